#if canImport(UIKit)

internal import Coordination

/// What the tree shows, read in one go, so that one tracking sees every change of it.
@MainActor
struct Picture {
  /// A stack, and what is on it now.
  @MainActor
  struct Layer {
    let navigator: Navigator
    let screens: [Screen]
    let titles: [String]
    let unsaved: [Bool]

    init(_ navigator: Navigator) {
      self.navigator = navigator
      screens = navigator.screens
      titles = screens.map(\.viewModel.title)
      unsaved = screens.map(\.viewModel.hasUnsavedInput)
    }
  }

  /// A stack in a bar, and how the bar names it.
  struct Tab {
    let id: String
    let title: String
    let badge: String?
    let layer: Layer
  }

  enum Base {
    case none
    case stack(Layer)
    case tabs([Tab], selected: Int)
  }

  let base: Base
  let modals: [Layer]
  let alert: Screen.Alert?

  init(_ window: AppWindow) {
    if let bar = window.tabBar {
      let tabs = bar.tabs.map { tab in
        Tab(id: tab.id, title: tab.title, badge: tab.badge, layer: Layer(tab.navigator))
      }
      base = .tabs(tabs, selected: bar.selectedIndex)
    } else {
      base = window.root.map { .stack(Layer($0)) } ?? .none
    }
    modals = window.modals.map { Layer($0) }
    alert = window.alert
  }
}

#endif
