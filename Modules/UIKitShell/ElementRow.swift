#if canImport(UIKit)

internal import Coordination
internal import UIKit

/// The view of one element, for as long as its screen has that element.
@MainActor
final class ElementRow {
  let id: String
  let kind: Screen.Element.Kind
  let view: UIView
  private let type: @MainActor (String) -> Void

  init(
    _ element: Screen.Element, tap: @escaping @MainActor () -> Void,
    type: @escaping @MainActor (String) -> Void
  ) {
    id = element.id
    kind = element.kind
    self.type = type
    switch element.kind {
    case .text: view = UILabel()
    case .button, .row: view = UIButton(type: .system, primaryAction: UIAction { _ in tap() })
    case .picker: view = UIButton(type: .system, primaryAction: nil)
    case .field, .secureField: view = UITextField()
    case .toggle: view = UIStackView(arrangedSubviews: [UILabel(), UISwitch()])
    }
    switch view {
    case let label as UILabel: label.numberOfLines = 0
    case let button as UIButton:
      button.contentHorizontalAlignment = element.kind == .button ? .center : .leading
      button.showsMenuAsPrimaryAction = element.kind == .picker
    case let field as UITextField:
      field.borderStyle = .roundedRect
      field.isSecureTextEntry = element.kind == .secureField
      // Names are taken as they are typed.
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
      field.addAction(
        UIAction { [weak field] _ in type(field?.text ?? "") }, for: .editingChanged)
    default: toggle?.addAction(UIAction { _ in tap() }, for: .valueChanged)
    }
  }

  private var toggle: UISwitch? { (view as? UIStackView)?.arrangedSubviews.last as? UISwitch }

  func fill(with element: Screen.Element) {
    let control = toggle ?? view
    control.accessibilityIdentifier = element.id
    (control as? UIControl)?.isEnabled = element.isEnabled
    switch control {
    case let label as UILabel: label.text = element.label
    case let button as UIButton: fill(button, with: element)
    case let toggle as UISwitch:
      ((view as? UIStackView)?.arrangedSubviews.first as? UILabel)?.text = element.label
      toggle.accessibilityLabel = element.label
      toggle.setOn(element.value == "on", animated: true)
    case let field as UITextField:
      field.placeholder = element.label
      // Setting the text ends what an input method composes.
      if field.text != element.value, field.markedTextRange == nil { field.text = element.value }
    default: break
    }
  }

  private func fill(_ button: UIButton, with element: Screen.Element) {
    guard element.kind == .picker else { return button.setTitle(element.label, for: .normal) }
    button.setTitle("\(element.label): \(element.value ?? "")", for: .normal)
    let options = element.options.map { option in
      UIAction(title: option, state: option == element.value ? .on : .off) { [type] _ in
        type(option)
      }
    }
    button.menu = UIMenu(children: options)
  }
}

#endif
