import Foundation
import Terminal

/// Bytes that come from outside. Reading waits, and ends early when a signal comes.
///
/// As a source of commands it reads one line at a time, so that a program can read each answer
/// before it writes the next.
struct Input: Source {
  private let descriptor: Int32
  private var lines = LineBuffer()
  private var isAtEnd = false
  private var number = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func next() -> Entry? {
    while let line = nextLine() {
      number += 1
      if let entry = Entry(number, reading: line) { return entry }
    }
    return nil
  }

  /// The next line, without what ends it. Nothing at the end, or when a signal has come.
  mutating func nextLine() -> [UInt8]? {
    while Signals.received == nil {
      if let line = lines.next() { return line }
      if isAtEnd { return lines.last() }
      if let bytes = receive(), !bytes.isEmpty {
        lines.append(bytes)
      } else {
        isAtEnd = true
      }
    }
    return nil
  }

  /// All that there is, or nothing if it cannot be read.
  func contents() -> [UInt8]? {
    var contents: [UInt8] = []
    while let bytes = receive() {
      if bytes.isEmpty { return contents }
      contents += bytes
    }
    return nil
  }

  /// What the file at a path holds, or nothing if it cannot be read.
  static func contents(ofFile path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return Input(descriptor).contents()
  }

  /// The next bytes; none at the end of the input or when a signal has come. Nothing if they cannot
  /// be read.
  private func receive() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while Signals.received == nil, Signals.wait(for: descriptor, POLLIN) {
      let count = read(descriptor, &bytes, bytes.count)
      if count >= 0 { return Array(bytes.prefix(count)) }
      guard errno == EINTR || errno == EAGAIN else { return nil }
    }
    return []
  }
}
