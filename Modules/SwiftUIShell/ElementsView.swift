#if canImport(SwiftUI) && !os(macOS)

internal import Coordination
internal import SwiftUI

/// Draws any view model from its elements.
struct ElementsView: View {
  let window: AppWindow
  let screen: Screen
  @State private var corrections = 0

  var body: some View {
    let _ = corrections
    List(screen.viewModel.elements) { element in
      row(element)
        .disabled(!element.isEnabled)
        .accessibilityIdentifier(element.id)
    }
    // Names are taken as they are typed.
    .textInputAutocapitalization(.never)
    .autocorrectionDisabled()
  }

  @ViewBuilder private func row(_ element: Screen.Element) -> some View {
    switch element.kind {
    case .text: Text(element.label)
    case .button, .row: Button(element.label) { try? window.tap(element.id, on: screen) }
    case .field: TextField(element.label, text: input(element.id))
    case .secureField: SecureField(element.label, text: input(element.id))
    case .toggle: Toggle(element.label, isOn: isOn(element.id))
    case .picker:
      Picker(element.label, selection: input(element.id)) {
        ForEach(element.options, id: \.self) { Text($0) }
      }
    }
  }

  /// Reads what is there now, as SwiftUI reads it back before it draws again.
  private func input(_ id: String) -> Binding<String> {
    Binding(
      get: { value(of: id) },
      set: { if (try? window.enter($0, into: id, on: screen)) == nil { corrections += 1 } })
  }

  private func isOn(_ id: String) -> Binding<Bool> {
    Binding(
      get: { value(of: id) == "on" },
      set: { _ in if (try? window.tap(id, on: screen)) == nil { corrections += 1 } })
  }

  private func value(of id: String) -> String {
    screen.viewModel.elements.first { $0.id == id }?.value ?? ""
  }
}

#endif
