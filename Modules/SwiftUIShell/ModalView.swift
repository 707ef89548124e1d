#if canImport(SwiftUI) && !os(macOS)

internal import Coordination
internal import SwiftUI

/// A modal, with what is presented over it.
struct ModalView: View {
  /// A modal as what SwiftUI presents. Keeps it, so that it can be drawn while it slides away.
  struct Item: Identifiable {
    let navigator: Navigator

    var id: Int { navigator.id }
  }

  let window: AppWindow
  let navigator: Navigator
  let level: Int

  var body: some View {
    ZStack {
      StackView(window: window, navigator: navigator)
    }
    .modifier(LayerModifier(window: window, level: level))
    .interactiveDismissDisabled(navigator.screens.contains { $0.viewModel.hasUnsavedInput })
  }
}

#endif
