/// Whether what goes to a stream is coloured.
enum ColorRule {
  /// What the person asked for with `--color`.
  enum Choice: String, CaseIterable {
    case auto, always, never
  }

  static func isOn(
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
