import Terminal

/// Results page by page, for a person who reads them on a terminal.
@MainActor
final class Pager {
  private var input = Input()
  private var shown = 0

  /// Shows a text that belongs together, on the next page if this one has no room for it. Answers
  /// whether the person wants to see more.
  func put(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    // One row is for the question.
    let room = TerminalDevice.size().rows - 1
    if shown > 0, shown + lines.count > room, !goesOn() { return false }
    for line in lines {
      if shown >= max(1, room), !goesOn() { return false }
      Sink.results.put(line + "\n")
      shown += 1
    }
    return true
  }

  private func goesOn() -> Bool {
    shown = 0
    let answer = TerminalDevice.withoutEcho {
      Sink.talk.put("— Enter goes on, q leaves — ")
      return input.nextLine()
    }
    if answer == nil { Sink.talk.put("\n") }
    return answer.map { $0.first != UInt8(ascii: "q") } ?? false
  }
}
