internal import Coordination

/// Something broke while an app was explored.
public nonisolated struct FlowFault: Error, Hashable, Sendable {
  /// A sentence for each thing that is broken.
  public let reason: String
  /// The shortest script that shows it.
  public let script: [FlowAct]
  /// Where that ends, and what happened last.
  public let report: String

  @MainActor
  init(_ reason: String, after script: [FlowAct], in window: AppWindow) {
    self.reason = reason
    self.script = script
    let events = window.events.suffix(12).map { event in
      "  \(event.kind) \(event.detail ?? event.segment.map { "\($0)" } ?? event.coordinator ?? "")"
    }
    let title = window.front.map { "“\($0.viewModel.title)” at \(window.address)" }
    report = ([title ?? "nothing is shown", "last events"] + events).joined(separator: "\n")
  }
}

nonisolated extension FlowFault: CustomStringConvertible {
  public var description: String {
    let lines = script.map(\.description) + (script.isEmpty ? ["# only the launch"] : [])
    return "exploring broke something; these acts are enough:\n\n"
      + lines.joined(separator: "\n") + "\n\n\(reason)\n\n\(report)"
  }
}
