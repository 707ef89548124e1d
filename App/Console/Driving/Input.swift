import Foundation
import Terminal

/// Bytes that come from outside. Reading waits, and ends early when a signal comes.
///
/// As a source of commands it reads one line at a time, so that a program can read each answer
/// before it writes the next.
struct Input: Source {
  private let descriptor: Int32
  /// What it is called in a sentence.
  private let name: String
  private var lines = LineBuffer()
  private var isAtEnd = false
  private var number = 0
  private(set) var trouble: Trouble?
  /// Called when the program goes on after a stop, and still waits.
  var goesOn: (() -> Void)?

  /// Standard input.
  init() {
    (descriptor, name) = (STDIN_FILENO, "standard input")
  }

  private init(_ descriptor: Int32, _ name: String) {
    (self.descriptor, self.name) = (descriptor, name)
  }

  mutating func next() -> Entry? {
    while let line = nextLine() {
      number += 1
      if let entry = Entry(number, reading: line) { return entry }
    }
    return nil
  }

  /// The next line, without what ends it. Nothing at the end, if it cannot be read, or when a signal
  /// has come.
  mutating func nextLine() -> [UInt8]? {
    while Signals.received == nil {
      if let line = lines.next() { return line }
      if isAtEnd { return lines.last() }
      do throws(Trouble) {
        let bytes = try receive()
        lines.append(bytes)
        isAtEnd = bytes.isEmpty
      } catch {
        trouble = error
        return nil
      }
    }
    return nil
  }

  /// Forgets what has come and was not asked for. The end of what a person types is not for good.
  mutating func startAfresh() {
    (lines, isAtEnd) = (LineBuffer(), false)
  }

  /// All that there is.
  func contents() throws(Trouble) -> [UInt8] {
    var contents: [UInt8] = []
    while true {
      let bytes = try receive()
      if bytes.isEmpty { return contents }
      contents += bytes
    }
  }

  /// What the file at a path holds.
  static func contents(ofFile path: String) throws(Trouble) -> [UInt8] {
    let name = "“\(path)”"
    // Opening a pipe would wait for its writer, and no signal would end that.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Trouble(unreadable: name) }
    defer { close(descriptor) }
    return try Input(descriptor, name).contents()
  }

  /// The next bytes; none at the end of the input or when a signal has come.
  private func receive() throws(Trouble) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while Signals.received == nil, Signals.wait(for: descriptor, POLLIN, goesOn: goesOn) {
      let count = read(descriptor, &bytes, bytes.count)
      if count >= 0 { return Array(bytes.prefix(count)) }
      // So ends a terminal that has gone.
      if errno == EIO, TerminalDevice.isTerminal(descriptor) { return [] }
      guard errno == EINTR || errno == EAGAIN else { throw Trouble(unreadable: name) }
    }
    return []
  }
}

extension Trouble {
  /// Says why the system did not read it.
  init(unreadable name: String) {
    self.init("\(name) cannot be read: \(String(cString: strerror(errno)))", ExitCode.missingFile)
  }
}
