nonisolated extension Character {
  /// How many columns of a terminal this takes, as one glyph. What is ambiguous takes one.
  public var columns: Int {
    if isASCII { return 1 }
    var sum = 0
    var isWide = false
    var halfWidthMarks = 0
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{FE0F}": isWide = isWide || unicodeScalars.first?.properties.isEmoji == true
      case "\u{FF9E}", "\u{FF9F}": halfWidthMarks += 1
      case _ where EastAsianWidth14.isWide(scalar): isWide = true
      default: sum += scalar.takesNoColumn ? 0 : 1
      }
    }
    return (isWide ? 2 : sum) + halfWidthMarks
  }
}

nonisolated extension Unicode.Scalar {
  /// Marks, joiners, and the vowels that complete a Hangul syllable.
  fileprivate var takesNoColumn: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    case .format: self != "\u{AD}"
    default: ("\u{1160}"..."\u{11FF}").contains(self)
    }
  }
}
