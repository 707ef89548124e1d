import Coordination
import Terminal

/// What a line moved, told in one line.
struct Movement {
  private let reply: Reply

  init(_ reply: Reply) {
    self.reply = reply
  }

  /// One line, or as few as it fits into. Names may be made shorter.
  func lines(limit: Int?, naming: (String) -> String = { $0 }) -> [String] {
    parts.map(naming).reduce(into: [String]()) { lines, part in
      let longer = lines.last.map { $0 + " · " + part } ?? part
      if let limit, !lines.isEmpty, longer.columns > limit {
        lines.append(part)
      } else {
        lines = lines.dropLast() + [longer]
      }
    }.flatMap { $0.escaped.wrapped(to: limit) }
  }

  private var parts: [String] {
    let parts = [
      answered, selected, started, shown, removed, ended,
      events(.alert).suffix(1).compactMap(\.detail).map { "asked “\($0)”" },
      events(.dropped).prefix(1).compactMap(\.segment).map {
        "what “\($0)” was waiting for is dropped"
      },
      refused, reply.wait.map { [$0] } ?? [], staged,
    ].flatMap(\.self)
    return parts.isEmpty ? [typed ?? "nothing moved" + complaint] : parts
  }

  /// What becomes of what the app will ask.
  private var staged: [String] {
    switch reply.command {
    case .service(.hold): ["what the app asks from now on is held"]
    case .service(.fail): ["what the app asks from now on fails"]
    case .service(.ok): ["what the app asks from now on is answered"]
    case .service(.expire): ["the session is over, as the next answer says"]
    case .window where reply.failure == nil:
      ["window \(reply.after.number) of \(reply.after.windows)"]
    default: []
    }
  }

  private func events(_ kinds: AppWindow.Event.Kind...) -> [LogEntry] {
    reply.events.filter { kinds.contains($0.kind) }
  }

  private var answered: [String] {
    let answers = events(.answered).map { "answered \($0.detail ?? "")" }
    guard let alert = reply.before.alert, answers.isEmpty, reply.after.alert != alert else {
      return answers
    }
    return ["“\(alert.title)” closed"]
  }

  private var selected: [String] {
    guard let tab = events(.selected).last?.segment else { return [] }
    let title = reply.after.tabs?.first { $0.id == tab }?.title ?? tab
    return ["tab \(title) selected"] + (events(.shown).isEmpty ? ["now at \(address)"] : [])
  }

  private var started: [String] {
    let started = reply.events.started
    guard let name = started.first?.coordinator else { return [] }
    let starter = reply.starter.map { " by " + $0 } ?? ""
    return ["\(name) started\(starter)" + more(started.count - 1, ", then")]
  }

  private var shown: [String] {
    let shown = events(.shown)
    guard let last = shown.last?.segment else { return [] }
    let state = reply.after
    guard shown.contains(where: { $0.screen == state.screen }) else { return ["shown \(last)"] }
    let stack = state.modals.last ?? state.root ?? state.tabs?.first { $0.isSelected }?.stack
    let isAlone = stack?.count == 1
    return [(isAlone ? state.modals.isEmpty ? "shown " : "presented " : "pushed ") + address]
  }

  private var removed: [String] {
    let removed = events(.removed)
    guard let last = removed.last?.segment else { return [] }
    let hasFrontLeft = removed.contains { $0.screen == reply.before.screen }
    let place = hasFrontLeft ? reply.before.address.tail(columns: 40) : last
    return ["left \(place)\(more(removed.count - 1))"]
      + (events(.shown, .selected).isEmpty ? ["now at \(address)"] : [])
  }

  private var ended: [String] {
    let ended = events(.completed, .cancelled)
    guard let first = ended.first, let name = first.coordinator else { return [] }
    let others = ended.count - 1
    if others > 0, ended.allSatisfy({ $0.coordinator == name && $0.kind == first.kind }) {
      return ["\(ended.count.grouped) \(name)s \(first.kind)"]
    }
    return ["\(name) \(first.kind)" + more(others, ",") + (others > 0 ? " ended" : "")]
  }

  /// What failed later than its own line, such as a link that waited for a log-in.
  var refused: [String] {
    events(.refused).compactMap(\.detail)
      .filter { reply.failure?.sentence.contains($0) != true }.map { "refused: " + $0 }
  }

  /// What the screen says about a tap that led nowhere.
  private var complaint: String {
    guard case .tap = reply.command else { return "" }
    let error = reply.after.elements.first { $0.id == "error" && $0.kind == .text }
    return error.map { ": " + $0.label } ?? ""
  }

  private var typed: String? {
    guard case .type(let field, _) = reply.command, let id = reply.after.typable(field).first,
      let element = reply.after.elements.first(where: { $0.id == id })
    else { return nil }
    return element.value == "" ? "\(id) is empty" : "\(id) is \(element.value ?? "")"
  }

  private var address: String { reply.after.address.tail(columns: 60) }

  private func more(_ count: Int, _ word: String = " and") -> String {
    count > 0 ? "\(word) \(count.grouped) more" : ""
  }
}
