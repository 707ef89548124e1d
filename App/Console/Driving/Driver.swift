import Composition
import Coordination
import WebService

/// Runs the app, and does in it what commands say.
@MainActor
final class Driver {
  private let window = AppWindow()
  private let app: AppCoordinator
  private var file: StateFile?
  private let check: (AppWindow) -> [String]
  private var events: [LogEntry] = []
  /// What an act that was taken has to wait for.
  private var wait: String?
  private(set) var state = AppState()

  /// An app that is not started yet.
  ///
  /// - Parameters:
  ///   - file: Holds where to begin, and is kept up to date.
  ///   - check: Says what is broken after each command.
  ///   - trace: Hears of each event as it happens.
  init(
    keeping file: StateFile? = nil,
    check: @escaping (AppWindow) -> [String] = { $0.brokenInvariants() },
    trace: ((LogEntry) -> Void)? = nil
  ) {
    app = AppCoordinator(window: window, service: InMemoryWebService())
    self.file = file
    self.check = check
    window.observe { [weak self] event in
      let entry = LogEntry(event)
      self?.events.append(entry)
      trace?(entry)
    }
  }

  /// Starts the app where the file says, and opens a link there.
  func begin(opening link: String? = nil) async throws(Trouble) -> Reply {
    if let place = try file?.read() {
      StateFile.report(await app.restore(place))
    } else {
      app.start()
    }
    await window.settled()
    var failure: Failure?
    if let link { failure = await perform(.open(link)) }
    return try await reply(nil, nil, failure)
  }

  /// Does what a line says, and answers when the app has settled.
  func run(_ entry: Entry) async throws(Trouble) -> Reply {
    let echo = entry.echo(in: state)
    switch entry.discreet(in: state) {
    case .comment: return try await reply(echo, nil, nil)
    case .misread(let misreading):
      return try await reply(echo, nil, .misread(misreading.sentence))
    case .command(let command): return try await reply(echo, command, await perform(command))
    }
  }

  private func perform(_ command: Command) async -> Failure? {
    switch command {
    case .expect(.refused(let act)): await objection(toTaking: act)
    case .expect(let expectation): state.objection(to: expectation).map(Failure.disappointed)
    case _ where command.isAct: await refusal(of: command).map(Failure.refused)
    default: nil
    }
  }

  private func objection(toTaking act: Command) async -> Failure? {
    guard let reason = await refusal(of: act) else {
      return .disappointed("it was taken, and should have been refused")
    }
    await window.settled()
    // A link may be refused at its second step.
    return AppState(window) == state
      ? nil : .disappointed("it was refused, and yet something has changed: \(reason)")
  }

  /// Acts as a person does. Answers why that was refused, or nothing.
  private func refusal(of act: Command) async -> String? {
    do {
      wait = try await window.take(act, in: state)
      return nil
    } catch let refusal as Refusal {
      return refusal.description + state.advice(about: act, after: refusal)
    } catch {
      return "\(error)"
    }
  }

  private func reply(
    _ echo: String?, _ command: Command?, _ failure: Failure?
  ) async throws(Trouble) -> Reply {
    await window.settled()
    let before = state
    state = AppState(window)
    let broken = check(window)
    if broken.isEmpty { try file?.save(app.snapshot) }
    defer { (events, wait) = ([], nil) }
    return Reply(
      echo: echo, command: command, failure: broken.isEmpty ? failure : .broken(broken),
      events: events, before: before, after: state, wait: failure == nil ? wait : nil,
      log: command == .events ? window.events.map(LogEntry.init) : [])
  }
}
