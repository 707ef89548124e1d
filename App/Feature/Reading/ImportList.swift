/// The imports of a source file: they come before everything but comments.
struct ImportList {
  /// What is imported, line by line.
  private(set) var lines: [(text: Substring, module: String)] = []
  /// What follows the imports.
  let rest: Substring

  init(_ source: String) {
    var rest = source[...]
    var end = rest
    while !rest.isEmpty {
      let line = rest.prefix { $0 != "\n" }
      let words = line.split(separator: " ")
      if let index = words.firstIndex(of: "import"), index < 3, index + 1 < words.count {
        lines.append((line, String(words[index + 1])))
      } else if !line.isEmpty, !line.hasPrefix("//"), !line.hasPrefix("#") {
        break
      }
      rest = rest[line.endIndex...].dropFirst()
      if lines.last?.text.endIndex == line.endIndex || lines.isEmpty { end = rest }
    }
    self.rest = lines.isEmpty ? source[...] : end
  }

  var modules: [String] { lines.map(\.module) }
}
