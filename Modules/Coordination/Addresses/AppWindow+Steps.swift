/// Each step of an address is said by the owner of the screen in front, and shows one more screen.
extension AppWindow {
  /// Asks the owner of the front screen for the next step, until the address is open, or something
  /// has to be fetched first.
  func advance(_ link: LinkUnderWay) {
    while link === links.underWay, link.top == nil {
      guard !link.rest.isEmpty, let front = frontScreen else {
        return end(link, .success(.arrived))
      }
      step(link, asking: front.owner?.coordinator, from: front)
    }
  }

  func step(_ link: LinkUnderWay, asking coordinator: (any Coordinator)?, from top: Screen) {
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
  private func leaving(for link: LinkUnderWay) -> [Screen] { link.isAtStart ? allScreens : [] }

  private func loaded(_ link: LinkUnderWay, _ result: Result<@MainActor () -> Void, any Error>) {
    guard link === links.underWay, let top = link.top else { return }
    if link.waiter?.isCancelled == true { return drop(link) }
    link.top = nil
    switch result {
    case .success(let show): take(link, from: top, show)
    case .failure(let error):
      let failure = LinkFailure.failure(of: error, link.address, step: link.step)
      if case .notNow(_, _, let reason) = failure { stop(link, reason, at: top) }
      fail(link, failure)
    }
    advance(link)
  }

  /// Exactly one more screen has to come, and to be the next one of the address: a new root when
  /// nothing of the address is there yet, else a screen on the same stack, or a modal.
  private func take(_ link: LinkUnderWay, from top: Screen, _ show: () -> Void) {
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
    let outer = links.step
    links.step = changes.isConcluding
    defer { links.step = outer }
    return body()
  }

  /// Unanswered, because the person goes elsewhere.
  func closeAlert(over screen: Screen) {
    if screen.question != nil { ask(nil, over: screen) }
    if screen.viewModel.alert != nil { screen.viewModel.alert = nil }
  }

  /// The newest one waits; one that waited before is dropped.
  private func wait(_ link: LinkUnderWay, _ reason: String, over screen: Screen) {
    closeAlert(over: screen)
    if links.waiting.map({ $0.address != link.address }) ?? false { cancelWaiting() }
    links.waiting = WaitingLink(address: link.address, reason: reason)
    end(link, .success(.waiting(reason)))
  }

  func fail(_ link: LinkUnderWay, _ failure: LinkFailure) {
    record(.refused, frontScreen?.owner, detail: failure.description)
    end(link, .failure(failure))
  }

  func drop(_ link: LinkUnderWay) {
    record(.dropped, link.top?.owner, segment: .init(parts: [link.step]))
    link.task?.cancel()
    end(link, .failure(.dropped(link.address)))
  }

  func end(_ link: LinkUnderWay, _ result: Result<LinkProgress, LinkFailure>) {
    if link === links.underWay { links.underWay = nil }
    busy.end()
    link.end(result)
  }
}
