/// What is left of pasted bytes as one line of text.
///
/// Ends of lines are blanks, sequences that act on a terminal go whole, and so does all else that
/// cannot be seen.
nonisolated struct PastedText {
  private(set) var text = ""

  init(_ bytes: some Sequence<UInt8>) {
    var scalars = String(decoding: Array(bytes), as: UTF8.self).unicodeScalars[...]
    var kept = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\r":
        if scalars.first == "\n" { scalars.removeFirst() }
        kept.append(" ")
      case "\n", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": kept.append(" ")
      case "\u{1B}": Self.drop(&scalars)
      case "\u{9B}": Self.dropParameters(&scalars)
      case _ where scalar.isControl: break
      default: kept.append(scalar)
      }
    }
    text = String(kept)
  }

  private static func drop(_ scalars: inout Substring.UnicodeScalarView) {
    switch scalars.first {
    case "[":
      scalars.removeFirst()
      dropParameters(&scalars)
    case "]", "P", "X", "^", "_":
      // Up to BEL or ST; without either it is not known how far it goes, and only this is left out.
      let end = scalars.firstIndex { $0 == "\u{7}" || $0 == "\u{1B}" || $0 == "\u{9C}" }
      scalars = end.map { scalars[scalars.index(after: $0)...] } ?? scalars.dropFirst()
      if scalars.first == "\\" { scalars.removeFirst() }
    default: break
    }
  }

  private static func dropParameters(_ scalars: inout Substring.UnicodeScalarView) {
    scalars = scalars.drop { ("\u{20}"..."\u{3F}").contains($0) }
    if let final = scalars.first, ("\u{40}"..."\u{7E}").contains(final) { scalars.removeFirst() }
  }
}
