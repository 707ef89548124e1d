/// Why nothing was written: one sentence that says what is wrong, and what would be right.
struct Objection: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
