import Coordination

extension AppState {
  /// How many segments of a stack are enough for a person.
  private static let enough = 32

  /// All of it, at a cost in proportion to the tree; or only what a person sees, at the same cost at
  /// any depth. The coordinators are somebody else's affair.
  @MainActor
  init(_ window: AppWindow, isWhole: Bool) {
    let limit = isWhole ? Int.max : Self.enough
    let front = window.front
    let stack = window.frontNavigator.map { Stack($0, limit) } ?? []
    address =
      stack.isWhole ? window.address : "…/" + stack.segments.joined(separator: "/")
    title = front?.viewModel.title
    screen = front?.number
    elements = front?.viewModel.elements.map(Element.init) ?? []
    alert = window.alert.map(Alert.init)
    canGoBack = window.canGoBack
    tabs = window.tabBar.map { bar in
      bar.tabs.map {
        Tab(
          id: $0.id, title: $0.title, isSelected: $0.id == bar.selected.id,
          stack: Stack($0.navigator, limit))
      }
    }
    if tabs == nil { root = window.root.map { Stack($0, limit) } }
    modals = window.modals.map { Stack($0, limit) }
    backTitle = window.screenUnderFront?.viewModel.title
    opening = window.opening.map { "\($0)" }
    waiting = window.waiting.map { "“\($0.address)” waits: \($0.reason)" }
    guard isWhole else { return }
    (livingCoordinators, livingViewModels) = window.living
    leaks = window.leaks
  }
}

extension AppState.Stack {
  @MainActor
  fileprivate init(_ navigator: Navigator, _ limit: Int) {
    let screens = navigator.screens
    self.init(segments: screens.suffix(limit).map { "\($0.segment)" }, of: screens.count)
  }
}

extension AppState.Element {
  @MainActor
  fileprivate init(_ element: Screen.Element) {
    self.init(
      id: element.id, kind: element.kind, label: element.label,
      value: element.kind == .secureField ? element.value?.bullets : element.value,
      isEnabled: element.isEnabled, options: element.options)
  }
}

extension AppState.Alert {
  @MainActor
  fileprivate init(_ alert: Screen.Alert) {
    self.init(
      title: alert.title, message: alert.message,
      buttons: alert.buttons.map { Button(id: $0.id, label: $0.label, role: $0.role) })
  }
}
