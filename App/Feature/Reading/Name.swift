/// The name of a feature, as it is written in each place.
struct Name: Hashable {
  /// As a type and a module: `ColorPicker`.
  let type: String

  init(_ type: String) {
    self.type = type
  }

  /// `color picker`.
  var words: String {
    type.replacing(/(?<before>[a-z0-9])(?<after>[A-Z])/) { "\($0.before) \($0.after)" }
      .replacing(/(?<before>[A-Z])(?<after>[A-Z][a-z])/) { "\($0.before) \($0.after)" }
      .lowercased()
  }

  /// `color-picker`.
  var segment: String { words.replacing(" ", with: "-") }

  /// `Color Picker`.
  var title: String {
    words.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// `colorPicker`.
  var variable: String {
    let parts = words.split(separator: " ")
    return parts.dropFirst().reduce(String(parts.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// `ColorPickerCoordinator`.
  var coordinator: String { type + "Coordinator" }
}
