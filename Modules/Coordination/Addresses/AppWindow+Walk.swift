/// How an address is opened: one step after the other, each by the owner of the screen in front.
extension AppWindow {
  /// Keeps what the address begins with and removes what is above, in one change.
  func begin(_ link: Link) {
    let older = links.underWay
    links.set(link)
    busy.begin()
    // Whoever hears this may open yet another one.
    if let older { drop(older) }
    guard link === links.underWay else { return }
    guard let front = frontScreen, let row else {
      return fail(link, .unknown(link.address, step: link.step))
    }
    guard let kept = keep(link, in: row) else {
      // Nothing of it is there: the root of the app is asked first, for another root.
      step(link, asking: rootCoordinator, from: front)
      return advance(link)
    }
    let level = if case .modal(let level) = kept.stack.place { level + 1 } else { 0 }
    // The stack may be covered, and then lose nothing itself.
    let isFront = kept.count == kept.stack.storedScreens.count && level == storedModals.count
    let isElsewhere = level == 0 && kept.stack !== row.frontStack
    if !isFront || isElsewhere {
      let surplus = storedModals.dropFirst(level).flatMap(\.storedScreens) + kept.surplus
      if asks(link, about: surplus) { return }
      changes.begin()
      closeModals(above: level)
      cut(kept.stack, keeping: kept.count)
      if isElsewhere, let index = row.index(of: kept.stack) { choose(index, of: row) }
    }
    // Whatever was closed is heard of before the walk goes on.
    concluding { $0.closeAlert(over: front) }
    advance(link)
  }

  /// Follows the address over the screens that are there: from the root of the tab that it names, to
  /// the next one on the same stack, or to a modal that was opened from this one.
  private func keep(_ link: Link, in row: TabBar) -> Kept? {
    guard var stack = rootStacks.first(where: { $0.storedScreens.first.map(link.pass) ?? false })
    else { return nil }
    var (count, level) = (1, 0)
    while !link.rest.isEmpty {
      let screen = stack.storedScreens[count - 1]
      let next = screen.openModals == 0 ? nil : storedModals.indices.dropFirst(level).first {
        storedModals[$0].presenter === screen && link.pass(storedModals[$0].storedScreens[0])
      }
      if let next {
        (stack, count, level) = (storedModals[next], 1, next + 1)
      } else if count < stack.storedScreens.count, link.pass(stack.storedScreens[count]) {
        count += 1
      } else {
        break
      }
    }
    return Kept(stack: stack, count: count)
  }

  /// How much of what is there the address begins with.
  @MainActor
  private struct Kept {
    let stack: Navigator
    let count: Int
    var surplus: ArraySlice<Screen> { stack.storedScreens.dropFirst(count) }
  }

  /// Asks `Discard?` when one of these holds unsaved input, and says whether it did.
  private func asks(_ link: Link, about screens: [Screen]) -> Bool {
    guard link.mayAsk, let front = frontScreen,
      screens.contains(where: \.viewModel.hasUnsavedInput)
    else { return false }
    let address = link.address
    let question = Screen.Alert.discard(words) { [weak self] in
      self?.begin(Link(address, mayAsk: false))
    }
    ask(question, over: front)
    end(link, .success(.asked))
    return true
  }

  /// Asks the owner of the front screen for the next step, until the address is open, or something
  /// has to be fetched first.
  private func advance(_ link: Link) {
    while link === links.underWay, link.top == nil {
      guard !link.rest.isEmpty, let front = frontScreen else {
        return end(link, .success(.arrived))
      }
      step(link, asking: front.owner?.coordinator, from: front)
    }
  }

  private func step(_ link: Link, asking coordinator: (any Coordinator)?, from top: Screen) {
    let next = coordinator as? any AddressedCoordinator
    switch stepping({ next?.open(link.rest, from: top) })?.kind {
    case nil: fail(link, .unknown(link.address, step: link.step))
    case .refuse(let reason): fail(link, .notThere(link.address, step: link.step, reason))
    case .wait(let reason): wait(link, reason, over: top)
    case .show(let show): take(link, from: top, show)
    case .load(let load):
      if asks(link, about: leaving(for: link)) { return }
      link.top = top
      link.task = Task { [weak self, weak link] in
        let result: Result<@MainActor () -> Void, any Error>
        do {
          result = .success(try await load())
        } catch {
          result = .failure(error)
        }
        guard let self, let link else { return }
        concluding { $0.loaded(link, result) }
      }
    }
  }

  /// What leaves by the next step: everything, when that is another root.
  private func leaving(for link: Link) -> [Screen] { link.isAtStart ? allScreens : [] }

  private func loaded(_ link: Link, _ result: Result<@MainActor () -> Void, any Error>) {
    guard link === links.underWay, let top = link.top else { return }
    link.top = nil
    switch result {
    case .success(let show): take(link, from: top, show)
    case .failure(let error): fail(link, .failure(of: error, link.address, step: link.step))
    }
    advance(link)
  }

  /// Exactly one more screen has to come, and to be the next one of the address: a new root when
  /// nothing of the address is there yet, else a screen on the same stack, or a modal.
  private func take(_ link: Link, from top: Screen, _ show: () -> Void) {
    if asks(link, about: leaving(for: link)) { return }
    let (stack, modalCount, isFirst) = (frontStack, storedModals.count, link.isAtStart)
    stepping(show)
    guard link === links.underWay else { return }
    let isOnNewStack = frontStack !== stack
    let hasStack =
      isFirst
      ? isOnNewStack && storedModals.isEmpty : !isOnNewStack || storedModals.count > modalCount
    guard hasStack, let front = frontScreen, front !== top,
      front.index == (isOnNewStack ? 0 : top.index + 1), link.pass(front)
    else { return fail(link, .unknown(link.address, step: link.step)) }
    closeAlert(over: top)
  }

  private func stepping<Value>(_ body: () -> Value) -> Value {
    links.step = changes.isConcluding
    defer { links.step = nil }
    return body()
  }

  /// Unanswered, because the person goes elsewhere.
  private func closeAlert(over screen: Screen) {
    if screen.question != nil { ask(nil, over: screen) }
    if screen.viewModel.alert != nil { screen.viewModel.alert = nil }
  }

  /// The newest one waits; one that waited before is dropped.
  private func wait(_ link: Link, _ reason: String, over screen: Screen) {
    closeAlert(over: screen)
    if links.waiting?.address != link.address { cancelWaiting() }
    links.wait(WaitingLink(address: link.address, reason: reason))
    end(link, .success(.waiting(reason)))
  }

  func fail(_ link: Link, _ failure: LinkFailure) {
    record(.refused, frontScreen?.owner, detail: failure.description)
    end(link, .failure(failure))
  }

  func drop(_ link: Link) {
    record(.dropped, link.top?.owner, segment: .init(parts: [link.step]))
    link.task?.cancel()
    end(link, .failure(.dropped(link.address)))
  }

  private func end(_ link: Link, _ result: Result<LinkProgress, LinkFailure>) {
    if link === links.underWay { links.set(nil) }
    busy.end()
    link.end(result)
  }
}
