public import Coordination

@MainActor
extension FlowAct {
  /// Does it. A link is only begun.
  public func perform(in window: AppWindow) throws(Refusal) {
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

  /// Everything that a person can do now: without links, and without what only a shell reports.
  ///
  /// `fill` says what is typed into a field.
  public static func possible(
    in window: AppWindow, fill: (Screen.Element) -> [String]
  ) -> [FlowAct] {
    if let alert = window.alert {
      return alert.buttons.map { .answer($0.id) } + (window.canGoBack ? [.back] : [])
    }
    let uses = (window.front?.viewModel.elements ?? []).filter(\.isEnabled).flatMap { element in
      if element.kind.isTapped { return [FlowAct.tap(element.id)] }
      let texts = element.kind.isTyped ? fill(element) : element.options
      return texts.filter { $0 != element.value }.map { .type($0, into: element.id) }
    }
    let isRoot = window.frontNavigator?.screens.count ?? 0 < 2
    let around: [FlowAct] =
      window.modals.isEmpty ? window.tabBar?.tabs.map { .tab($0.id) } ?? [] : [.dismiss]
    return uses + (window.canGoBack ? [.back] : []) + (isRoot ? [] : [.backToRoot]) + around
  }

  /// As a map names it: the same for every row of a list.
  public func name(in window: AppWindow) -> String {
    guard case .tap(let id) = self else { return description }
    let element = window.front?.viewModel.elements.first { $0.id == id }
    return FlowAct.tap(element?.kind == .row ? Self.general(id) : id).description
  }
}
