import Foundation
import Terminal

/// The demo over the whole terminal: keys in, frames out.
@MainActor
final class FullScreen {
  private enum Happening: Sendable {
    case terminal(TerminalInput.Happening)
    /// Something in the app.
    case stirred
  }

  // In this order they are set; in the other one they are given back.
  private static let on = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  private static let mouseOn = "\u{1B}[?1000h\u{1B}[?1006h"
  private static let mouseOff = "\u{1B}[?1006l\u{1B}[?1000l"
  private static let off = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  private let performance: Performance
  private let inColor: Bool
  private let mouse: Bool
  private let happenings: AsyncStream<Happening>
  private let tell: AsyncStream<Happening>.Continuation
  /// What the terminal shows.
  private var layout: Layout?

  init(_ driver: Driver, start: Reply, inColor: Bool, mouse: Bool) {
    let (happenings, tell) = AsyncStream.makeStream(of: Happening.self)
    (self.happenings, self.tell) = (happenings, tell)
    self.inColor = inColor
    self.mouse = mouse
    performance = Performance(driver, start: start) { tell.yield(.stirred) }
  }

  /// Plays until somebody leaves. Answers with the exit code.
  func play() async throws(Trouble) -> Int32 {
    guard enter() else {
      throw Trouble("the terminal does not take the modes of a full screen", ExitCode.wrongFlags)
    }
    defer { TerminalMode.end() }
    draw()
    TerminalInput.listen { [tell] in tell.yield(.terminal($0)) }
    for await happening in happenings {
      if let code = try await take(happening) {
        leave(code)
        return code
      }
      draw()
    }
    return ExitCode.done
  }

  private func enter() -> Bool {
    TerminalMode.setForKeys(
      on: Array((Self.on + (mouse ? Self.mouseOn : "")).utf8),
      off: Array(((mouse ? Self.mouseOff : "") + Self.off).utf8))
  }

  /// Answers with an exit code if that is the end.
  private func take(_ happening: Happening) async throws(Trouble) -> Int32? {
    switch happening {
    case .terminal(.keys(let keys)):
      for key in keys {
        if key == .control("l") { layout = nil }
        if let code = try await performance.take(key, pointingInto: layout) { return code }
      }
    case .terminal(.resized): break
    case .terminal(.continued): layout = nil
    case .terminal(.ended): return ExitCode.signal(SIGHUP)
    case .terminal(.signal(let number)): return ExitCode.signal(number)
    case .stirred: return try performance.tell()
    }
    return nil
  }

  private func draw() {
    let next = Layout(performance.stage, TerminalDevice.size())
    let text = FrameDifference(from: layout?.frame, to: next.frame, inColor: inColor).text
    if !text.isEmpty { Sink.results.put(text) }
    layout = next
  }

  /// Back to the normal screen, where the last sentence stays.
  private func leave(_ code: Int32) {
    TerminalMode.end()
    guard code != ExitCode.signal(SIGHUP) else { return }
    let moment = performance.stage.moment
    for line in moment.message(columns: TerminalDevice.columns(), rows: .max) {
      Sink.talk.put(line.text + "\n")
    }
  }
}
