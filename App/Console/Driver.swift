import Composition
import Coordination
import WebService

/// Runs the app, and does in it what commands say.
@MainActor
final class Driver {
  private let window = Window()
  private let app: AppCoordinator
  private let check: (Window) -> [String]
  private var events: [LogEntry] = []
  private(set) var state = AppState()

  /// An app that is not started yet.
  ///
  /// - Parameters:
  ///   - check: Says what is broken after each command.
  ///   - trace: Hears of each event as it happens.
  init(
    check: @escaping (Window) -> [String] = { $0.brokenInvariants() },
    trace: ((LogEntry) -> Void)? = nil
  ) {
    app = AppCoordinator(window: window, service: InMemoryWebService())
    self.check = check
    window.observe { [weak self] event in
      let entry = LogEntry(event)
      self?.events.append(entry)
      trace?(entry)
    }
  }

  func begin() async -> Reply {
    app.start()
    return await reply(nil, nil, nil)
  }

  /// Does what a line says, and answers when the app has settled.
  func run(_ entry: Entry) async -> Reply {
    let echo = entry.echo(in: state)
    switch entry.content {
    case .comment: return await reply(echo, nil, nil)
    case .misread(let misreading): return await reply(echo, nil, .misread(misreading.sentence))
    case .command(let command): return await reply(echo, command, await perform(command))
    }
  }

  private func perform(_ command: Command) async -> Failure? {
    switch command {
    case .expect(.refused(let act)): return await requireRefusal(of: act)
    case .expect(let expectation): return state.objection(to: expectation).map(Failure.disappointed)
    case _ where command.isAct: return refusal(of: command).map(Failure.refused)
    default: return nil
    }
  }

  private func requireRefusal(of act: Command) async -> Failure? {
    guard refusal(of: act) == nil else {
      await window.settled()
      return AppState(window) == state
        ? nil : .disappointed("it was refused, and yet something has changed")
    }
    return .disappointed("it was taken, and should have been refused")
  }

  /// Acts as a person does. Answers why that was refused, or nothing.
  private func refusal(of act: Command) -> String? {
    do throws(Refusal) {
      try take(act)
      return nil
    } catch {
      return error.description + state.advice(about: act, after: error)
    }
  }

  private func take(_ act: Command) throws(Refusal) {
    guard let front = window.front else { throw .nothingShown }
    switch act {
    case .tap(let name): try window.tap(one(state.tappable(name)) ?? name, on: front)
    case .type(let field, let text):
      try window.enter(text, into: one(state.typable(field)) ?? field, on: front)
    case .answer(let name): try window.answer(one(state.answers(name)) ?? name)
    case .back(.once): try window.back()
    case .back(.screens(let count)): try window.back(count)
    case .back(.root): try window.backToRoot()
    case .dismiss: try window.dismiss()
    case .tab(let name): try window.select(one(state.tabs(name)) ?? name)
    case .screen, .tree, .location, .events, .help, .expect, .quit: break
    }
  }

  private func one(_ ids: [String]) -> String? {
    ids.count == 1 ? ids[0] : nil
  }

  private func reply(_ echo: String?, _ command: Command?, _ failure: Failure?) async -> Reply {
    await window.settled()
    let before = state
    state = AppState(window)
    let broken = check(window)
    defer { events = [] }
    return Reply(
      echo: echo, command: command, failure: broken.isEmpty ? failure : .broken(broken),
      events: events, before: before, after: state,
      log: command == .events ? window.events.map(LogEntry.init) : [])
  }
}
