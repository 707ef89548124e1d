import Coordination
import Terminal

/// What comes from the app.
extension Stage {
  /// An act that was done, or begun. With the rest of an act before, it is one moment with it if
  /// nothing newer was done since.
  mutating func take(_ reply: Reply, of act: Int, isUnderWay: Bool = false) {
    if let lines = Report(reply).lines, reply.events.isEmpty {
      // Who only asks leaves everything as it is, marks and all.
      mode = .reading(title: reply.echo ?? "", lines, from: 0)
      return
    }
    let last = moments[moments.count - 1]
    if reply.command?.isAct != true, last.act != act, reply.events.isEmpty,
      reply.before == reply.after
    {
      hint = Moment.message(reply, columns: .max, rows: 1).first
      return
    }
    keep(reply.events)
    if last.act == act {
      guard last.isUnderWay || reply.failure != nil || !reply.events.isEmpty else {
        return look(reply.after)
      }
      replaceLast(last.with(reply, isUnderWay: isUnderWay))
    } else {
      let isLate = act < last.act
      var reply = reply
      if isLate, let own = moments.last(where: { $0.act == act }) { reply = own.named(reply) }
      add(Moment(act: act, reply, isLate: isLate, isUnderWay: isUnderWay))
    }
    place = moments.count - 1
    scroll = 0
    digits = ""
    visit(reply.after)
    choose(reply)
    if case .typing = mode, reply.after.screen != reply.before.screen { mode = .browsing }
  }

  /// What is there while more is to come. It is no moment of its own.
  mutating func look(_ state: AppState) {
    var last = moments[moments.count - 1]
    guard last.state != state else { return }
    let before = last.state
    last.reply = last.reply.showing(state)
    replaceLast(last)
    visit(state)
    guard isNow else { return }
    if before.screen == state.screen, before.alert == state.alert {
      keepChoice(from: before, to: state)
    } else {
      choose(last.reply)
    }
  }

  /// The same thing where it is still there; on another screen the one that was chosen there
  /// before, or the first; in an alert what is safe.
  private mutating func choose(_ reply: Reply) {
    let (before, after) = (reply.before, reply.after)
    if let screen = before.screen, before.alert == nil {
      if remembered.count > 500 { remembered = [:] }
      remembered[screen] = chosen
    }
    if before.screen != after.screen { contentScroll = 0 }
    if let alert = after.alert {
      if before.alert != alert { chosen = alert.escape ?? 0 }
    } else if before.screen != after.screen || before.alert != nil {
      chosen = after.screen.flatMap { remembered[$0] } ?? 0
    } else if case .type(let field, _) = reply.command, reply.failure == nil,
      let index = after.numbered.firstIndex(where: { $0.id == field })
    {
      chosen = index + 1
    } else {
      keepChoice(from: before, to: after)
    }
    chosen = max(0, min(chosen, number - 1))
    defer { typesOn = false }
    if typesOn, reply.failure == nil, after.alert == nil, after.numbered.indices.contains(chosen),
      after.numbered[chosen].isTypable
    {
      edit(after.numbered[chosen])
    }
  }

  private mutating func keepChoice(from before: AppState, to after: AppState) {
    guard after.alert == nil, before.numbered.indices.contains(chosen) else { return }
    let id = before.numbered[chosen].id
    chosen = after.numbered.firstIndex { $0.id == id } ?? max(0, min(chosen, number - 1))
  }
}

extension Moment {
  /// The rest of this act, which names the act.
  fileprivate func named(_ rest: Reply) -> Reply {
    Reply(
      echo: reply.echo, command: nil, failure: rest.failure, events: rest.events,
      before: rest.before, after: rest.after, wait: rest.wait)
  }
}

extension Reply {
  /// The same, with the app as it is by now.
  fileprivate func showing(_ state: AppState) -> Reply {
    Reply(
      echo: echo, command: command, failure: failure, events: events, before: before, after: state,
      wait: wait)
  }
}

extension AppState.Alert {
  /// Which answer Back gives.
  var escape: Int? {
    buttons.firstIndex { $0.role == .cancel } ?? (buttons.count == 1 ? 0 : nil)
  }
}
