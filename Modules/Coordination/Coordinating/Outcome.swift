/// How a coordinator ended. Its parent hears it once.
public enum Outcome<Output> {
  /// It finished and has something to hand over.
  case completed(Output)
  /// It left by any other door: back, a swipe, a link, a root that was replaced.
  case cancelled
}

extension Outcome: Sendable where Output: Sendable {}
extension Outcome: Equatable where Output: Equatable {}
