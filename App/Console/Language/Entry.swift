/// A line that was written to the demo, and what is to be made of it.
struct Entry: Hashable {
  enum Content: Hashable {
    case command(Command)
    case comment(String)
    case misread(Misreading)
  }

  /// Where it stands: counts from 1, blank lines and comments too.
  let number: Int
  /// As written, without the blanks around a command.
  let source: String
  let content: Content

  init(_ number: Int, _ source: String, _ command: Command) {
    self.number = number
    self.source = source
    content = .command(command)
  }

  init(_ number: Int, _ source: String, _ misreading: Misreading) {
    self.number = number
    self.source = source
    content = .misread(misreading)
  }

  /// Reads a line; nothing if it is blank.
  init?(_ number: Int, reading bytes: [UInt8]) {
    self.number = number
    let line = String(decoding: bytes, as: UTF8.self)
    let start = line.unicodeScalars.drop(while: Words.isBlank)
    guard !start.isEmpty else { return nil }
    guard line.utf8.elementsEqual(bytes) else {
      source = String(start)
      content = .misread(Misreading("this line is not valid UTF-8; save it as UTF-8"))
      return
    }
    guard line.unicodeScalars.first != "#" else {
      source = line
      content = .comment(String(line.dropFirst().drop { $0 == " " }))
      return
    }
    do throws(Misreading) {
      let command = try Command(reading: String(start))
      // What is typed may end in blanks.
      source = command.typing == nil ? Self.withoutBlanks(atEndOf: start) : String(start)
      content = .command(command)
    } catch {
      source = Self.withoutBlanks(atEndOf: start)
      content = .misread(error)
    }
  }

  private static func withoutBlanks(atEndOf line: Substring.UnicodeScalarView) -> String {
    var line = line
    while line.last.map(Words.isBlank) == true { line.removeLast() }
    return String(line)
  }
}
