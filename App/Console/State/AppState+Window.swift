import Coordination

extension AppState {
  @MainActor
  init(_ window: AppWindow) {
    let front = window.front
    address = window.address
    title = front?.viewModel.title
    screen = front?.number
    elements = front?.viewModel.elements.map(Element.init) ?? []
    alert = window.alert.map(Alert.init)
    canGoBack = window.canGoBack
    tabs = window.tabBar.map { bar in
      bar.tabs.map {
        Tab(
          id: $0.id, title: $0.title, isSelected: $0.id == bar.selected.id,
          stack: $0.navigator.segments)
      }
    }
    if tabs == nil { root = window.root?.segments }
    modals = window.modals.map(\.segments)
    backTitle = window.screenBelow?.viewModel.title
    coordinators = window.coordinators.map { running in
      Coordinator(
        id: running.id, name: running.name, parent: running.parentID,
        segments: running.screens.map { "\($0.segment)" },
        ownsFront: running.screens.contains { $0 === front })
    }
    (livingCoordinators, livingViewModels) = window.living
    leaks = window.leaks
    opening = window.opening.map { "“\($0)”" }
    waiting = window.waiting.map { "“\($0.address)” waits: \($0.reason)" }
  }
}

extension AppState.Element {
  @MainActor
  fileprivate init(_ element: Screen.Element) {
    self.init(
      id: element.id, kind: element.kind, label: element.label,
      value: element.kind == .secureField ? element.value?.bullets : element.value,
      isEnabled: element.isEnabled)
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

extension Navigator {
  fileprivate var segments: [String] { screens.map { "\($0.segment)" } }
}

extension AppWindow {
  /// Where Back leads when no alert is up.
  fileprivate var screenBelow: Screen? {
    ([root].compactMap(\.self) + modals).flatMap(\.screens).dropLast().last
  }
}
