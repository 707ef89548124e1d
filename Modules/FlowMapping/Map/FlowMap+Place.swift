nonisolated extension FlowMap {
  /// A kind of screen, or an alert over one.
  public struct Place: Hashable, Sendable {
    /// What makes it this place, in words that are the same in every run.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
      /// The segment of the screen, with `N` for what differs: `product/N`.
      public let screen: String
      /// The type of the coordinator that shows it.
      public let owner: String
      /// The title of the alert over it.
      public let alert: String?

      /// The same for two places only if they are one.
      public var description: String { "\(screen) of \(owner)" + (alert.map { ": \($0)" } ?? "") }
    }

    /// As what a screen is shown.
    public enum Form: String, Hashable, Sendable, CaseIterable {
      case root, tab, page, modal, alert
    }

    public let kind: Kind
    /// Short, and no other place's: `product/N`, or `home: Are you sure?`.
    public let name: String
    public let forms: Set<Form>
    /// In which situations somebody can be here, as far as the app tells them apart.
    public let situations: Set<String>
    /// The shortest script that leads here from the launch.
    public let script: [FlowAct]
    /// Where that ends.
    public let address: String

    var isAlert: Bool { kind.alert != nil }
  }

  /// What an act does.
  public enum Move: String, Hashable, Sendable, CaseIterable {
    /// Nothing moves.
    case stays
    /// An alert comes up.
    case asks
    case pushes, presents
    /// Another screen takes the place of the one in front.
    case swaps
    /// Everything makes room for another root.
    case replaces
    /// Another tab comes to the front, as it was left.
    case switches
    /// The alert is gone, and nothing else.
    case closes
    /// Screens or modals in front are gone: whoever is below is in front.
    case leaves

    /// Whether it leads to a place of its own, and not to whatever is there already.
    var hasTarget: Bool { self != .leaves && self != .closes && self != .switches }
  }
}

nonisolated extension FlowMap.Place: CustomStringConvertible {
  /// `home is a tab of HomeCoordinator, for guest, user`.
  public var description: String {
    "\(name) is \(formWords) of \(kind.owner)" + FlowMap.words(for: situations)
  }

  var formWords: String {
    FlowMap.Place.Form.allCases.filter(forms.contains)
      .map { $0 == .alert ? "an alert" : "a \($0)" }.joined(separator: " and ")
  }
}
