#if canImport(UIKit)

internal import Coordination
internal import Observation
internal import UIKit

/// Draws any view model from its elements, one under the other.
final class ElementsController: UIViewController {
  private let screen: Screen
  private weak var window: AppWindow?
  private let list = UIStackView()
  private var drawn: [(element: Screen.Element, view: UIView)] = []

  init(_ screen: Screen, in window: AppWindow) {
    self.screen = screen
    self.window = window
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.keyboardDismissMode = .interactive
    view.addSubview(scroll)
    list.axis = .vertical
    list.spacing = 16
    list.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(list)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      list.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      list.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      list.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      list.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
    ])
    draw()
  }

  private func draw() {
    let elements = withObservationTracking {
      screen.viewModel.elements
    } onChange: { [weak self] in
      Task { @MainActor in self?.draw() }
    }
    let old = Dictionary(uniqueKeysWithValues: drawn.map { ($0.element.id, $0) })
    drawn = elements.map { element in
      // A field that is there already keeps what is being typed, and the keyboard.
      let kept = old[element.id].flatMap { $0.element.kind == element.kind ? $0.view : nil }
      let view = kept ?? make(element)
      fill(view, with: element)
      return (element, view)
    }
    for view in list.arrangedSubviews where !drawn.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    for (index, entry) in drawn.enumerated()
    where list.arrangedSubviews.firstIndex(of: entry.view) != index {
      list.insertArrangedSubview(entry.view, at: index)
    }
  }

  private func make(_ element: Screen.Element) -> UIView {
    let id = element.id
    switch element.kind {
    case .text:
      let label = UILabel()
      label.numberOfLines = 0
      return label
    case .button, .row:
      let button = UIButton(
        type: .system, primaryAction: UIAction { [weak self] _ in self?.tapped(id) })
      button.contentHorizontalAlignment = element.kind == .row ? .leading : .center
      return button
    case .field, .secureField:
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.isSecureTextEntry = element.kind == .secureField
      // Names are taken as they are typed.
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
      field.addAction(
        UIAction { [weak self, weak field] _ in self?.typed(field?.text ?? "", into: id) },
        for: .editingChanged)
      return field
    }
  }

  private func tapped(_ id: String) {
    try? window?.tap(id, on: screen)
  }

  private func typed(_ text: String, into id: String) {
    do throws(Refusal) {
      try window?.enter(text, into: id, on: screen)
    } catch {
      // Take it out of the field again.
      draw()
    }
  }

  private func fill(_ view: UIView, with element: Screen.Element) {
    view.accessibilityIdentifier = element.id
    (view as? UIControl)?.isEnabled = element.isEnabled
    switch view {
    case let label as UILabel: label.text = element.label
    case let button as UIButton: button.setTitle(element.label, for: .normal)
    case let field as UITextField:
      field.placeholder = element.label
      // Setting the text ends what an input method composes.
      if field.text != element.value, field.markedTextRange == nil { field.text = element.value }
    default: break
    }
  }
}

#endif
