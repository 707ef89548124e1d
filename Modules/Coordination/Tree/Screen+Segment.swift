extension Screen {
  /// What a screen adds to the address: the one part of `second`, the two of `product/1`.
  ///
  /// Written as text, it has a part between any two slashes; what is interpolated stays whole, so
  /// that in `"item/\(id)"` an id may be `a/b`. No part may be empty, `.` or `..`, or have a control
  /// character: a screen with such a segment is refused.
  public nonisolated struct Segment: Hashable, Sendable {
    /// Most have one part, which needs no array.
    private enum Storage: Hashable {
      case one(String)
      case many([String])
    }

    private let storage: Storage

    /// A segment of these parts, whatever they hold.
    public init(parts: [String]) {
      storage = parts.count == 1 ? .one(parts[0]) : .many(parts)
    }

    /// Decoded, as they were given.
    public var parts: [String] {
      switch storage {
      case .one(let part): [part]
      case .many(let parts): parts
      }
    }

    /// Why no address could carry it, if that is so.
    var fault: String? {
      switch storage {
      case .one(let part): Self.fault(of: part)
      case .many(let parts):
        parts.isEmpty ? "it has no part" : parts.lazy.compactMap(Self.fault(of:)).first
      }
    }

    /// Why a text could be no part of an address, if that is so.
    static func fault(of part: String) -> String? {
      if part.isEmpty { return "one of its parts is empty" }
      if part == "." || part == ".." { return "“\(part)” is no place" }
      if part.utf8.allSatisfy({ $0 > 0x1F && $0 < 0x7F }) { return nil }
      let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
      return part.unicodeScalars.contains(where: isControl) ? "it has a control character" : nil
    }
  }
}

nonisolated extension Screen.Segment: ExpressibleByStringInterpolation {
  /// Collects the parts: slashes of the literal end one, those of a value do not.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts = [""]

    /// Begins with one part, which is empty.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text of the program, whose slashes count.
    public mutating func appendLiteral(_ literal: String) {
      // By bytes, because a combining mark would make another character of the slash before it.
      let slash = UInt8(ascii: "/")
      let pieces = literal.utf8.split(separator: slash, omittingEmptySubsequences: false)
      parts[parts.count - 1] += String(Substring(pieces[0]))
      parts += pieces.dropFirst().map { String(Substring($0)) }
    }

    /// Adds a value, which stays whole.
    public mutating func appendInterpolation(_ value: some Any) {
      parts[parts.count - 1] += "\(value)"
    }
  }

  /// The segment of a text whose slashes count.
  public init(stringLiteral literal: String) {
    guard literal.utf8.contains(UInt8(ascii: "/")) else {
      self.init(parts: [literal])
      return
    }
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(literal)
    self.init(stringInterpolation: interpolation)
  }

  /// The segment of a text with values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(parts: stringInterpolation.parts)
  }
}

nonisolated extension Screen.Segment: CustomStringConvertible {
  /// Its parts with slashes between them, and an escape for whatever would be read as something else.
  public var description: String {
    switch storage {
    case .one(let part): Self.escaped(part)
    case .many(let parts): parts.map(Self.escaped).joined(separator: "/")
    }
  }

  private static func escaped(_ part: String) -> String {
    // Few have anything to escape, and this is asked for each screen of an address.
    guard part.utf8.contains(where: { "%/?#".utf8.contains($0) }) else { return part }
    return part.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "/": "%2F"
      case "?": "%3F"
      case "#": "%23"
      default: String(scalar)
      }
    }.joined()
  }
}
