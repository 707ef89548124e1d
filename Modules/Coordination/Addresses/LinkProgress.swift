/// How far the opening of an address has come, when it has not failed.
public nonisolated enum LinkProgress: Hashable, Sendable {
  /// The address is open.
  case arrived
  /// `Discard?` is up; the answer decides.
  case asked
  /// It waits, for this reason.
  case waiting(String)
}
