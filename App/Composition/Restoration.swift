/// What became of a snapshot: where the app is now, and what had to be left out, and why.
public nonisolated struct Restoration: Hashable, Sendable {
  /// The places that are open now, the one in front last.
  public internal(set) var restored: [String] = []
  /// A sentence for each thing that was left out.
  public internal(set) var dropped: [String] = []
  /// A sentence for each thing that is not to be had now. The saved place is kept meanwhile.
  public internal(set) var later: [String] = []

  mutating func drop(_ reason: Any) {
    dropped.append("\(reason)")
  }
}
