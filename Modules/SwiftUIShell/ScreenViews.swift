#if canImport(SwiftUI) && !os(macOS)

internal import Coordination
internal import SwiftUI

/// Which view shows which view model; a list draws all others from their elements.
struct ScreenViews {
  struct Key: EnvironmentKey {
    static var defaultValue: ScreenViews { ScreenViews() }
  }

  typealias Maker = @MainActor @Sendable (any ViewModel, AppWindow.Act) -> AnyView?
  private var makers: [ObjectIdentifier: Maker] = [:]

  mutating func add(_ type: any ViewModel.Type, _ maker: @escaping Maker) {
    makers[ObjectIdentifier(type)] = maker
  }

  @MainActor func view(of screen: Screen, in window: AppWindow) -> AnyView {
    makers[ObjectIdentifier(type(of: screen.viewModel))]?(
      screen.viewModel, window.act(on: screen))
      ?? AnyView(ElementsView(window: window, screen: screen))
  }
}

extension EnvironmentValues {
  var screenViews: ScreenViews {
    get { self[ScreenViews.Key.self] }
    set { self[ScreenViews.Key.self] = newValue }
  }
}

#endif
