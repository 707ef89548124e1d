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
  /// How often others may go first before the screen is drawn as it is, so that what comes at once
  /// is seen at once.
  private static let patience = 64

  private let driver: Driver
  private let inColor: Bool
  private let mouse: Bool
  private let happenings: AsyncStream<Happening>
  private let tell: AsyncStream<Happening>.Continuation
  private var stage: Stage
  private var layout: Layout?
  private var act = 0
  /// Acts that have not ended.
  private var underWay: [Int: Entry] = [:]
  private var ended: [(act: Int, entry: Entry, result: Driver.Result)] = []
  private var isSettling = false

  init(_ driver: Driver, start: Reply, inColor: Bool, mouse: Bool) {
    self.driver = driver
    self.inColor = inColor
    self.mouse = mouse
    stage = Stage(start)
    (happenings, tell) = AsyncStream.makeStream()
  }

  /// Plays until somebody leaves. Answers with the exit code.
  func play() async throws(Trouble) -> Int32 {
    guard enter() else {
      throw Trouble("the terminal does not take the modes of a full screen", ExitCode.wrongFlags)
    }
    defer { TerminalMode.end() }
    settle()
    look()
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
    let isSet = TerminalMode.set(
      { mode in
        mode.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
        mode.c_iflag &= ~tcflag_t(IXON | IXOFF)
        withUnsafeMutableBytes(of: &mode.c_cc) { characters in
          characters[Int(VMIN)] = 1
          characters[Int(VTIME)] = 0
        }
      },
      on: Array((Self.on + (mouse ? Self.mouseOn : "")).utf8),
      off: Array(((mouse ? Self.mouseOff : "") + Self.off).utf8))
    return isSet
  }

  /// Answers with an exit code if that is the end.
  private func take(_ happening: Happening) async throws(Trouble) -> Int32? {
    switch happening {
    case .terminal(.keys(let keys)):
      for key in keys {
        if key == .control("l") { layout = nil }
        switch take(key) {
        case .nothing: continue
        case .quit: return ExitCode.done
        case .run(let entry): await run(entry)
        }
        if try tellStage() { return ExitCode.brokenTree }
      }
    case .terminal(.resized): break
    case .terminal(.continued): layout = nil
    case .terminal(.ended): return ExitCode.signal(SIGHUP)
    case .terminal(.signal(let number)): return ExitCode.signal(number)
    case .stirred: if try tellStage() { return ExitCode.brokenTree }
    }
    return nil
  }

  private func take(_ key: Key) -> Stage.Effect {
    guard case .mouse(.press(let place)) = key else {
      if case .mouse(.wheelUp(let place)) = key { return scroll(.up, .pageUp, at: place) }
      if case .mouse(.wheelDown(let place)) = key { return scroll(.down, .pageDown, at: place) }
      return stage.take(key)
    }
    return switch layout?.target(at: place) {
    case .choice(let index): stage.point(at: index)
    case .tab(let id): stage.point(atTab: id)
    case nil: .nothing
    }
  }

  private func scroll(_ inner: Key, _ outer: Key, at place: Frame.Place) -> Stage.Effect {
    stage.take(layout?.isOnScreen(place) ?? true ? inner : outer)
  }

  /// Acts, and waits for what comes at once; what takes longer is told when it comes.
  private func run(_ entry: Entry) async {
    act += 1
    let act = act
    underWay[act] = entry
    Task {
      let result = await driver.perform(entry, as: act)
      ended.append((act, entry, result))
      underWay[act] = nil
      settle()
      tell.yield(.stirred)
    }
    for _ in 0..<Self.patience where underWay[act] != nil || isSettling || ended.isEmpty {
      await Task.yield()
    }
  }

  private func settle() {
    guard !isSettling else { return }
    isSettling = true
    Task {
      await driver.settled()
      isSettling = false
      tell.yield(.stirred)
    }
  }

  /// Has the stage hear of all that has come. Answers whether the tree is broken.
  private func tellStage() throws(Trouble) -> Bool {
    stage.isBusy = isSettling || !underWay.isEmpty
    while !ended.isEmpty {
      let (act, _, result) = ended.removeFirst()
      let reply = try driver.reply(result, of: act)
      stage.take(reply, of: act, isUnderWay: stage.isBusy && reply.isQuiet)
      if reply.isBroken { return true }
    }
    while let act = driver.actWithNews {
      let reply = try driver.reply(of: act)
      stage.take(reply, of: act)
      if reply.isBroken { return true }
    }
    look()
    return false
  }

  /// What changes without an event, such as a list that has come.
  private func look() {
    stage.look(driver.look { [tell] in tell.yield(.stirred) })
  }

  private func draw() {
    let next = Layout(stage, TerminalDevice.size())
    let text = FrameDifference(from: layout?.frame, to: next.frame, inColor: inColor).text
    if !text.isEmpty { Sink.results.put(text) }
    layout = next
  }

  /// Back to the normal screen, where the last sentence stays.
  private func leave(_ code: Int32) {
    TerminalMode.end()
    guard code != ExitCode.signal(SIGHUP) else { return }
    let lines = stage.moment.message(columns: TerminalDevice.columns(), rows: .max)
    for line in lines { Sink.talk.put(line.text + "\n") }
  }
}

extension Reply {
  /// Whether nothing has come of it yet.
  fileprivate var isQuiet: Bool { failure == nil && events.isEmpty && before == after }
}
