internal import Coordination

/// What there is, in words, for whoever reads a failure.
@MainActor
struct FlowReport {
  private static let limit = 40
  private let window: AppWindow

  init(_ window: AppWindow) {
    self.window = window
  }

  var text: String {
    (screen + ["coordinators"] + coordinators + ["last events"] + events).joined(separator: "\n")
  }

  /// An address as far as anybody wants to read it.
  static func tail(of address: String) -> String {
    address.count > 120 ? "…" + address.suffix(120) : address
  }

  var screen: [String] {
    guard let front = window.front else { return ["nothing is shown"] }
    let sightings = FlowSighting.all(in: window)
      .filter { $0.node.children.isEmpty && $0.node.kind != .navigationBar }
    return ["“\(front.viewModel.title)” at \(Self.tail(of: window.address))"]
      + cut(sightings.map { "  " + line($0) })
  }

  private func line(_ sighting: FlowSighting) -> String {
    let node = sighting.node
    return sighting.expression
      + (node.label.isEmpty || node.label == node.id ? "" : " “\(node.label)”")
      + (node.value.map { " = “\($0)”" } ?? "")
      + (node.isEnabled ? "" : ", disabled") + (node.isSelected ? ", selected" : "")
  }

  /// Parents above their children, each further in.
  private var coordinators: [String] {
    let children = Dictionary(grouping: window.coordinators) { $0.parentID }
    var rest = (children[nil] ?? []).map { (coordinator: $0, depth: 1) }
    var lines: [String] = []
    while let (coordinator, depth) = rest.popLast() {
      let segments = coordinator.screens.map { " \($0.segment)" }.joined()
      let margin = String(repeating: "  ", count: min(depth, Self.limit))
      lines.append("\(margin)\(coordinator.name) #\(coordinator.id)\(segments)")
      rest += (children[coordinator.id] ?? []).reversed().map { ($0, depth + 1) }
    }
    return cut(lines)
  }

  private var events: [String] {
    window.events.suffix(12).map { "  \($0.sequence) \($0.words)" }
  }

  private func cut(_ lines: [String]) -> [String] {
    guard lines.count > Self.limit else { return lines }
    let half = Self.limit / 2
    return lines.prefix(half) + ["  … \(lines.count - 2 * half) more"] + lines.suffix(half)
  }
}

extension AppWindow.Event {
  /// What happened, and to what: `shown red`.
  var words: String {
    switch kind {
    case .started, .completed, .cancelled: "\(kind) \(coordinator ?? "")"
    case .shown, .removed, .selected, .dropped: "\(kind) \(segment ?? "")"
    case .alert, .answered, .refused: "\(kind) \(detail ?? "")"
    }
  }
}
