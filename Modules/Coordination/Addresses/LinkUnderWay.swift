/// An address on its way: how far it has come, and who wants to know how it ends.
@MainActor
final class LinkUnderWay {
  let address: Address
  /// What is left of the address.
  private(set) var rest: ArraySlice<String>
  /// The screen whose owner is being asked. Something else in front means that the person is, or
  /// was taken, elsewhere.
  var top: Screen?
  var task: Task<Void, Never>?
  /// The task that waits for its end, if one does. When that is cancelled, nothing more opens.
  var waiter: Task<Result<LinkProgress, LinkFailure>, Never>?
  /// Whether what leaves may have to be asked about.
  let mayAsk: Bool
  private var then: (@MainActor (Result<LinkProgress, LinkFailure>) -> Void)?

  init(
    _ address: Address, mayAsk: Bool = true,
    then: @escaping @MainActor (Result<LinkProgress, LinkFailure>) -> Void = { _ in }
  ) {
    self.address = address
    rest = address.parts[...]
    self.mayAsk = mayAsk
    self.then = then
  }

  deinit { task?.cancel() }

  var step: String { rest.first ?? "" }
  var isAtStart: Bool { rest.count == address.parts.count }

  /// Takes the parts of a screen's segment off the rest, if it begins with them. There is at least
  /// one, so that whoever goes from screen to screen comes to an end.
  func pass(_ screen: Screen) -> Bool {
    let parts = screen.segment.parts
    guard rest.starts(with: parts) else { return false }
    rest = rest.dropFirst(parts.count)
    return true
  }

  /// Hands over, once, how it went, and keeps nothing any more.
  func end(_ result: Result<LinkProgress, LinkFailure>) {
    let then = then
    self.then = nil
    top = nil
    then?(result)
  }
}

/// How an address ended, for a task that waits for it.
@MainActor
final class LinkEnd {
  private var reached: Result<LinkProgress, LinkFailure>?
  private var waiting: CheckedContinuation<Result<LinkProgress, LinkFailure>, Never>?

  func reach(_ result: Result<LinkProgress, LinkFailure>) {
    reached = result
    waiting?.resume(returning: result)
    waiting = nil
  }

  func result() async -> Result<LinkProgress, LinkFailure> {
    if let reached { return reached }
    return await withCheckedContinuation { waiting = $0 }
  }
}
