/// Whether what goes to a stream is coloured.
public nonisolated enum ColorRule {
  /// What the person asked for with `--color`.
  public enum Choice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  public static func isOn(
    _ choice: Choice, isTerminal: Bool, environment: (String) -> String?
  ) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let no = environment("NO_COLOR"), !no.isEmpty { return false }
    if let force = environment("FORCE_COLOR"), !force.isEmpty, force != "0" { return true }
    if ["", "dumb"].contains(environment("TERM") ?? "") { return false }
    return isTerminal
  }
}
