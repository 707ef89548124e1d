import Composition
import Coordination
import Observation
import WebService

/// Runs the app, and does in it what commands say.
@MainActor
final class Driver {
  /// Which window is told about: whoever looks is told when that is another one.
  @Observable
  @MainActor
  final class Choice {
    var index = 0
  }

  let service: HeldWebService
  private let sessions: SessionStore
  private(set) var panes: [Pane] = []
  private let choice = Choice()
  private let trace: ((LogEntry) -> Void)?
  private var file: StateFile?
  private let check: (AppWindow) -> [String]
  /// Up to how many coordinators that is asked after each line. It costs as much as the tree.
  private let mostChecked: Int
  private let extent: AppState.Extent
  /// Whether the last line was about a secret, without one.
  var asksForSecret = false

  /// An app that is not started yet.
  ///
  /// - Parameters:
  ///   - service: What the app asks.
  ///   - extent: How much of the state is wanted after each line.
  ///   - file: Holds where to begin, and is kept up to date.
  ///   - mostChecked: Up to how many coordinators it is asked what is broken.
  ///   - check: Says what is broken after each command.
  ///   - trace: Hears of each event as it happens.
  init(
    on service: any WebServiceAPI = InMemoryWebService(), reading extent: AppState.Extent = .page,
    keeping file: StateFile? = nil, mostChecked: Int = 100,
    check: @escaping (AppWindow) -> [String] = { $0.brokenInvariants() },
    trace: ((LogEntry) -> Void)? = nil
  ) {
    self.service = HeldWebService(of: service, isHolding: false)
    sessions = SessionStore(service: self.service)
    self.extent = extent
    self.file = file
    self.mostChecked = mostChecked
    self.check = check
    self.trace = trace
    panes = [Pane(of: sessions, trace: trace)]
  }

  var pane: Pane { panes[choice.index] }
  var state: AppState { pane.state }

  /// The window of that number is told about from now on; if it is the next one, it is opened.
  func select(_ number: Int) {
    if number > panes.count {
      let trace = trace
      panes.append(
        Pane(of: sessions) { entry in
          var entry = entry
          entry.window = number
          trace?(entry)
        })
      panes[number - 1].app.start()
    }
    choice.index = number - 1
    pane.claimEvents()
  }

  /// Starts the app where the file says, and opens a link there.
  func begin(opening link: String? = nil) async throws(Trouble) -> Reply {
    if let place = try file?.read() {
      StateFile.report(await pane.app.restore(place))
    } else {
      pane.app.start()
    }
    await settled()
    var result = Result()
    if let link { result = await perform(.open(link)) }
    await settled()
    result.command = nil
    return try reply(result)
  }

  /// Leaves the file to others.
  func end() {
    file?.release()
  }

  /// Does what a line says, and answers when the app has settled.
  func run(_ entry: Entry) async throws(Trouble) -> Reply {
    let echo = state.concealed(entry.source)
    var result: Result?
    let task = Task { result = await perform(entry, as: 0) }
    if isHolding {
      await nothingMoves { result != nil }
    } else {
      await task.value
      await settled()
    }
    // A link that is held has no end yet. What comes of it is told when it comes.
    return try reply(result ?? Result(echo: echo))
  }

  /// All that has come since the last reply; or only what has come of one act.
  func reply(_ result: Result = Result(), of act: Int? = nil) throws(Trouble) -> Reply {
    let pane = pane
    let before = pane.state
    pane.state = read(result.command?.looksAtAll == true ? .whole : .page)
    let broken = pane.roster.coordinators.count <= mostChecked ? check(pane.window) : []
    // The first window is the one that begins where the file says.
    if broken.isEmpty { try file?.save(panes[0].app.snapshot) }
    let own = pane.takeEvents(of: act)
    return Reply(
      echo: result.echo, command: result.command,
      failure: broken.isEmpty ? result.failure : .broken(broken), events: own, before: before,
      after: pane.state, starter: pane.roster.starter(in: own),
      wait: result.failure == nil ? result.wait : nil,
      log: result.command == .events ? pane.window.events.map(LogEntry.init) : [], ways: result.ways
    )
  }

  /// The number of the first act of which more has come.
  var actWithNews: Int? { pane.events.first?.act }

  /// The app as it is now: as much as is always wanted, or more.
  func read(_ more: AppState.Extent = .page) -> AppState {
    var state = pane.read(max(extent, more))
    state.number = choice.index + 1
    state.windows = panes.count
    state.held = held
    return state
  }

  /// What a person cannot see is asked for only by some commands.
  func lookAtAll(for command: Command) {
    if command.looksAtAll, extent < .whole { pane.state = read(.whole) }
  }

  func perform(_ command: Command) async -> Result {
    lookAtAll(for: command)
    var result = Result(command: command)
    switch command {
    case .expect(.refused(let act)): result.failure = await objection(toTaking: act)
    case .expect(let expectation):
      result.failure = state.objection(to: expectation).map(Failure.disappointed)
    case _ where command.isAct:
      if case .type(let field, "") = command { asksForSecret = state.secretField(field) != nil }
      do {
        result.wait = try await take(command)
      } catch {
        result.failure = error
      }
    case .service(let act): result.failure = perform(act)
    case .window(let number): result.failure = perform(window: number)
    case .map:
      do {
        result.ways = try await AppMap.ways(in: window, as: sessions.session)
      } catch {
        result.failure = .disappointed(error.sentence)
      }
    default: break
    }
    return result
  }

  private func objection(toTaking act: Command) async -> Failure? {
    do {
      _ = try await take(act)
      return .disappointed("it was taken, and should have been refused")
    } catch {
      await settled()
      // A link may be refused at its second step.
      return read(.whole) == state
        ? nil : .disappointed("it was refused, and yet something has changed: \(error.reason)")
    }
  }

  /// Acts as a person does. Answers what that waits for, or why it was refused.
  private func take(_ act: Command) async throws(Failure) -> String? {
    do {
      return try await window.take(act, in: state)
    } catch let refusal as Refusal {
      throw .refused(refusal.description + state.advice(about: act, after: refusal))
    } catch {
      throw .refused("\(error)")
    }
  }
}
