import Coordination
import Terminal

/// The line after a colon.
extension Stage {
  mutating func write(_ key: Key) -> Effect {
    let (state, places) = (now, places)
    let outcome = dialog.take(key) { Completion(of: $0, in: state, places: places) }
    switch outcome {
    case .editing: return .nothing
    case .givenUp: mode = .browsing
    case .ended: return .quit
    case .entered(let line):
      mode = .browsing
      count += 1
      guard let entry = Entry(count, reading: Array(line.utf8)) else { return .nothing }
      // Never a secret: not even its length.
      if entry.echo(in: state) == entry.source { dialog.history.add(entry.source) }
      switch entry.content {
      case .command(.quit): return .quit
      case .comment: return .nothing
      case .command, .misread: return .run(entry)
      }
    }
    return .nothing
  }

  /// What the line can go on with; while ⇥ goes through them, all of them stay.
  var completion: Completion? {
    dialog.cycle?.completion
      ?? Completion(of: dialog.editor.head, in: now, places: places)
  }

  /// The line as it may be shown while it is written.
  var discreetLine: [Character] {
    let characters = dialog.editor.characters
    guard let entry = Entry(0, reading: Array(dialog.editor.text.utf8)) else { return characters }
    let echo = Array(entry.echo(in: now))
    let blanks = characters.prefix { $0 == " " || $0 == "\t" }
    // Only blanks at the ends may be missing in what is shown.
    let rest = characters.count - blanks.count - echo.count
    guard rest >= 0 else { return characters.map { _ in "•" } }
    return blanks + echo + characters.suffix(rest)
  }

  /// Addresses that can be reached: roots and where their stacks stand, where rows lead, and where
  /// one has been, as long as its root is there.
  var places: [Completion.Candidate] {
    let stacks = now.tabs?.map(\.stack) ?? [now.root ?? []]
    let roots = Set(stacks.compactMap(\.root))
    var places = visited.filter { address, _ in
      roots.contains(String(address.dropFirst().prefix { $0 != "/" }))
    }
    for tab in now.tabs ?? [] { places["/" + (tab.stack.root ?? "")] = tab.title }
    for element in now.elements where element.kind == .row {
      guard let dash = element.id.lastIndex(of: "-"),
        Int(element.id[element.id.index(after: dash)...]) != nil
      else { continue }
      let step = element.id.replacingCharacters(at: dash, with: "/")
      places["\(now.address)/\(step)"] = element.label
    }
    return places.sorted { $0.key < $1.key }.map { Completion.Candidate($0.key, $0.value) }
  }
}

extension String {
  fileprivate func replacingCharacters(at index: Index, with character: String) -> String {
    self[..<index] + character + self[self.index(after: index)...]
  }
}
