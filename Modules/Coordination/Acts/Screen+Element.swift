extension Screen {
  /// What a person sees or uses on a screen. Its `id` is unique there.
  @MainActor
  public struct Element {
    /// What can be done with an element.
    public enum Kind: String, Sendable {
      case text, field, secureField, button, row, toggle, picker

      /// Whether it can be tapped; a tap switches a toggle over.
      public var isTapped: Bool { self == .button || self == .row || self == .toggle }
      /// Whether text can be typed into it.
      public var isTyped: Bool { self == .field || self == .secureField }
    }

    public let id: String
    public let kind: Kind
    /// What a person reads: the words of a text, the caption of everything else.
    public let label: String
    /// The input of a field, as it is; a shell shows a secure one as bullets. Of a toggle `on` or
    /// `off`, and of a picker the option that is chosen.
    public let value: String?
    /// What a picker offers.
    public let options: [String]
    public let isEnabled: Bool

    let onTap: (@MainActor () -> Void)?
    let onType: (@MainActor (String) -> Void)?

    /// Words to read.
    public static func text(_ id: String, _ words: String) -> Element {
      Element(id: id, kind: .text, label: words)
    }

    /// A line of input.
    public static func field(
      _ id: String, _ label: String, value: String, isEnabled: Bool = true,
      type: @escaping @MainActor (String) -> Void
    ) -> Element {
      Element(id: id, kind: .field, label: label, value: value, isEnabled: isEnabled, onType: type)
    }

    /// A line of input that nobody may read over a shoulder.
    public static func secureField(
      _ id: String, _ label: String, value: String, isEnabled: Bool = true,
      type: @escaping @MainActor (String) -> Void
    ) -> Element {
      Element(
        id: id, kind: .secureField, label: label, value: value, isEnabled: isEnabled, onType: type)
    }

    /// Something to tap.
    public static func button(
      _ id: String, _ label: String, isEnabled: Bool = true, tap: @escaping @MainActor () -> Void
    ) -> Element {
      Element(id: id, kind: .button, label: label, isEnabled: isEnabled, onTap: tap)
    }

    /// One of a list, to tap.
    public static func row(
      _ id: String, _ label: String, isEnabled: Bool = true, tap: @escaping @MainActor () -> Void
    ) -> Element {
      Element(id: id, kind: .row, label: label, isEnabled: isEnabled, onTap: tap)
    }

    /// Something that is on or off. A tap sets the other.
    public static func toggle(
      _ id: String, _ label: String, isOn: Bool, isEnabled: Bool = true,
      set: @escaping @MainActor (Bool) -> Void
    ) -> Element {
      Element(
        id: id, kind: .toggle, label: label, value: isOn ? "on" : "off", isEnabled: isEnabled,
        onTap: { set(!isOn) })
    }

    /// A choice of one among some, made by entering it; anything else is refused.
    public static func picker(
      _ id: String, _ label: String, options: [String], chosen: String, isEnabled: Bool = true,
      choose: @escaping @MainActor (String) -> Void
    ) -> Element {
      Element(
        id: id, kind: .picker, label: label, value: chosen, options: options, isEnabled: isEnabled,
        onType: choose)
    }

    private init(
      id: String, kind: Kind, label: String, value: String? = nil, options: [String] = [],
      isEnabled: Bool = true,
      onTap: (@MainActor () -> Void)? = nil, onType: (@MainActor (String) -> Void)? = nil
    ) {
      self.id = id
      self.kind = kind
      self.label = label
      self.value = value
      self.options = options
      self.isEnabled = isEnabled
      self.onTap = onTap
      self.onType = onType
    }
  }
}

extension Screen.Element: Identifiable {}
