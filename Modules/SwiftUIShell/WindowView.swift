#if canImport(SwiftUI) && !os(macOS)

public import Coordination
public import SwiftUI

/// Keeps SwiftUI in step with a window, both ways.
///
/// An app says with ``SwiftUI/View/screen(for:content:)`` what its own screens look like.
public struct WindowView: View {
  let window: AppWindow

  /// Draws a window; what has no view of the app's own is drawn from its elements.
  public init(_ window: AppWindow) {
    self.window = window
  }

  public var body: some View {
    // Not a Group: that would hand the modifier to whatever is inside of it at the time.
    ZStack {
      if let bar = window.tabBar {
        TabsView(window: window, bar: bar)
      } else if let navigator = window.root {
        StackView(window: window, navigator: navigator).id(navigator.id)
      }
    }
    .modifier(LayerModifier(window: window, level: 0))
  }
}

#endif
