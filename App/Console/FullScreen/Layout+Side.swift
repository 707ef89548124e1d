import Terminal

/// What lies behind the screen: the coordinators, and what has happened.
extension Layout {
  mutating func side(_ area: Area) {
    guard showsTree else { return events(area) }
    guard showsEvents else { return tree(area) }
    var rest = area
    let least = min(8, area.height / 2)
    let lines = coordinators.count + 1
    let upper = rest.takeTop(max(4, min(lines, area.height - least - 1)))
    tree(upper)
    _ = rest.takeTop(1)
    events(rest)
  }

  private var coordinators: CoordinatorTree {
    CoordinatorTree(stage.state, started: stage.moment.started, ended: stage.moment.ended)
  }

  mutating func tree(_ area: Area) {
    var area = area
    let caption = area.takeTop(1)
    let tree = coordinators
    let most = max(0, tree.count - area.height)
    let from = max(0, min(most, max(0, tree.front - area.height / 2) + stage.scroll))
    let shown = from..<min(tree.count, from + area.height)
    self.caption(
      "Coordinators", caption,
      note: most > 0
        ? "\((from + 1).grouped)–\(shown.upperBound.grouped) of \(tree.count.grouped)" : "")
    put(tree.lines(shown, columns: area.width - 1), in: area)
  }

  mutating func events(_ area: Area) {
    var area = area
    let caption = area.takeTop(1)
    let events = stage.events
    let most = max(0, events.count - area.height)
    let from = max(0, min(most, most + stage.scroll))
    let shown = events.dropFirst(from).prefix(area.height)
    self.caption("Events", caption, note: most > 0 ? "PgUp PgDn" : "")
    let fresh = Set(stage.moment.reply.events.map(\.sequence))
    let digits = String(shown.last?.sequence ?? 0).count
    let texts = shown.map { event in
      String(repeating: " ", count: digits - String(event.sequence).count) + event.text
    }
    let isNarrow = texts.contains { $0.columns + 2 > area.width }
    let lines = zip(shown, texts).map { event, text in
      let isFresh = fresh.contains(event.sequence) && !stage.moment.isStart
      let text = isNarrow ? text.withoutSuffix : text
      return Line(isFresh ? "+ " : "  ", .fresh) + Line(text, isFresh ? .plain : .faint)
    }
    put(lines, in: area)
  }

  private mutating func caption(_ text: String, _ area: Area, note: String) {
    frame.put(text, .faint.with(.bold), row: area.top, column: area.left, in: area)
    frame.put(note, .faint, row: area.top, column: area.right - 1 - note.columns, in: area)
  }
}
