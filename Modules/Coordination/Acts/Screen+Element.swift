extension Screen {
  /// What a person sees or uses on a screen. Its `id` is unique there.
  @MainActor
  public struct Element {
    /// What can be done with an element.
    public enum Kind: String, Sendable {
      case text, field, secureField, button, row
    }

    public let id: String
    public let kind: Kind
    /// What a person reads: the words of a text, the caption of everything else.
    public let label: String
    /// The input of a field, as it is; a shell shows a secure one as bullets.
    public let value: String?
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

    private init(
      id: String, kind: Kind, label: String, value: String? = nil, isEnabled: Bool = true,
      onTap: (@MainActor () -> Void)? = nil, onType: (@MainActor (String) -> Void)? = nil
    ) {
      self.id = id
      self.kind = kind
      self.label = label
      self.value = value
      self.isEnabled = isEnabled
      self.onTap = onTap
      self.onType = onType
    }
  }
}

extension Screen.Element: Identifiable {}
