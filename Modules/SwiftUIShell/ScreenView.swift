#if canImport(SwiftUI) && !os(macOS)

internal import Coordination
internal import SwiftUI

/// One screen: the app's own view of its view model, under a bar whose way out asks where it has to.
struct ScreenView: View {
  /// The way out that has to ask, because something would be lost.
  private enum Way { case back, close }

  let window: AppWindow
  let navigator: Navigator
  let screen: Screen
  @Environment(\.screenViews) private var views

  var body: some View {
    views.view(of: screen, in: window)
      .navigationTitle(screen.viewModel.title)
      // Without the system's button there is no gesture either, and no menu.
      .navigationBarBackButtonHidden(way == .back)
      .toolbar {
        switch way {
        case .back:
          ToolbarItem(placement: .topBarLeading) {
            Button {
              try? window.back()
            } label: {
              Label(below?.viewModel.title ?? "", systemImage: "chevron.backward")
            }
            .accessibilityIdentifier("BackButton")
          }
        case .close:
          ToolbarItem(placement: .cancellationAction) {
            Button("Close") { try? window.dismiss() }.accessibilityIdentifier("CloseButton")
          }
        case nil: ToolbarItem(placement: .topBarLeading) { EmptyView() }
        }
      }
  }

  /// SwiftUI tells nobody that a pull was refused, so there is a button while pulling is off.
  private var way: Way? {
    let screens = navigator.screens
    if below != nil {
      return screens.dropFirst().contains { $0.viewModel.hasUnsavedInput } ? .back : nil
    }
    let isModal = window.modals.contains { $0 === navigator }
    return isModal && screens.contains { $0.viewModel.hasUnsavedInput } ? .close : nil
  }

  private var below: Screen? {
    let screens = navigator.screens
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return nil }
    return screens[index - 1]
  }
}

#endif
