/// What the new feature is to be, and who leads there.
struct NewOptions: Equatable {
  enum Style: String, CaseIterable {
    case delegate, closures
  }

  enum Result: String, CaseIterable {
    case bool = "Bool"
    case int = "Int"
    case string = "String"
  }

  var name = ""
  var source = ""
  var segment = ""
  var isModal = false
  var style = Style.delegate
  var result: Result?

  init(_ words: inout Options.Words) throws(Objection) {
    while let word = words.next() {
      switch word {
      case "--from": source = try words.value(of: word, such: "First")
      case "--push", "--modal":
        guard segment.isEmpty else {
          throw Objection("a feature is pushed or modal; leave out “--push” or “--modal”")
        }
        segment = try words.value(of: word, such: "settings")
        isModal = word == "--modal"
      case "--style":
        style = try Self.choice(try words.value(of: word, such: "closures"), of: word)
      case "--result":
        result = try Self.choice(try words.value(of: word, such: "Bool"), of: word)
      case _ where word.hasPrefix("-"): throw words.unknown(word)
      case _ where name.isEmpty: name = word
      default: throw Objection("one feature at a time: “\(name)”, and then “\(word)”")
      }
    }
    guard !name.isEmpty else {
      throw Objection("say what it is called: “new Settings --from First --push settings”")
    }
    guard !source.isEmpty else {
      throw Objection("say which feature leads there: “new \(name) --from First --push settings”")
    }
    guard !segment.isEmpty else {
      let words = Name(name).segment
      throw Objection("say how it is shown: “--push \(words)”, or “--modal \(words)”")
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ word: String, of flag: String
  ) throws(Objection) -> Choice {
    if let choice = Choice(rawValue: word) { return choice }
    let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw Objection("“\(flag) \(word)” is none that this can write; there are \(all)")
  }
}
