import Coordination
import Terminal

/// One act, and what has come of it so far.
struct Moment {
  /// The number of the act; 0 is the start.
  let act: Int
  var reply: Reply
  /// Whether something newer was done before the rest of this came.
  var isLate = false
  /// Whether all that the act has done so far is to ask for something.
  var isUnderWay = false

  var state: AppState { reply.after }
  var isStart: Bool { act == 0 }

  /// The ids of the coordinators that it has started, and those that it has ended, as they were.
  let started: Set<Int>
  let ended: [AppState.Coordinator]

  init(act: Int, _ reply: Reply, isLate: Bool = false, isUnderWay: Bool = false) {
    self.act = act
    self.reply = reply
    self.isLate = isLate
    self.isUnderWay = isUnderWay
    guard act > 0 else {
      (started, ended) = ([], [])
      return
    }
    let (before, after) = (reply.before.coordinators, reply.after.coordinators)
    var started: Set<Int> = []
    var ended: [AppState.Coordinator] = []
    for event in reply.events {
      guard let id = event.id else { continue }
      if event.kind == .started, after.place(of: id) != nil { started.insert(id) }
      if event.kind == .completed || event.kind == .cancelled,
        let place = before.place(of: id)
      {
        ended.append(before[place])
      }
    }
    (self.started, self.ended) = (started, ended.sorted { $0.id < $1.id })
  }

  /// The same with what has come since.
  func with(_ rest: Reply, isUnderWay: Bool) -> Moment {
    Moment(
      act: act,
      Reply(
        echo: reply.echo, command: reply.command ?? rest.command,
        failure: rest.failure ?? reply.failure,
        events: reply.events + rest.events, before: reply.before, after: rest.after,
        starter: reply.starter ?? rest.starter, wait: rest.wait ?? reply.wait),
      isLate: isLate, isUnderWay: isUnderWay)
  }

  /// How much memory it takes, about.
  var weight: Int { state.coordinators.count + state.elements.count + 10 }

  /// What it moved, in sentences that fit: names are shorter where there is little room.
  func message(columns: Int, rows: Int) -> [Line] {
    if isStart, reply.failure == nil {
      return [Line("Enter begins to type. Log in as demo, password demo, or go on as a guest.")]
    }
    if isUnderWay { return [Line("→ ", .accent) + Line("under way …")] }
    let lines = Self.message(reply, columns: columns, rows: rows)
    guard isLate, let echo = reply.echo else { return lines }
    return [Line("Later, of “\(echo)”:", .faint)] + lines
  }

  static func message(_ reply: Reply, columns: Int, rows: Int) -> [Line] {
    if let failure = reply.failure {
      let lines = Line("✗ " + failure.sentence, .alarm).wrapped(to: columns)
      return reply.before == reply.after
        ? lines : lines + Movement(reply).lines(limit: columns).map { Line($0) }
    }
    switch reply.command {
    case .expect: return [Line("✓ as expected")]
    case .tree, .location, .events, .map, .help, .screen, .quit: return []
    default:
      let movement = Movement(reply)
      var lines = movement.lines(limit: columns - 2)
      if lines.count > rows {
        lines = movement.lines(limit: columns - 2) { $0.withoutSuffix }
      }
      return lines.enumerated().map { Line($0 == 0 ? "→ " : "  ", .accent) + Line($1) }
    }
  }
}
