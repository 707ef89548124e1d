extension Window {
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

  /// Drops the address under way when the person is, or was taken, elsewhere.
  func dropStrayLink() {
    if let link, let top = link.top, top !== frontScreen { drop(link) }
  }

  private func begin(_ link: LinkUnderWay, mayAsk: Bool) {
    let older = self.link
    self.link = link
    workCount += 1
    // Whoever hears this may open yet another one.
    if let older { drop(older) }
    guard link === self.link else { return }
    guard let front = frontScreen else {
      return fail(link, .unknown(link.address, step: link.step))
    }
    guard let path = LinkPath(self, of: link) else {
      step(link, asking: rootCoordinator, from: front)
      if link.top == nil { advance(link) }
      return
    }
    if mayAsk, path.surplus.contains(where: \.viewModel.hasUnsavedInput) {
      let address = link.address
      let question = Question(over: front) { [weak self] in
        self?.begin(LinkUnderWay(address) { _ in }, mayAsk: false)
      }
      ask(question)
      end(link, .success(.asked))
    } else {
      trim(to: path)
      conclude()
      advance(link)
    }
  }

  /// One change: the tab is selected, and everything goes that the address does not begin with.
  private func trim(to path: LinkPath) {
    closeAlert()
    let isElsewhere = storedRoot?.frontStack !== path.stacks[0]
    guard isElsewhere || !path.surplus.isEmpty else { return }
    change {
      closeModals(above: path.keptModals)
      cut(path.stacks[path.keptModals], keeping: path.keptScreens)
      guard isElsewhere else { return }
      tabBar?.choose(path.stacks[0])
      record(.selected, nil, segment: tabBar?.selected.id)
    }
  }

  /// Asks the owner of the front screen for the next step, until the address is open.
  private func advance(_ link: LinkUnderWay) {
    while link === self.link {
      guard !link.rest.isEmpty, let front = frontScreen else {
        return end(link, .success(.arrived))
      }
      step(link, asking: front.owner?.coordinator, from: front)
      // Something has to be fetched first.
      if link.top != nil { return }
    }
  }

  private func step(
    _ link: LinkUnderWay, asking coordinator: (any Coordinator)?, from top: Screen
  ) {
    switch coordinator?.open(link.rest, from: top)?.kind {
    case nil: fail(link, .unknown(link.address, step: link.step))
    case .wait(let reason):
      closeAlert()
      end(link, .success(.waiting(reason)))
    case .refuse(let reason): fail(link, .notThere(link.address, step: link.step, reason))
    case .show(let show): take(link, from: top, show)
    case .load(let load):
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
    guard link === self.link, let top = link.top else { return }
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
    guard link === self.link else { return }
    let isOnNewStack = frontStack !== stack
    let hasStack =
      isFirst
      ? isOnNewStack && storedModals.isEmpty : !isOnNewStack || storedModals.count > modalCount
    guard hasStack, let front = frontScreen, front !== top,
      front.index == (isOnNewStack ? 0 : top.index + 1), link.pass(front)
    else { return fail(link, .unknown(link.address, step: link.step)) }
  }

  private func fail(_ link: LinkUnderWay, _ failure: LinkFailure) {
    record(.refused, frontScreen?.owner, detail: failure.description)
    end(link, .failure(failure))
  }

  private func drop(_ link: LinkUnderWay) {
    record(.dropped, link.top?.owner, segment: link.step)
    link.task?.cancel()
    end(link, .failure(.dropped(link.address)))
  }

  private func end(_ link: LinkUnderWay, _ result: Result<LinkProgress, LinkFailure>) {
    guard !link.isOver else { return }
    link.isOver = true
    if link === self.link { self.link = nil }
    workCount -= 1
    link.then(result)
  }

  private func closeAlert() {
    if question != nil { ask(nil) }
    if let viewModel = frontScreen?.viewModel, viewModel.alert != nil { viewModel.alert = nil }
  }
}
