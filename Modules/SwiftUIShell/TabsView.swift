#if canImport(SwiftUI) && !os(macOS)

internal import Coordination
internal import SwiftUI

/// The tabs, each with a stack of its own.
struct TabsView: View {
  let window: AppWindow
  let bar: TabBar
  @State private var corrections = 0

  var body: some View {
    // Read, so that SwiftUI asks again for what it was not given.
    let _ = corrections
    TabView(selection: selection) {
      ForEach(bar.tabs) { tab in
        // The stack of another session may stand under the same tab: nothing that a view has kept
        // may get into it.
        StackView(window: window, navigator: tab.navigator).id(tab.navigator.id)
          .tabItem { Text(tab.title) }
          .badge(tab.badge.map(Text.init(verbatim:)))
          .tag(tab.id)
      }
    }
  }

  private var selection: Binding<String> {
    Binding(
      get: { bar.selected.id },
      set: { if (try? window.select($0)) == nil { corrections += 1 } })
  }
}

#endif
