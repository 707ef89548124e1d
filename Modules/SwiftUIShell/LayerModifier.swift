#if canImport(SwiftUI) && !os(macOS)

internal import Coordination
internal import SwiftUI

/// What is presented over one layer of a window: an alert when it is the top one, else a modal.
struct LayerModifier: ViewModifier {
  let window: AppWindow
  let level: Int
  /// The modal that SwiftUI shows, from its first to its last frame.
  @State private var shown: ModalView.Item?
  @State private var isWithheld = false
  /// A modal that is still coming loses what is asked over it.
  @State private var hasCome = false
  @State private var isAnswered = false
  @Environment(\.presentationPatience) private var patience

  func body(content: Content) -> some View {
    let alert = alert
    content
      .sheet(item: item(.sheet), onDismiss: { shown = nil }, content: modal)
      .fullScreenCover(item: item(.cover), onDismiss: { shown = nil }, content: modal)
      .alert(alert?.title ?? "", isPresented: isAsking, presenting: alert) { alert in
        ForEach(alert.buttons, id: \.id) { button in
          Button(button.label, role: button.buttonRole) { try? window.answer(button.id, of: alert) }
        }
      } message: { alert in
        Text(alert.message)
      }
      .task(id: wanted?.id) { await offerAgain() }
      .task(id: level) {
        if level > 0, (try? await patience()) == nil { return }
        hasCome = true
      }
      .onChange(of: isWithheld) { _, isWithheld in
        if isWithheld { Task { self.isWithheld = false } }
      }
      .onChange(of: isAnswered) { _, isAnswered in
        // For one frame there is no alert, so that the next one is seen to be another.
        if isAnswered { Task { self.isAnswered = false } }
      }
  }

  private func modal(_ item: ModalView.Item) -> some View {
    ModalView(window: window, navigator: item.navigator, level: level + 1)
      .onAppear { shown = item }
  }

  private var wanted: ModalView.Item? {
    window.modals.count > level ? ModalView.Item(navigator: window.modals[level]) : nil
  }

  /// SwiftUI may drop what is asked for while something else comes or goes, and never thinks of it
  /// again; so it is withheld for one frame, until it is there.
  private func offerAgain() async {
    while let wanted, shown?.id != wanted.id {
      do { try await patience() } catch { return }
      if let wanted = self.wanted, shown?.id != wanted.id { isWithheld = true }
    }
  }

  private func item(_ style: Presentation.Style) -> Binding<ModalView.Item?> {
    Binding(
      get: {
        // A modal of the other style has to go first: SwiftUI does not wait for it.
        guard !isWithheld, let wanted, wanted.navigator.style == style,
          shown.map({ $0.navigator.style == style }) ?? true
        else { return nil }
        return wanted
      },
      set: { if $0 == nil, let shown { leave(shown.navigator) } })
  }

  /// SwiftUI has taken away what it showed, which need not be what is there now.
  private func leave(_ navigator: Navigator) {
    let isLosing = navigator.screens.contains { $0.viewModel.hasUnsavedInput }
    guard isLosing, window.modals.last === navigator else { return navigator.dismissed() }
    // No gesture should have begun; but one did. So it is put back, and asked about.
    isWithheld = true
    try? window.dismiss()
  }

  private var alert: Screen.Alert? {
    // Not before a modal has gone that is on its way: SwiftUI would lose it.
    hasCome && window.modals.count == level && shown == nil ? window.alert : nil
  }

  private var isAsking: Binding<Bool> {
    Binding(
      get: { !isAnswered && alert != nil },
      set: { if !$0 { isAnswered = true } })
  }
}

extension Screen.Alert.Button {
  fileprivate var buttonRole: ButtonRole? {
    switch role {
    case .cancel: .cancel
    case .destructive: .destructive
    case .default: nil
    }
  }
}

#endif
