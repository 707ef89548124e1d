/// How a cell looks. Colours should say nothing that the text does not say.
public nonisolated struct Look: Hashable, Sendable {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let bold = Attributes(rawValue: 1)
    public static let faint = Attributes(rawValue: 2)
    public static let underline = Attributes(rawValue: 4)
    public static let reverse = Attributes(rawValue: 8)
    public static let strike = Attributes(rawValue: 16)
  }

  /// One of the colours that the owner of a terminal has chosen. The number is what it is called.
  public enum Color: UInt8, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
    case none = 39
  }

  public var attributes: Attributes
  public var color: Color

  public init(_ attributes: Attributes = [], color: Color = .none) {
    self.attributes = attributes
    self.color = color
  }

  public static let plain = Look()
  public static let strong = Look(.bold)
  public static let faint = Look(.faint)
  /// Refused, destructive, a question.
  public static let alarm = Look(color: .red)
  /// What can be pressed.
  public static let accent = Look(color: .cyan)
  /// What has just come.
  public static let fresh = Look(.bold, color: .green)
  /// What has just gone.
  public static let gone = Look([.faint, .strike], color: .red)
  /// Where Enter acts.
  public static let chosen = Look([.bold, .reverse])
  /// What is being typed.
  public static let input = Look(.underline)
  /// Something is not now, or not here.
  public static let notice = Look([.bold, .reverse], color: .yellow)

  public func with(_ more: Attributes) -> Look {
    Look(attributes.union(more), color: color)
  }

  /// This one as the ground, and another on it.
  public func under(_ other: Look) -> Look {
    guard attributes.contains(.reverse) else {
      return Look(attributes.union(other.attributes), color: other.color)
    }
    return Look(attributes.union(other.attributes).subtracting(.faint), color: color)
  }

  /// The parameters that set this after a reset; nothing, if it is plain.
  func parameters(inColor: Bool) -> String {
    var parameters: [String] = []
    if attributes.contains(.bold) { parameters.append("1") }
    if attributes.contains(.faint) { parameters.append("2") }
    if attributes.contains(.underline) { parameters.append("4") }
    if attributes.contains(.reverse) { parameters.append("7") }
    if attributes.contains(.strike) { parameters.append("9") }
    if inColor, color != .none { parameters.append(String(color.rawValue)) }
    return parameters.joined(separator: ";")
  }
}
