#if canImport(UIKit)

internal import Coordination
internal import Observation
internal import UIKit

/// Draws any view model from its elements, one under the other.
final class ElementsController: UIViewController {
  private let screen: Screen
  private weak var window: AppWindow?
  private let list = UIStackView()
  private var rows: [ElementRow] = []

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
    let old = rows
    rows = elements.map { element in
      // A field that is there already keeps what is being typed, and the keyboard.
      let kept = old.first { $0.id == element.id && $0.kind == element.kind }
      let row = kept ?? row(for: element)
      row.fill(with: element)
      return row
    }
    for view in list.arrangedSubviews where !rows.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    for (index, row) in rows.enumerated()
    where list.arrangedSubviews.firstIndex(of: row.view) != index {
      list.insertArrangedSubview(row.view, at: index)
    }
  }

  private func row(for element: Screen.Element) -> ElementRow {
    let id = element.id
    return ElementRow(
      element,
      tap: { [weak self] in self?.act { try $0.tap(id, on: $1) } },
      type: { [weak self] text in self?.act { try $0.enter(text, into: id, on: $1) } })
  }

  private func act(_ body: (AppWindow, Screen) throws -> Void) {
    guard let window else { return }
    do {
      try body(window, screen)
    } catch {
      // Take it out of the field, or the switch, again.
      draw()
    }
  }
}

#endif
