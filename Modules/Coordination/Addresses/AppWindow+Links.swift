extension AppWindow {
  /// Opens an address: the same walk as a person's, with the same screens under the last one.
  ///
  /// Keeps as much of the tree as the address begins with, removes what is above in one change, and
  /// asks the owner of the top screen for each further step. Opening where the person is already
  /// changes nothing. It is dropped by a person's act that changes the tree, by the next address,
  /// and when the task that waits for it is cancelled.
  @discardableResult
  public func open(_ address: Address) async throws(LinkFailure) -> LinkProgress {
    guard !Task.isCancelled else { throw .dropped(address) }
    let end = LinkEnd()
    let link = begin(address) { end.reach($0) }
    let waiter = Task { await end.result() }
    link.waiter = waiter
    let result = await withTaskCancellationHandler {
      await waiter.value
    } onCancel: {
      // Seen at once by an answer that comes before the rest of this.
      waiter.cancel()
      Task { @MainActor [weak self, weak link] in
        self?.concluding { if let link, link === $0.links.underWay { $0.drop(link) } }
      }
    }
    return try result.get()
  }

  /// Begins to open an address, and hands over how it went. `then` is kept until it has.
  public func open(
    _ address: Address,
    then: @escaping @MainActor (Result<LinkProgress, LinkFailure>) -> Void
  ) {
    _ = begin(address, then: then)
  }

  private func begin(
    _ address: Address,
    then: @escaping @MainActor (Result<LinkProgress, LinkFailure>) -> Void
  ) -> LinkUnderWay {
    concluding { window in
      let link = LinkUnderWay(address, then: then)
      if window.mayOpen(address) {
        window.begin(link)
      } else {
        link.end(.failure(.nested(address)))
      }
      return link
    }
  }

  /// Not by a coordinator that says or takes a step of another one: such a walk could go on for
  /// ever. That is logged. Whoever is told of the step may.
  func mayOpen(_ address: Address) -> Bool {
    guard links.step == changes.isConcluding else { return true }
    record(.refused, frontScreen?.owner, detail: LinkFailure.nested(address).description)
    return false
  }
}
