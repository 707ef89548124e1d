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
      dialog.history.add(entry, in: state)
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
}
