/// Commands from a program that reads each answer before it writes the next.
struct Conversation: Source {
  private var input: Input
  private var number = 0

  init(_ input: Input) {
    self.input = input
  }

  mutating func next() -> Entry? {
    while let line = input.nextLine() {
      number += 1
      if let entry = Entry(number, reading: line) { return entry }
    }
    return nil
  }
}
