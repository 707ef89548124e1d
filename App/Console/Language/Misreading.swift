/// Why something that was written to the demo cannot be read: one sentence that tells the mend.
struct Misreading: Error, Hashable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
