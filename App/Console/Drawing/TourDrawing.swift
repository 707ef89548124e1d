import Terminal

/// The tour: what is told, each command, and what it moved.
struct TourDrawing: Drawing {
  let inColor: Bool

  func narrate(_ comment: String) -> String {
    "\n" + text([Line(comment, .strong)])
  }

  func draw(_ reply: Reply) -> String {
    guard let echo = reply.echo else {
      return "Every flow of the app, played by commands that you can type yourself.\n"
    }
    return text([Line("> " + echo, .accent)] + answer(to: reply).map { Line("  ") + $0 })
  }

  private func answer(to reply: Reply) -> [Line] {
    if let failure = reply.failure { return [Line(failure.sentence, .alarm)] }
    if let lines = Report(reply).lines { return lines }
    switch reply.command {
    case .expect: return [Line("ok")]
    case .screen: return Page(reply.after, limit: nil).lines
    case .type, .quit: return []
    default: return Movement(reply).lines(limit: 78).map { Line($0) }
    }
  }

  private func text(_ lines: [Line]) -> String {
    lines.map { $0.rendered(inColor: inColor) + "\n" }.joined()
  }
}
