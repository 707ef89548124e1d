/// An address on its way: how far it has come, and who wants to know how it ends.
@MainActor
final class LinkUnderWay {
  let address: Address
  /// What is left of the address.
  var rest: ArraySlice<String>
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

  /// Takes the parts of a screen's segment off the rest, if it begins with them.
  func pass(_ screen: Screen) -> Bool {
    let parts = screen.segment.split(separator: "/")
    guard rest.count >= parts.count, zip(parts, rest).allSatisfy({ $0 == $1 }) else { return false }
    rest = rest.dropFirst(parts.count)
    return true
  }
}
