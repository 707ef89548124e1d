/// An app's navigation as a state machine: its places, and the ways from one to another.
///
/// A place is a kind of screen, however deep the stack under it is. What leaves a place returns to
/// whoever is below, so that way has no end of its own.
public nonisolated struct FlowMap: Hashable, Sendable {
  /// What an act does at a place.
  public struct Way: Hashable, Sendable {
    /// The name of the place.
    public let from: String
    /// The act, with `N` for what differs from row to row: `tap product-N`.
    public let act: String
    public let move: Move
    /// The name of the place where it leads. None for what leaves, closes or switches.
    public let to: String?
    /// The situation after that, when it is another one.
    public let becomes: String?
    /// In which situations it was found.
    public let situations: Set<String>
    /// The shortest script for it.
    public let script: [FlowAct]
  }

  /// How much it took to find all this.
  public struct Effort: Hashable, Sendable {
    /// Spots at which everything was done: places in all their states.
    public internal(set) var spots = 0
    public internal(set) var launches = 0
    public internal(set) var acts = 0
  }

  /// In the order in which they were come to, nearest first.
  public let places: [Place]
  public let ways: [Way]
  /// What the map leaves out, in a sentence each; nothing when the app was explored to its end.
  public let gaps: [String]
  public let effort: Effort

  /// The place of this name.
  public func place(_ name: String) -> Place? { places.first { $0.name == name } }

  /// The ways that begin at a place.
  public func ways(from name: String) -> [Way] { ways.filter { $0.from == name } }
}

nonisolated extension FlowMap.Way: CustomStringConvertible {
  /// `home: tap profile pushes user, for user`.
  public var description: String {
    "\(from): \(act) \(outcome)" + FlowMap.words(for: situations)
  }

  /// Where it leads, and how: `pushes user`.
  public var outcome: String {
    let target = move == .stays ? "" : to.map { " \($0)" } ?? ""
    return "\(move)\(target)" + (becomes.map { " as \($0)" } ?? "")
  }
}

nonisolated extension FlowMap {
  /// Nothing, when the app does not tell situations apart.
  static func words(for situations: Set<String>) -> String {
    situations == [""] ? "" : ", for \(situations.sorted().joined(separator: ", "))"
  }
}
