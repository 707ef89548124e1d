import Terminal

/// Commands that were read before the first of them runs.
struct Script: Source {
  private(set) var entries: ArraySlice<Entry> = []

  init(_ bytes: [UInt8]) {
    var lines = LineBuffer()
    lines.append(bytes)
    var number = 0
    while Signals.received == nil, let line = lines.next() ?? lines.last() {
      number += 1
      if let entry = Entry(number, reading: line) { entries.append(entry) }
    }
  }

  /// Why it cannot be read as a script: a sentence for each such line, after `FILE:LINE:`.
  func objections(in file: String) -> [String] {
    entries.compactMap { entry in
      guard Signals.received == nil, case .misread = entry.content,
        case .misread(let misreading) = entry.content(
          shownAs: AppState().concealed(entry.source))
      else { return nil }
      return "\(file):\(entry.number): \(misreading.sentence)"
    }
  }

  mutating func next() -> Entry? {
    Signals.received == nil ? entries.popFirst() : nil
  }
}
