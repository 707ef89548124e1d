#if canImport(SwiftUI) && !os(macOS)

public import Coordination
public import SwiftUI

extension View {
  /// Says how view models of a type look, inside of a ``WindowView``.
  ///
  /// What the view does goes through the act: it is taken while its screen is in front.
  public func screen<Model: ViewModel, Content: View>(
    for type: Model.Type,
    @ViewBuilder content: @escaping @MainActor @Sendable (Model, AppWindow.Act) -> Content
  ) -> some View {
    transformEnvironment(\.screenViews) { views in
      views.add(type) { viewModel, act in
        (viewModel as? Model).map { AnyView(content($0, act)) }
      }
    }
  }
}

#endif
