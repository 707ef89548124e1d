/// Where a screen is: the parts of `/home/product/1`, decoded.
///
/// Parts compare whole, and with their case: `second` is not `second-page`.
public nonisolated struct Address: Hashable, Sendable {
  /// At least one; none is empty, `.`, `..`, or has a control character.
  public let parts: [String]

  /// The most bytes that a link from outside may have.
  public static let limit = 2_048

  /// Reads a path (`/home/product/1`), a link with the app's own scheme, or one of the web, whose
  /// host is ignored (`https://any.host/home/product/1`).
  ///
  /// With the app's own scheme the host is the first part: `demo://home/product/1` is the same as
  /// `demo:///home/product/1` and `demo:/home/product/1`. The scheme is read in any case, and so are
  /// the letters A to Z of a host, as in any link; what its escapes stand for keeps its case. Query,
  /// fragment and one slash at the end are ignored.
  /// Throws ``LinkFailure/malformed(_:_:)`` for whatever else is no address. `limit` is for links
  /// from outside; what the app has written itself may be longer.
  public init(
    _ link: String, scheme: String = "", limit: Int = Address.limit
  ) throws(LinkFailure) {
    guard link.utf8.count <= limit else {
      throw .malformed(String(link.prefix(40)) + "…", "it is longer than \(limit) bytes")
    }
    // By bytes, because a combining mark would make another character of the slash before it.
    var rest = Array(link.utf8).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var parts: [String] = []
    if rest.first != Self.slash {
      let name = Self.lowercased(rest.prefix { $0 != UInt8(ascii: ":") })
      rest = rest.dropFirst(name.count)
      guard rest.popFirst() != nil else {
        throw .malformed(link, "it does not begin with a slash")
      }
      let isOurs = name.elementsEqual(scheme.lowercased().utf8) && !scheme.isEmpty
      guard isOurs || name == Array("https".utf8) || name == Array("http".utf8) else {
        throw .malformed(link, "it is neither a path nor a link of this app")
      }
      if rest.starts(with: "//".utf8) {
        let host = rest.dropFirst(2).prefix { $0 != Self.slash }
        rest = rest.dropFirst(2 + host.count)
        if isOurs, !host.isEmpty { parts = [try Self.decoded(Self.lowercased(host), of: link)] }
      } else if !isOurs {
        throw .malformed(link, "it names no host")
      } else if rest.first != Self.slash {
        // `demo:home/product/1`
        rest = [Self.slash] + rest
      }
    }
    rest = rest.dropFirst()
    if rest.last == Self.slash { rest = rest.dropLast() }
    if !rest.isEmpty {
      for part in rest.split(separator: Self.slash, omittingEmptySubsequences: false) {
        parts.append(try Self.decoded(part, of: link))
      }
    }
    guard !parts.isEmpty else { throw .malformed(link, "it names no place") }
    for part in parts { try Self.check(part, of: link) }
    self.parts = parts
  }

  /// What is left of an address, as one of its own. Throws for parts that none could have.
  public init(parts: ArraySlice<String>) throws(LinkFailure) {
    let link = parts.joined(separator: "/")
    guard !parts.isEmpty else { throw .malformed(link, "it names no place") }
    for part in parts { try Self.check(part, of: link) }
    self.parts = Array(parts)
  }

  init(parts: [String]) {
    self.parts = parts
  }

  private static let slash = UInt8(ascii: "/")

  private static func lowercased(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
  }

  private static func decoded(
    _ part: some Sequence<UInt8>, of link: String
  ) throws(LinkFailure) -> String {
    var bytes: [UInt8] = []
    var rest = Array(part)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      rest = rest.dropFirst(2)
      guard digits.count == 2, let high = hex(digits.first), let low = hex(digits.last) else {
        throw .malformed(link, "“%” is not followed by two hexadecimal digits")
      }
      bytes.append(high << 4 | low)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformed(link, "its escapes are no UTF-8 text")
    }
    return text
  }

  private static func hex(_ digit: UInt8?) -> UInt8? {
    digit.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map { UInt8($0) }
  }

  private static func check(_ part: String, of link: String) throws(LinkFailure) {
    if let fault = Screen.Segment.fault(of: part) { throw .malformed(link, fault) }
  }
}

nonisolated extension Address: CustomStringConvertible {
  /// The path, with an escape for whatever would be read as something else.
  public var description: String { "/\(Screen.Segment(parts: parts))" }
}
