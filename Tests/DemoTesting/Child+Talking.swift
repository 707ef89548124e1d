import Foundation

extension Child {
  private var source: Descriptor? { terminal?.outside ?? ends[1] }

  /// Writes to its input, or types on its terminal.
  public func send(_ text: String) throws {
    try send(Array(text.utf8))
  }

  public func send(_ bytes: [UInt8]) throws {
    try (ends[0] ?? terminal?.outside)?.write(bytes)
  }

  /// Ends its input, if that is a pipe.
  public func closeInput() {
    ends[0] = nil
  }

  /// Goes away as the reader of its output, if that is a pipe.
  public func closeOutput() {
    ends[1] = nil
  }

  /// The output up to and with a text.
  @discardableResult
  public func read(to text: String) throws -> String {
    let wanted = Array(text.utf8)
    var searched = 0
    while true {
      let end = unread.indices.dropFirst(searched).first { unread[$0...].starts(with: wanted) }
      if let end {
        defer { unread.removeFirst(end + wanted.count) }
        return shown(unread[..<(end + wanted.count)])
      }
      searched = max(0, unread.count - wanted.count)
      guard try receive("“\(text)”") else { throw Silence("“\(text)”", after: shown(unread[...])) }
    }
  }

  /// The next line of output, without what ends it.
  public func line() throws -> String {
    String(try read(to: "\n").dropLast())
  }

  /// At least so many bytes of output.
  public func read(count: Int) throws -> [UInt8] {
    while unread.count < count, try receive("\(count) bytes") {}
    defer { unread = [] }
    return unread
  }

  /// All the output that is left.
  public func readToEnd() throws -> String {
    shown(try read(count: .max)[...])
  }

  private func receive(_ expected: String) throws -> Bool {
    guard let bytes = try source?.read(expected, after: shown(unread[...])) else { return false }
    unread += bytes
    return !bytes.isEmpty
  }

  /// Lines of a terminal end as those of a pipe do.
  private func shown(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
