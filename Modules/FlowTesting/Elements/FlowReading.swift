/// What was read of an element, with the screen that it was read on: so a failed expectation, at its
/// own line, shows what was there instead.
///
/// Compares with a plain value: `#expect(app.staticTexts["total"].label == "1000")`. What is not
/// there equals nothing.
public nonisolated struct FlowReading<Value: Hashable & Sendable>: Sendable {
  private let content: Value?
  /// Why nothing was read.
  private let failure: FlowFailure?
  /// What there was, in words; nothing for a value that a test has written down.
  private let context: String

  init(_ content: Value?, failure: FlowFailure? = nil, context: String = "") {
    self.content = content
    self.failure = failure
    self.context = context
  }

  /// The value; throws when the element was not there, or has none.
  public func get() throws(FlowFailure) -> Value {
    if let content { return content }
    throw failure ?? FlowFailure("there is no such value", FlowFailure.Site("", 0), report: context)
  }
}

nonisolated extension FlowReading: Hashable {
  public static func == (one: FlowReading, other: FlowReading) -> Bool {
    one.content == other.content && (one.failure == nil) == (other.failure == nil)
  }

  /// Whether the element is there, and has this; `nil` is what a button has as its value.
  public static func == (reading: FlowReading, value: Value?) -> Bool {
    reading == FlowReading(value)
  }

  /// Whether the element is not there, or has something else.
  public static func != (reading: FlowReading, value: Value?) -> Bool {
    reading != FlowReading(value)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

nonisolated extension FlowReading: CustomStringConvertible {
  /// The value, or why there is none, and the screen.
  public var description: String {
    let value = content.map { $0 is String ? "“\($0)”" : "\($0)" }
    return [value ?? failure?.reason ?? "nothing", context].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}

nonisolated extension FlowReading: ExpressibleByUnicodeScalarLiteral where Value == String {
  public init(unicodeScalarLiteral value: String) { self.init(value) }
}

nonisolated extension FlowReading: ExpressibleByExtendedGraphemeClusterLiteral
where Value == String {
  public init(extendedGraphemeClusterLiteral value: String) { self.init(value) }
}

nonisolated extension FlowReading: ExpressibleByStringLiteral where Value == String {
  public init(stringLiteral value: String) { self.init(value) }
}

nonisolated extension FlowReading: ExpressibleByStringInterpolation where Value == String {}

nonisolated extension FlowReading: ExpressibleByBooleanLiteral where Value == Bool {
  public init(booleanLiteral value: Bool) { self.init(value) }
}
