import Terminal

extension Expectation {
  private static let names = [
    "address", "title", "text", "element", "no", "alert", "modals", "coordinator", "leaks",
    "refused",
  ]

  /// Reads what follows `expect`.
  init(reading words: inout Words) throws(Misreading) {
    guard let name = try words.next() else { throw .incomplete("expect") }
    switch name {
    case "address": self = .address(try words.required(by: "expect " + name))
    case "title": self = .title(try words.required(by: "expect " + name))
    case "text": self = .text(try words.required(by: "expect " + name))
    case "element":
      guard let id = try words.next() else { throw .incomplete("expect " + name) }
      self = .element(id, isEnabled: try Self.state(reading: &words))
    case "no": self = try Self.none(reading: &words)
    case "alert": self = .alert(try words.joined())
    case "modals": self = .modals(try words.count(of: name))
    case "coordinator": self = .coordinator(try words.required(by: "expect " + name))
    case "leaks": self = .leaks(try words.count(of: name))
    case "refused": self = .refused(try Command.refusable(reading: &words))
    default:
      let hint = Suggestion.question(about: name, among: Self.names)
      throw Misreading(
        "“\(name)” is nothing to expect"
          + (hint ?? "; “help expect” lists what is"))
    }
  }

  private static func none(reading words: inout Words) throws(Misreading) -> Expectation {
    switch try words.next() {
    case "element": return .noElement(try words.required(by: "expect no element"))
    case "alert": return .noAlert
    case "coordinator": return .noCoordinator(try words.required(by: "expect no coordinator"))
    case nil: throw .incomplete("expect no")
    case let word?:
      throw Misreading(
        "“no \(word)” is nothing to expect; there is “no element ID”, “no alert” and "
          + "“no coordinator NAME”")
    }
  }

  private static func state(reading words: inout Words) throws(Misreading) -> Bool? {
    switch try words.next() {
    case nil: return nil
    case "enabled": return true
    case "disabled": return false
    case let word?:
      throw Misreading(
        "an element is “enabled” or “disabled”, and not “\(word)”; an id with blanks is in quotes")
    }
  }
}

extension Words {
  fileprivate mutating func count(of name: String) throws(Misreading) -> Int {
    guard let word = try next() else { throw .incomplete("expect " + name) }
    guard let count = Int(word), count >= 0 else {
      throw Misreading("“expect \(name)” takes a number, and not “\(word)”")
    }
    return count
  }
}
