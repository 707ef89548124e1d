/// A line that is written key by key, with those before it and with what it can go on with.
public nonisolated struct LineDialog: Sendable {
  public enum Outcome: Hashable, Sendable {
    case editing
    case entered(String)
    /// Escape, or Backspace in an empty line.
    case givenUp
    /// Ctrl-D in an empty line.
    case ended
  }

  public var editor = LineEditor()
  public var history = History()
  /// What Tab goes through, and which of them stands in the line.
  public private(set) var cycle: (completion: Completion, index: Int)?

  public init() {}

  /// What a key makes of the line. `complete` says what a text can go on with, if anything.
  public mutating func take(_ key: Key, complete: (String) -> Completion?) -> Outcome {
    if key != .tab, key != .backTab { cycle = nil }
    switch key {
    case .enter:
      defer { begin() }
      return .entered(editor.text)
    case .escape,
      .backspace where editor.isEmpty:
      begin()
      return .givenUp
    case .control("d") where editor.isEmpty: return .ended
    case .up:
      if let line = history.earlier(than: editor.text) { editor = LineEditor(line) }
    case .down:
      if let line = history.later() { editor = LineEditor(line) }
    case .tab: fill(1, complete)
    case .backTab: fill(-1, complete)
    default: editor.take(key)
    }
    return .editing
  }

  /// An empty line.
  public mutating func begin() {
    editor = LineEditor()
    cycle = nil
    history.leave()
  }

  /// Writes what all candidates have in common; where that is written already, one after the other.
  private mutating func fill(_ step: Int, _ complete: (String) -> Completion?) {
    if let (completion, index) = cycle {
      let count = completion.candidates.count
      return choose((index + step + count) % count, of: completion)
    }
    guard let completion = complete(editor.head), !completion.candidates.isEmpty else { return }
    let common = completion.common
    if completion.candidates.count == 1 {
      editor.replace(after: completion.start, with: String(common) + " ")
    } else if common.count > editor.cursor - completion.start {
      editor.replace(after: completion.start, with: String(common))
    } else {
      choose(step > 0 ? 0 : completion.candidates.count - 1, of: completion)
    }
  }

  private mutating func choose(_ index: Int, of completion: Completion) {
    cycle = (completion, index)
    editor.replace(after: completion.start, with: completion.candidates[index].text)
  }
}
