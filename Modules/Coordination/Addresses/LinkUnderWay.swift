/// An address on its way: how far it has come, and who wants to know how it ends.
@MainActor
final class LinkUnderWay: Follower {
  let address: Address
  /// What is left of the address.
  private(set) var rest: ArraySlice<String>
  /// The screen whose owner is being asked. Something else in front means that the person is, or
  /// was taken, elsewhere.
  var top: Screen?
  var task: Task<Void, Never>?
  var isOver = false
  let then: @MainActor (Result<LinkProgress, LinkFailure>) -> Void

  init(
    _ address: Address, then: @escaping @MainActor (Result<LinkProgress, LinkFailure>) -> Void
  ) {
    self.address = address
    rest = address.parts[...]
    self.then = then
  }

  deinit { task?.cancel() }

  var step: String { rest.first ?? "" }
  var isAtStart: Bool { rest.count == address.parts.count }
  var pending: String { "“\(address)” is being opened" }

  func look(at window: AppWindow) {
    if let top, top !== window.frontScreen { window.drop(self) }
  }

  /// Takes the parts of a screen's segment off the rest, if it begins with them.
  func pass(_ screen: Screen) -> Bool {
    guard rest.starts(with: screen.parts) else { return false }
    rest = rest.dropFirst(screen.parts.count)
    return true
  }

  /// How many screens of these follow, one after the other.
  func pass(_ screens: ArraySlice<Screen>) -> Int {
    screens.prefix { pass($0) }.count
  }
}
