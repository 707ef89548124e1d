/// What begins with Escape.
nonisolated extension KeyReader {
  private static let longestSequence = 64
  private static let longestAnswer = 4096
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  private subscript(offset: Int) -> UInt8? {
    let index = bytes.startIndex + offset
    return index < bytes.endIndex ? bytes[index] : nil
  }

  mutating func sequence() -> Found {
    guard let second = self[1] else { return .beginning }
    switch second {
    case UInt8(ascii: "["): return controlSequence()
    case UInt8(ascii: "O"):
      guard let final = self[2] else { return .beginning }
      return take(3, Self.key(final: final, parameters: ""))
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return answer()
    // Twice, or with text that takes more than a byte: the first one is Escape by itself.
    case Self.escape, 0x80...: return take(1, .escape)
    // With Alt.
    default: return take(2, nil)
    }
  }

  private mutating func controlSequence() -> Found {
    // The Linux console sends F1 to F5 as `[[A` and so on.
    if self[2] == UInt8(ascii: "[") { return self[3] == nil ? .beginning : take(4, nil) }
    for (offset, byte) in bytes.enumerated().dropFirst(2) {
      switch byte {
      case 0x20..<0x40:
        if offset > Self.longestSequence { return take(offset, nil) }
      case 0x40..<0x7F:
        let parameters = String(decoding: bytes.dropFirst(2).prefix(offset - 2), as: UTF8.self)
        if byte == UInt8(ascii: "~"), parameters == "200" {
          (pasted, searched) = ([], 0)
          return take(offset + 1, nil)
        }
        return take(offset + 1, Self.key(final: byte, parameters: parameters))
      // It was broken off; what broke it off begins anew.
      default: return take(offset, nil)
      }
    }
    return .beginning
  }

  private static func key(final: UInt8, parameters: String) -> Key? {
    switch (Character(Unicode.Scalar(final)), parameters) {
    case ("M", _) where parameters.first == "<": mouse(parameters)
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", "1"), ("~", "7"): .home
    case ("F", _), ("~", "4"), ("~", "8"): .end
    case ("Z", _): .backTab
    case ("M", ""): .enter
    case ("~", "3"): .delete
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    default: nil
    }
  }

  private static func mouse(_ parameters: String) -> Key? {
    let numbers = parameters.dropFirst().split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let place = Frame.Place(row: numbers[2] - 1, column: numbers[1] - 1)
    return switch numbers[0] {
    case 0: .mouse(.press(place))
    case 64: .mouse(.wheelUp(place))
    case 65: .mouse(.wheelDown(place))
    default: nil
    }
  }

  /// What a terminal says when it was asked, up to BEL or ST. Nobody asked here.
  private mutating func answer() -> Found {
    for (offset, byte) in bytes.enumerated().dropFirst(2) {
      if byte == 0x07 { return take(offset + 1, nil) }
      if byte == UInt8(ascii: "\\"), self[offset - 1] == Self.escape {
        return take(offset + 1, nil)
      }
    }
    return bytes.count > Self.longestAnswer ? take(bytes.count, nil) : .beginning
  }

  mutating func paste() -> Found {
    var text = pasted ?? []
    text += bytes
    bytes = []
    let end = Self.pasteEnd
    let start = max(0, searched - end.count)
    let found = text.indices.dropFirst(start).first {
      text[$0] == end[0] && text[$0...].starts(with: end)
    }
    guard let found else {
      (pasted, searched) = (text, text.count)
      return .beginning
    }
    pasted = nil
    bytes = text[(found + end.count)...]
    return .key(.paste(PastedText(text[..<found]).text))
  }
}
