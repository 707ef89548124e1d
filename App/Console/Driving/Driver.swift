import Composition
import Coordination
import WebService

/// Runs the app, and does in it what commands say.
@MainActor
final class Driver {
  let window = AppWindow()
  let app: AppCoordinator
  let service = HeldWebService(isHolding: false)
  private var file: StateFile?
  private let check: (AppWindow) -> [String]
  /// Up to how many coordinators that is asked after each line. It costs as much as the tree.
  private let mostChecked: Int
  /// What has happened and is in no reply yet, with the number of the act that it belongs to.
  private var events: [(act: Int, entry: LogEntry)] = []
  /// What the roster has not heard yet.
  private var unread: [LogEntry] = []
  private var roster = Roster()
  private let extent: AppState.Extent
  private(set) var state = AppState()
  /// Whether the last line was about a secret, without one.
  var asksForSecret = false

  /// An app that is not started yet.
  ///
  /// - Parameters:
  ///   - extent: How much of the state is wanted after each line.
  ///   - file: Holds where to begin, and is kept up to date.
  ///   - mostChecked: Up to how many coordinators it is asked what is broken.
  ///   - check: Says what is broken after each command.
  ///   - trace: Hears of each event as it happens.
  init(
    reading extent: AppState.Extent = .page, keeping file: StateFile? = nil, mostChecked: Int = 100,
    check: @escaping (AppWindow) -> [String] = { $0.brokenInvariants() },
    trace: ((LogEntry) -> Void)? = nil
  ) {
    app = AppCoordinator(window: window, service: service)
    self.extent = extent
    self.file = file
    self.mostChecked = mostChecked
    self.check = check
    window.observe { [weak self] event in
      let entry = LogEntry(event)
      self?.events.append((ActNumber.current, entry))
      self?.unread.append(entry)
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
    let before = state
    state = read(result.command?.looksAtAll == true ? .whole : .page)
    let broken = roster.coordinators.count <= mostChecked ? check(window) : []
    if broken.isEmpty { try file?.save(app.snapshot) }
    let own = events.filter { $0.act == act ?? $0.act }.map(\.entry)
    events.removeAll { $0.act == act ?? $0.act }
    return Reply(
      echo: result.echo, command: result.command,
      failure: broken.isEmpty ? result.failure : .broken(broken), events: own, before: before,
      after: state, starter: roster.starter(in: own),
      wait: result.failure == nil ? result.wait : nil,
      log: result.command == .events ? window.events.map(LogEntry.init) : [], ways: result.ways)
  }

  /// The number of the first act of which more has come.
  var actWithNews: Int? { events.first?.act }

  /// The app as it is now: as much as is always wanted, or more.
  func read(_ more: AppState.Extent = .page) -> AppState {
    roster.take(unread, front: window.front?.number)
    unread = []
    let extent = max(extent, more)
    var state = AppState(window, isWhole: extent == .whole)
    state.outline = roster.outline.excerpt(AppState.mostRows, front: roster.front)
    if extent > .page { state.coordinators = roster.coordinators }
    state.held = held
    return state
  }

  /// What a person cannot see is asked for only by some commands.
  func lookAtAll(for command: Command) {
    if command.looksAtAll, extent < .whole { state = read(.whole) }
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
    case .map:
      do {
        result.ways = try await AppMap.ways(in: window, as: app.session)
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
