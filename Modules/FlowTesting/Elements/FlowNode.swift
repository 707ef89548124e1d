internal import Coordination

/// What there is to see, as values: one element, with what is in it.
nonisolated struct FlowNode: Hashable {
  /// What can be asked for, in XCUITest's words; an element is whatever stands on the screen.
  enum Kind: String {
    case element, staticText, textField, secureTextField, button, cell, `switch`, picker
    case navigationBar, tabBar, alert, modal

    var plural: String { rawValue + (self == .switch ? "es" : "s") }
    var takesText: Bool { self == .textField || self == .secureTextField }
  }

  let kind: Kind
  let id: String
  let label: String
  var value: String?
  var options: [String] = []
  var isEnabled = true
  var isSelected = false
  var children: [FlowNode] = []

  func isA(_ wanted: Kind) -> Bool { wanted == .element || wanted == kind }
}

@MainActor
extension FlowNode {
  /// Everything there is, from top to bottom.
  static func all(in window: AppWindow) -> [FlowNode] {
    [.navigationBar, .element, .modal, .tabBar, .alert].flatMap { nodes($0, in: window) }
  }

  static func nodes(_ kind: Kind, in window: AppWindow) -> [FlowNode] {
    switch kind {
    case .navigationBar: window.front.map { [bar(of: window, over: $0)] } ?? []
    case .tabBar: window.tabBar.map { [FlowNode($0)] } ?? []
    case .alert: window.alert.map { [FlowNode($0)] } ?? []
    case .modal: window.modals.map { FlowNode($0) }
    default: window.front.map { nodes(kind, on: $0) } ?? []
    }
  }

  static func nodes(_ kind: Kind, on screen: Screen) -> [FlowNode] {
    screen.viewModel.elements.map { FlowNode($0) }.filter { $0.isA(kind) }
  }

  /// `Back` is there when it leads somewhere.
  private static func bar(of window: AppWindow, over front: Screen) -> FlowNode {
    let title = front.viewModel.title
    var bar = FlowNode(kind: .navigationBar, id: title, label: title)
    let isAtRoot = window.modals.isEmpty && (window.frontNavigator?.screens.count ?? 0) < 2
    guard !isAtRoot else { return bar }
    let lower = window.modals.dropLast().last ?? window.root
    let below = window.frontNavigator?.screens.dropLast().last ?? lower?.screens.last
    bar.children = [.init(kind: .button, id: "Back", label: below?.viewModel.title ?? "Back")]
    return bar
  }

  private init(_ element: Screen.Element) {
    let isSecret = element.kind == .secureField
    self.init(
      kind: Kind(element.kind), id: element.id, label: element.label,
      value: isSecret ? element.value?.map { _ in "•" }.joined() : element.value,
      options: element.options, isEnabled: element.isEnabled)
  }

  private init(_ tabBar: TabBar) {
    self.init(kind: .tabBar, id: "", label: "")
    children = tabBar.tabs.map { tab in
      FlowNode(
        kind: .button, id: tab.id, label: tab.title, isSelected: tab.id == tabBar.selected.id)
    }
  }

  private init(_ alert: Screen.Alert) {
    self.init(kind: .alert, id: alert.title, label: alert.title)
    children = [alert.title, alert.message].filter { !$0.isEmpty }.map {
      FlowNode(kind: .staticText, id: $0, label: $0)
    }
    children += alert.buttons.map { FlowNode(kind: .button, id: $0.id, label: $0.label) }
  }

  private init(_ modal: Navigator) {
    let title = modal.screens.last?.viewModel.title ?? ""
    self.init(kind: .modal, id: modal.screens.first.map { "\($0.segment)" } ?? "", label: title)
  }
}

nonisolated extension FlowNode.Kind {
  fileprivate init(_ kind: Screen.Element.Kind) {
    self =
      switch kind {
      case .text: .staticText
      case .field: .textField
      case .secureField: .secureTextField
      case .button: .button
      case .row: .cell
      case .toggle: .switch
      case .picker: .picker
      }
  }
}
