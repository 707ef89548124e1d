/// Why the demo ends before it should: one sentence, and the exit code.
struct Trouble: Error, Hashable {
  let sentence: String
  let code: Int32

  init(_ sentence: String, _ code: Int32) {
    self.sentence = sentence
    self.code = code
  }
}
