nonisolated extension String {
  /// The same with every character escaped that could act on a terminal instead of being shown.
  public var escaped: String {
    guard !isPrintableASCII, unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.isControl:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

nonisolated extension StringProtocol {
  /// Whether there is nothing to escape and one column each: quickly told, and mostly so.
  public var isPrintableASCII: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}

nonisolated extension Unicode.Scalar {
  /// Control characters, line separators, and what turns the direction of writing.
  public var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
