/// Runs the commands of a source, one after the other, and draws what comes of each.
@MainActor
struct Player {
  let driver: Driver
  let drawing: any Drawing
  var output = Sink.results

  /// Plays to the end, or to the first failure if the script has a name to tell where that was.
  /// Answers with the exit code.
  func play(_ source: some Source, stoppingIn script: String? = nil) async -> Int32 {
    var source = source
    var code = ExitCode.done
    var reply = await driver.begin()
    output.put(drawing.draw(reply))
    while reply.command != .quit, !reply.isBroken, let entry = source.next() {
      if case .comment(let comment) = entry.content {
        output.put(drawing.narrate(comment))
        continue
      }
      reply = await driver.run(entry)
      output.put(drawing.draw(reply))
      guard reply.failure != nil, !reply.isBroken else { continue }
      code = ExitCode.failed
      if let script {
        Sink.talk.put("\(script):\(entry.number): stopped here; --keep-going plays on\n")
        break
      }
    }
    if reply.isBroken { return ExitCode.brokenTree }
    return Signals.received.map(ExitCode.signal) ?? code
  }
}
