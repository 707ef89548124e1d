/// What proves to the service who is asking. It is never shown, whatever prints it.
nonisolated struct Token: Sendable, Hashable {
  private let secret: String

  /// None for what could not stand in a header.
  init?(_ secret: String) {
    let isPlain = secret.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    guard isPlain, (1...4_096).contains(secret.utf8.count) else { return nil }
    self.secret = secret
  }

  var header: String { "Bearer \(secret)" }
}

nonisolated extension Token: CustomStringConvertible, CustomReflectable {
  var description: String { "•••" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
