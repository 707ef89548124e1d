internal import Coordination

/// One act of a walk. Its description is a line that `demo --script` plays.
public nonisolated enum FlowAct: Hashable, Sendable {
  case tap(String)
  case type(String, into: String)
  case answer(String)
  case back
  case backToRoot
  case dismiss
  case tab(String)
  case open(String)
  /// A shell that moves first has left so many screens of the front stack.
  case popped(Int)
  /// A shell that moves first has pulled down the top modal.
  case dismissed
}

nonisolated extension FlowAct: CustomStringConvertible {
  /// The line of a script.
  public var description: String {
    switch self {
    case .tap(let id): "tap \(Self.word(id))"
    case .type(let text, let id): "type \(Self.word(id))" + (text.isEmpty ? "" : " \(text)")
    case .answer(let id): "answer \(Self.word(id))"
    case .back: "back"
    case .backToRoot: "back root"
    case .dismiss, .dismissed: "dismiss"
    case .tab(let id): "tab \(Self.word(id))"
    case .open(let link): "open \(link)"
    case .popped(let count): "back \(count)"
    }
  }

  private static func word(_ id: String) -> String {
    guard id.contains(where: { $0 == " " || $0 == "\t" || $0 == "\"" }) else { return id }
    let escaped = id.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }
}

@MainActor
extension FlowAct {
  /// Everything that a person and their shell can do now, with some of what will be refused: with
  /// the screen, with what is around it, with links.
  static func all(in window: AppWindow, texts: [String], links: [String]) -> [[FlowAct]] {
    let elements = window.front?.viewModel.elements ?? []
    let uses = elements.flatMap { element -> [FlowAct] in
      switch element.kind {
      case .text: []
      case .button, .row, .toggle: [.tap(element.id)]
      case .picker: element.options.map { .type($0, into: element.id) }
      case .field, .secureField: texts.map { .type($0, into: element.id) }
      }
    }
    let tabs = window.tabBar?.tabs.map { FlowAct.tab($0.id) } ?? []
    let ways = [.back, .backToRoot, .dismiss] + gestures(in: window) + tabs
    return [uses, ways, links.map { .open($0) }].filter { !$0.isEmpty }
  }

  /// What a shell has done already is not asked about, so it allows none of it while that would
  /// lose what was typed.
  private static func gestures(in window: AppWindow) -> [FlowAct] {
    guard window.alert == nil, let screens = window.frontNavigator?.screens else { return [] }
    let free = screens.reversed().prefix { !$0.viewModel.hasUnsavedInput }.count
    let pops = (1...3).filter { $0 <= free && $0 < screens.count }.map { FlowAct.popped($0) }
    return pops + (free == screens.count && !window.modals.isEmpty ? [.dismissed] : [])
  }

  /// Does it. A link is only begun.
  func perform(in window: AppWindow) throws(Refusal) {
    guard let front = window.front else { throw .nothingShown }
    switch self {
    case .tap(let id): try window.tap(id, on: front)
    case .type(let text, let id): try window.enter(text, into: id, on: front)
    case .answer(let id): try window.answer(id)
    case .back: try window.back()
    case .backToRoot: try window.backToRoot()
    case .dismiss: try window.dismiss()
    case .tab(let id): try window.select(id)
    case .open(let link): if let address = try? Address(link) { window.open(address) { _ in } }
    case .popped(let count):
      guard let navigator = window.frontNavigator, navigator.screens.count > count else { return }
      navigator.popped(to: navigator.screens[navigator.screens.count - 1 - count])
    case .dismissed: window.modals.last?.dismissed()
    }
  }
}
