import Terminal

extension Suggestion {
  /// The first of many names.
  static func list(_ names: [String]) -> String {
    let more = names.count > 12 ? " and \((names.count - 12).grouped) more" : ""
    return names.isEmpty ? "nothing" : names.prefix(12).joined(separator: ", ") + more
  }
}
