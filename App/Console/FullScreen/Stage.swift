import Coordination
import Terminal

/// All that the full screen shows: the app as values, and what a person does with the view of it.
///
/// Keys change it, and say what is to be done in the app.
struct Stage {
  enum Mode {
    case browsing
    case typing(field: String, LineEditor)
    case command
    /// Lines over the screen, and the first that is seen.
    case reading(title: String, [Line], from: Int)
  }

  enum Effect {
    case nothing
    case run(Entry)
    case quit
  }

  private static let mostMoments = 200
  private static let mostWeight = 100_000
  private static let mostEvents = 2000

  private(set) var moments: [Moment] = []
  /// Which moment is looked at; the last one is now.
  var place = 0
  private(set) var log: [LogEntry] = []
  private(set) var places = Places()
  var mode = Mode.browsing
  /// What is written after a colon.
  var dialog = LineDialog()
  /// Which of the things that have a number.
  var chosen = 0
  /// What was chosen on screens before, by their numbers.
  var remembered: [Int: Int] = [:]
  /// Digits so far, while more could follow.
  var digits = ""
  /// Whether something is under way.
  var isBusy = false
  /// Whether the next field is to be typed into at once.
  var typesOn = false
  /// What cannot be done, said at once; gone with the next key.
  var hint: Line?
  /// How far the panes are scrolled from where they would be by themselves.
  var scroll = 0
  var contentScroll = 0
  /// Switched from what the size alone would have.
  var turnsTree = false
  var turnsEvents = false
  /// How many lines were given to the app.
  var count = 0

  init(_ start: Reply) {
    moments = [Moment(act: 0, start)]
    chosen = start.after.alert?.escape ?? 0
    keep(start.events)
    visit(start.after)
  }

  var moment: Moment { moments[place] }
  var state: AppState { moment.state }
  var now: AppState { moments[moments.count - 1].state }
  var isNow: Bool { place == moments.count - 1 }
  var ago: Int { moments.count - 1 - place }
  var number: Int { state.alert?.buttons.count ?? state.numbered.count }

  /// Those up to the moment that is looked at.
  var events: ArraySlice<LogEntry> {
    let later = moments[(place + 1)...].lazy.flatMap(\.reply.events).map(\.sequence).min()
    guard !isNow, let later else { return log[...] }
    return log.prefix { $0.sequence < later }
  }

  /// A moment that becomes now. The oldest go when all of them together are too heavy.
  mutating func add(_ moment: Moment) {
    moments.append(moment)
    var weight = moments.reduce(0) { $0 + $1.weight }
    while moments.count > Self.mostMoments || weight > Self.mostWeight, moments.count > 2 {
      weight -= moments.removeFirst().weight
    }
    place = moments.count - 1
  }

  mutating func replaceLast(_ moment: Moment) {
    moments[moments.count - 1] = moment
  }

  mutating func keep(_ events: [LogEntry]) {
    log += events
    // What came late is told at once, and stands where it happened.
    if let first = events.first, log.dropLast(events.count).last?.sequence ?? 0 > first.sequence {
      log.sort { $0.sequence < $1.sequence }
    }
    if log.count > 2 * Self.mostEvents { log.removeFirst(log.count - Self.mostEvents) }
  }

  mutating func visit(_ state: AppState) {
    places.visit(state)
  }
}
