/// Asks for lines on a terminal that can place text. Each is edited where it stands, and nothing is
/// shown but what is asked to be: not even what is typed before there is a question.
///
/// The terminal has to be set for it, with ``TerminalMode/setForKeys(on:off:)``.
public nonisolated struct LineConversation {
  public enum Answer: Hashable, Sendable {
    case line(String)
    /// Ctrl-D in an empty line.
    case ended
    /// The terminal has gone.
    case hungUp
    /// A signal that is to end the program.
    case signal(Int32)
  }

  /// What stands in the line, and where the cursor is.
  private struct Drawn: Hashable {
    var text = ""
    var cursor = 0
  }

  private var input = TerminalInput()
  /// What was typed and not used up yet.
  private var keys: ArraySlice<Key> = []
  private let put: (String) -> Void

  /// - Parameter put: Writes to the terminal.
  public init(put: @escaping (String) -> Void) {
    self.put = put
  }

  /// Waits for a line.
  ///
  /// - Parameters:
  ///   - question: Stands before the line.
  ///   - dialog: The line, which is empty at first, and those before it.
  ///   - shown: What is seen of a line for each of its characters.
  ///   - complete: What a text can go on with, if anything.
  /// - Returns: The line, or why there is none.
  public mutating func ask(
    _ question: String, in dialog: inout LineDialog, shown: (LineEditor) -> [Character],
    complete: (String) -> Completion? = { _ in nil }
  ) -> Answer {
    dialog.begin()
    put(question)
    var drawn = Drawn()
    while true {
      while let key = keys.popFirst() {
        let (written, wasCycling) = (dialog.editor, dialog.cycle != nil)
        switch dialog.take(key, complete: complete) {
        case .entered(let line):
          // As a whole, where only a part of it was seen.
          let whole = String(shown(written))
          draw(&drawn, question, Drawn(text: whole, cursor: whole.columns))
          put("\n")
          return .line(line)
        case .ended:
          put("\n")
          return .ended
        case .editing where !wasCycling:
          guard let candidates = dialog.cycle?.completion.candidates else { break }
          draw(&drawn, question, seen(written, question, shown))
          put("\n" + Self.list(candidates) + question)
          drawn = Drawn()
        case .editing, .givenUp: break
        }
        // What comes at once is drawn at once.
        if keys.isEmpty { draw(&drawn, question, seen(dialog.editor, question, shown)) }
      }
      for happening in input.next() {
        switch happening {
        case .keys(let more): keys += more
        case .resized: break
        case .continued:
          put("\r" + question)
          drawn = Drawn()
          draw(&drawn, question, seen(dialog.editor, question, shown))
        case .signal(let number):
          put("\n")
          return .signal(number)
        case .ended:
          put("\n")
          return .hungUp
        }
      }
    }
  }

  /// As much of the line as there is room for.
  private func seen(
    _ editor: LineEditor, _ question: String, _ shown: (LineEditor) -> [Character]
  ) -> Drawn {
    let room = max(8, TerminalDevice.columns() - question.columns - 1)
    let seen = editor.window(columns: room, as: shown(editor))
    return Drawn(text: seen.text, cursor: seen.cursor)
  }

  /// Brings the line up to date with as little as that takes.
  private func draw(_ drawn: inout Drawn, _ question: String, _ next: Drawn) {
    defer { drawn = next }
    guard next != drawn else { return }
    let isAtEnd = drawn.cursor == drawn.text.columns && next.cursor == next.text.columns
    if isAtEnd, next.text.hasPrefix(drawn.text) {
      put(String(next.text.dropFirst(drawn.text.count)))
    } else {
      let column = question.columns + next.cursor
      let back = next.cursor == next.text.columns ? "" : "\r\u{1B}[\(column)C"
      put("\r\(question)\(next.text)\u{1B}[K" + back)
    }
  }

  /// A line for each, with its meaning.
  private static func list(_ candidates: [Completion.Candidate]) -> String {
    let most = 20
    let columns = TerminalDevice.columns()
    let width = candidates.prefix(most).map(\.text.columns).max() ?? 0
    let lines = candidates.prefix(most).map { candidate in
      let gap = String(repeating: " ", count: width - candidate.text.columns + 2)
      let line =
        candidate.meaning.isEmpty ? candidate.text : candidate.text + gap + candidate.meaning
      return "  \(line.escaped)".prefix(columns: columns - 1) + "\n"
    }
    let more = candidates.count - most
    return lines.joined() + (more > 0 ? "  … and \(more) more\n" : "")
  }
}
