import Terminal

/// For a person: what just moved, and the screen.
struct PageDrawing: Drawing {
  /// How wide the terminal is; nothing if there is none, so that no output depends on it.
  let limit: () -> Int?
  let inColor: Bool
  /// Whether the line is repeated, since it cannot be seen where it was written.
  let echoes: Bool

  func draw(_ reply: Reply) -> String {
    let limit = limit()
    var lines: [Line] = []
    if echoes, let echo = reply.echo { lines.append(Line("> " + echo, .accent)) }
    lines += answer(to: reply, limit)
    return lines.map { $0.truncated(to: limit).rendered(inColor: inColor) + "\n" }.joined() + "\n"
  }

  private func answer(to reply: Reply, _ limit: Int?) -> [Line] {
    if let failure = reply.failure {
      let sentence = failure.sentence.escaped.wrapped(to: limit).map { Line($0, .alarm) }
      return reply.before == reply.after ? sentence : sentence + move(reply, limit)
    }
    if let lines = Report(reply).lines { return lines.flatMap { $0.wrapped(to: limit) } }
    switch reply.command {
    case .expect: return [Line("ok")]
    case .quit: return []
    case .screen: return Page(reply.after, limit: limit).lines
    default: return move(reply, limit)
    }
  }

  private func move(_ reply: Reply, _ limit: Int?) -> [Line] {
    Movement(reply).lines(limit: limit.map { max(1, $0 - 2) }).enumerated()
      .map { Line($0 == 0 ? "→ " : "  ", .accent) + Line($1) }
      + Page(reply.after, limit: limit).lines
  }
}
