import Terminal

/// What the commands that only ask are answered with.
struct Report {
  /// As a person reads them. Nothing for all other commands, and for those that failed.
  let lines: [Line]?

  init(_ reply: Reply) {
    guard reply.failure == nil else {
      lines = nil
      return
    }
    lines =
      switch reply.command {
      case .tree: CoordinatorTree(reply.after).lines(detailed: true)
      case .location: Self.location(reply.after)
      case .events: Self.events(reply.log)
      case .map: reply.ways.map { Line($0) }
      case .help(let name?): Self.manual(name)
      case .help(nil): Self.possibilities(reply.after)
      default: nil
      }
  }

  private static func location(_ state: AppState) -> [Line] {
    let root = state.root.map { [stack("root", $0)] } ?? []
    let tabs = (state.tabs ?? []).map { stack(($0.isSelected ? "* " : "  ") + $0.title, $0.stack) }
    let modals = state.modals.enumerated().map { stack("modal \($0 + 1)", $1) }
    return [Line(state.address, .strong)] + root + tabs + modals
      + state.notices.map { Line("… " + $0) }
  }

  private static func stack(_ name: String, _ stack: AppState.Stack) -> Line {
    let segments = stack.segments
    let shown =
      segments.count > 20 ? segments.prefix(10) + ["…"] + segments.suffix(9) : segments[...]
    let count = segments.count > 20 ? " (\(segments.count.grouped) screens)" : ""
    return Line("\(name): \(shown.joined(separator: " › "))\(count)")
  }

  private static func events(_ log: [LogEntry]) -> [Line] {
    let missing = (log.first?.sequence ?? 1) - 1
    return
      (missing > 0 ? [Line("… \(missing.grouped) before these are no longer kept", .faint)] : [])
      + log.map { Line($0.text) }
  }

  static func manual(_ name: String) -> [Line] {
    guard let manual = Manual.entry(for: name) else { return [] }
    return [Line(manual.usage, .strong), Line("  " + manual.summary)]
      + manual.details.map { Line("  " + $0) }
  }

  /// What can be done here, with the commands that do it.
  private static func possibilities(_ state: AppState) -> [Line] {
    var acts: [(command: String, meaning: String)] = []
    if let alert = state.alert {
      acts += alert.buttons.map { ("answer \($0.id)", $0.label) }
    } else {
      acts += state.elements.filter(\.isEnabled).compactMap { element in
        element.isTappable
          ? ("tap \(element.id)", element.label)
          : element.isTypable ? ("type \(element.id) …", element.label) : nil
      }
      if !state.modals.isEmpty {
        acts.append(("dismiss", "pulls this modal down"))
      } else {
        acts += (state.tabs ?? []).map {
          ("tab \($0.id)", $0.title + ($0.isSelected ? ", to its root" : ""))
        }
      }
    }
    if state.canGoBack {
      acts.append(("back", state.alert == nil ? "to \(state.backTitle ?? "")" : ""))
    }
    let width = acts.map(\.command.columns).max() ?? 0
    return [Line("Here you can", .strong)]
      + acts.map { Line("  \($0.command)", .accent).padded(to: width + 4) + Line($0.meaning) }
      + [
        Line("and always: open ADDRESS, screen, tree, where, events, expect …, help COMMAND, quit")
      ]
  }
}
