import Terminal

/// The stage, and the app behind it: what keys do there, and what of it is told when.
@MainActor
final class Performance {
  /// How often others may go first before what there is is shown, so that what comes at once is
  /// seen at once.
  private static let patience = 64

  private(set) var stage: Stage
  private let driver: Driver
  /// Called when there is something to tell, at any time and more than once.
  private let stirred: @Sendable () -> Void
  private var act = 0
  /// Acts that have not ended.
  private var underWay: Set<Int> = []
  private var ended: [(act: Int, result: Driver.Result)] = []
  private var isSettling = false

  /// An app that has been started, and what came of that.
  init(_ driver: Driver, start: Reply, stirred: @escaping @Sendable () -> Void) {
    self.driver = driver
    self.stirred = stirred
    stage = Stage(start)
    settle()
    look()
  }

  /// Answers with an exit code if that is the end.
  func take(_ key: Key, pointingInto layout: Layout? = nil) async throws(Trouble) -> Int32? {
    switch effect(of: key, layout) {
    case .nothing: return nil
    case .quit: return ExitCode.done
    case .run(let entry):
      await run(entry)
      return try tell()
    }
  }

  /// Has the stage hear of all that has come. Answers with an exit code if that is the end.
  func tell() throws(Trouble) -> Int32? {
    stage.isBusy = isSettling || !underWay.isEmpty
    while !ended.isEmpty {
      let (act, result) = ended.removeFirst()
      let reply = try driver.reply(result, of: act)
      stage.take(reply, of: act, isUnderWay: stage.isBusy && reply.isQuiet)
      if reply.isBroken { return ExitCode.brokenTree }
    }
    while let act = driver.actWithNews {
      let reply = try driver.reply(of: act)
      stage.take(reply, of: act)
      if reply.isBroken { return ExitCode.brokenTree }
    }
    look()
    return nil
  }

  private func effect(of key: Key, _ layout: Layout?) -> Stage.Effect {
    guard case .mouse(let mouse) = key else { return stage.take(key) }
    switch mouse {
    case .press(let place):
      return switch layout?.target(at: place) {
      case .choice(let index): stage.point(at: index)
      case .tab(let id): stage.point(atTab: id)
      case nil: .nothing
      }
    case .wheelUp(let place):
      return stage.take(layout?.isOnScreen(place) == true ? .up : .pageUp)
    case .wheelDown(let place):
      return stage.take(layout?.isOnScreen(place) == true ? .down : .pageDown)
    }
  }

  /// Acts, and waits for what comes at once; what takes longer is told when it comes.
  private func run(_ entry: Entry) async {
    act += 1
    let act = act
    underWay.insert(act)
    Task {
      ended.append((act, await driver.perform(entry, as: act)))
      underWay.remove(act)
      settle()
      stirred()
    }
    for _ in 0..<Self.patience where underWay.contains(act) || isSettling { await Task.yield() }
  }

  private func settle() {
    guard !isSettling else { return }
    isSettling = true
    Task {
      await driver.settled()
      isSettling = false
      stirred()
    }
  }

  /// What changes without an event, such as a list that has come.
  private func look() {
    stage.look(driver.look(onChange: stirred))
  }
}

extension Reply {
  /// Whether nothing has come of it yet.
  fileprivate var isQuiet: Bool { failure == nil && events.isEmpty && before == after }
}
