import Terminal

/// Runs the commands of a source, one after the other, and draws what comes of each.
@MainActor
struct Player {
  let driver: Driver
  let drawing: any Drawing
  /// Opened before the first command.
  var link: String?
  var pager: Pager?

  /// Plays to the end, or to the first failure if the script has a name to tell where that was.
  /// Answers with the exit code.
  func play(
    _ source: some Source, stoppingIn script: String? = nil
  ) async throws(Trouble) -> Int32 {
    var source = source
    var code = ExitCode.done
    var line: Int?
    var reply = try await driver.begin(opening: link)
    while true {
      guard put(drawing.draw(reply)) else { break }
      if reply.isBroken { return ExitCode.brokenTree }
      if reply.failure != nil {
        code = ExitCode.failed
        if let script {
          let place = line.map { "\(script):\($0)" } ?? "--open"
          Sink.talk.put("\(place): stopped here; --keep-going plays on\n")
          break
        }
      }
      guard reply.command != .quit, let entry = next(of: &source) else { break }
      line = entry.number
      reply = try await driver.run(entry)
    }
    if let signal = Signals.received { return ExitCode.signal(signal) }
    if let trouble = source.trouble { throw trouble }
    return code
  }

  /// The next line that is to be answered. Comments on the way are told.
  private func next(of source: inout some Source) -> Entry? {
    while let entry = source.next() {
      guard case .comment(let comment) = entry.content else { return entry }
      guard put(drawing.narrate(comment)) else { return nil }
    }
    return nil
  }

  /// Answers whether anybody wants to see more.
  private func put(_ text: String) -> Bool {
    if let pager { return pager.put(text) }
    Sink.results.put(text)
    return true
  }
}
