import Terminal

/// The tour: what is told, each command, and what it moved.
struct TourDrawing: Drawing {
  /// How wide the terminal is; nothing if there is none.
  let limit: () -> Int?
  let inColor: Bool

  func narrate(_ comment: String) -> String {
    "\n" + text(comment.wrapped(to: limit()).map { Line($0, .strong) })
  }

  func draw(_ reply: Reply) -> String {
    guard let echo = reply.echo else {
      return text(
        "Every flow of the app, played by commands that you can type yourself."
          .wrapped(to: limit()).map { Line($0) })
    }
    let room = limit().map { max(1, $0 - 2) }
    return text([Line("> " + echo, .accent)] + answer(to: reply, room).map { Line("  ") + $0 })
  }

  private func answer(to reply: Reply, _ room: Int?) -> [Line] {
    if let failure = reply.failure {
      return failure.sentence.escaped.wrapped(to: room).map { Line($0, .alarm) }
    }
    if let lines = Report(reply).lines { return lines.flatMap { $0.wrapped(to: room) } }
    switch reply.command {
    case .expect: return [Line("ok")]
    case .screen: return Page(reply.after, limit: room).lines
    case .type, .quit: return []
    default: return Movement(reply).lines(limit: min(78, room ?? 78)).map { Line($0) }
    }
  }

  private func text(_ lines: [Line]) -> String {
    lines.map { $0.truncated(to: limit()).rendered(inColor: inColor) + "\n" }.joined()
  }
}
