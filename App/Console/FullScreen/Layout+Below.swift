import Terminal

/// What has just been, and what can be done.
extension Layout {
  private struct Part {
    let caps: String
    let word: String
    /// What goes first where there is little room has the highest.
    let rank: Int

    var columns: Int { caps.columns + 1 + word.columns }
  }

  mutating func message(_ area: Area) {
    var lines =
      stage.isNow
      ? stage.hint.map { $0.wrapped(to: area.width) }
        ?? stage.moment.message(columns: area.width, rows: area.height)
      : [Line(" \(stage.ago) \(stage.ago == 1 ? "act" : "acts") ago, only to look at ", .notice)]
        + stage.moment.message(columns: area.width, rows: 1)
    if lines.count > area.height, let last = lines.prefix(area.height).last {
      lines[area.height - 1] = last.truncated(to: area.width - 2) + Line(" …")
    }
    put(lines, in: area)
  }

  mutating func keys(_ area: Area) {
    var kept = parts
    while kept.count > 1, kept.reduce(0, { $0 + $1.columns + 2 }) - 2 > area.width,
      let last = kept.indices.max(by: { (kept[$0].rank, $0) < (kept[$1].rank, $1) })
    {
      kept.remove(at: last)
    }
    var column = area.left
    for part in kept {
      column = frame.put(
        part.caps, .accent.with(.bold), row: area.top, column: column, in: area)
      column = frame.put(part.word, row: area.top, column: column + 1, in: area) + 2
    }
  }

  private var parts: [Part] {
    switch stage.mode {
    case .typing:
      [
        Part(caps: "enter", word: "keep", rank: 0), Part(caps: "esc", word: "give up", rank: 0),
        Part(caps: "tab", word: "keep, type on", rank: 1),
      ]
    case .command:
      [
        Part(caps: "enter", word: "do it", rank: 0), Part(caps: "esc", word: "give up", rank: 0),
        Part(caps: "tab", word: "complete", rank: 1),
      ]
        + (stage.dialog.history.lines.isEmpty
          ? [] : [Part(caps: "↑↓", word: "lines before", rank: 2)])
    case .reading:
      [
        Part(caps: "↑↓", word: "scroll", rank: 0),
        Part(caps: "any other key", word: "close", rank: 0),
      ]
    case .browsing where !stage.isNow:
      [
        Part(caps: "[ ]", word: "look back, come forward", rank: 0),
        Part(caps: "any other key", word: "now", rank: 0),
      ]
    case .browsing:
      Binding.all.filter { $0.isOn(stage) }.compactMap(\.short).map {
        Part(caps: $0.caps, word: $0.word(stage), rank: $0.rank)
      }
    }
  }
}
