#if canImport(UIKit)

public import Coordination
public import UIKit

/// Which view controller shows which view model; what has none is drawn from its elements.
@MainActor
public struct ScreenControllers {
  private typealias Maker = @MainActor (any ViewModel, AppWindow.Act) -> UIViewController?
  private var makers: [ObjectIdentifier: Maker] = [:]

  /// Draws everything from its elements.
  public nonisolated init() {}

  /// Shows view models of a type in a view controller of the app's own, which may be a hosting
  /// controller with a SwiftUI view.
  ///
  /// What the view controller does goes through the act: it is taken while its screen is in front.
  public func adding<Model: ViewModel>(
    _ type: Model.Type, _ make: @escaping @MainActor (Model, AppWindow.Act) -> UIViewController
  ) -> ScreenControllers {
    var copy = self
    copy.makers[ObjectIdentifier(type)] = { viewModel, act in
      (viewModel as? Model).map { make($0, act) }
    }
    return copy
  }

  func controller(for screen: Screen, in window: AppWindow) -> UIViewController {
    let maker = makers[ObjectIdentifier(type(of: screen.viewModel))]
    return maker?(screen.viewModel, window.act(on: screen))
      ?? ElementsController(screen, in: window)
  }
}

#endif
