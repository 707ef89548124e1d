extension AppWindow {
  /// Opens an address: the same walk as a person's, with the same screens under the last one.
  ///
  /// Keeps as much of the stack in question as the address begins with, removes what is above in
  /// one change, and asks the owner of the top screen for each further step. Opening where the
  /// person is already changes nothing. A person's act that changes the tree drops it, and so does
  /// the next address.
  @discardableResult
  public func open(_ address: Address) async throws(LinkFailure) -> LinkProgress {
    let result = await withCheckedContinuation { continuation in
      open(address) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  /// Begins to open an address, and hands over how it went. `then` is kept until it has.
  public func open(
    _ address: Address,
    then: @escaping @MainActor (Result<LinkProgress, LinkFailure>) -> Void
  ) {
    begin(LinkUnderWay(address, then: then), mayAsk: true)
    conclude()
  }

  private func begin(_ link: LinkUnderWay, mayAsk: Bool) {
    let older = follower as? LinkUnderWay
    follower = link
    busy.begin()
    // Whoever hears this may open yet another one.
    if let older { drop(older) }
    guard link === follower else { return }
    guard let front = frontScreen else {
      return fail(link, .unknown(link.address, step: link.step))
    }
    // The stacks that the address runs along: that of the tab which it names, or the root; then
    // the modals over it, when the person is there.
    guard let row,
      let first = row.tabs.map(\.navigator).first(where: { link.pass($0.storedScreens.prefix(1)) > 0 })
    else { return advance(link, asking: rootCoordinator, from: front, mayAsk: mayAsk) }
    let isElsewhere = first !== row.frontStack
    let modals = isElsewhere ? [] : storedModals
    var (last, count) = (first, 1 + link.pass(first.storedScreens.dropFirst()))
    var level = 0
    while count == last.storedScreens.count, level < modals.count {
      (last, count) = (modals[level], link.pass(modals[level].storedScreens[...]))
      level += 1
    }
    let surplus =
      last.storedScreens[count...] + storedModals.dropFirst(level).flatMap(\.storedScreens)
    if mayAsk, surplus.contains(where: \.viewModel.hasUnsavedInput) {
      return ask(link, over: front)
    }
    closeAlert()
    if isElsewhere || !surplus.isEmpty {
      change {
        closeModals(above: level)
        cut(last, keeping: count)
        if isElsewhere { choose(first, of: row) }
      }
    }
    conclude()
    advance(link)
  }

  private func ask(_ link: LinkUnderWay, over front: Screen) {
    let address = link.address
    let question = Screen.Alert.discard { [weak self] in
      self?.begin(LinkUnderWay(address) { _ in }, mayAsk: false)
    }
    ask(question, over: front)
    end(link, .success(.asked))
  }

  /// Asks the owner of the front screen for the next step, until the address is open.
  private func advance(_ link: LinkUnderWay) {
    while link === follower {
      guard !link.rest.isEmpty, let front = frontScreen else {
        return end(link, .success(.arrived))
      }
      step(link, asking: front.owner?.coordinator, from: front)
      // Something has to be fetched first.
      if link.top != nil { return }
    }
  }

  /// Nothing of the address is there: the root of the app is asked first, for another root.
  private func advance(
    _ link: LinkUnderWay, asking root: (any Coordinator)?, from front: Screen, mayAsk: Bool
  ) {
    step(link, asking: root, from: front, replacing: mayAsk ? allScreens : [])
    if link.top == nil { advance(link) }
  }

  private func step(
    _ link: LinkUnderWay, asking coordinator: (any Coordinator)?, from top: Screen,
    replacing screens: [Screen] = []
  ) {
    let step = (coordinator as? any AddressedCoordinator)?.open(link.rest, from: top)
    switch step?.kind {
    case nil: fail(link, .unknown(link.address, step: link.step))
    case .wait(let reason):
      closeAlert()
      end(link, .success(.waiting(reason)))
    case .refuse(let reason): fail(link, .notThere(link.address, step: link.step, reason))
    case .show, .load:
      if screens.contains(where: \.viewModel.hasUnsavedInput) { return ask(link, over: top) }
      if case .show(let show) = step?.kind { return take(link, from: top, show) }
      guard case .load(let load) = step?.kind else { return }
      link.top = top
      link.task = Task { [weak self, weak link] in
        let result: Result<@MainActor () -> Void, any Error>
        do {
          result = .success(try await load())
        } catch {
          result = .failure(error)
        }
        if let link { self?.loaded(link, result) }
      }
    }
  }

  private func loaded(_ link: LinkUnderWay, _ result: Result<@MainActor () -> Void, any Error>) {
    guard link === follower, let top = link.top else { return }
    link.top = nil
    switch result {
    case .success(let show):
      take(link, from: top, show)
      advance(link)
    case .failure(let error): fail(link, .notThere(link.address, step: link.step, "\(error)"))
    }
    conclude()
  }

  /// Exactly one more screen has to come, and to be the next one of the address: a new root when
  /// nothing of the address is there yet, else a screen on the same stack, or a modal.
  private func take(_ link: LinkUnderWay, from top: Screen, _ show: () -> Void) {
    closeAlert()
    let (stack, modalCount, isFirst) = (frontStack, storedModals.count, link.isAtStart)
    show()
    guard link === follower else { return }
    let isOnNewStack = frontStack !== stack
    let hasStack =
      isFirst
      ? isOnNewStack && storedModals.isEmpty : !isOnNewStack || storedModals.count > modalCount
    guard hasStack, let front = frontScreen, front !== top,
      front.index == (isOnNewStack ? 0 : top.index + 1), link.pass(front)
    else { return fail(link, .unknown(link.address, step: link.step)) }
  }

  private func closeAlert() {
    guard let front = frontScreen else { return }
    if front.question != nil { ask(nil, over: front) }
    if front.viewModel.alert != nil { front.viewModel.alert = nil }
  }

  private func fail(_ link: LinkUnderWay, _ failure: LinkFailure) {
    record(.refused, frontScreen?.owner, detail: failure.description)
    end(link, .failure(failure))
  }

  func drop(_ link: LinkUnderWay) {
    record(.dropped, link.top?.owner, segment: link.step)
    link.task?.cancel()
    end(link, .failure(.dropped(link.address)))
  }

  private func end(_ link: LinkUnderWay, _ result: Result<LinkProgress, LinkFailure>) {
    guard !link.isOver else { return }
    link.isOver = true
    if link === follower { follower = nil }
    busy.end()
    link.then(result)
  }
}
