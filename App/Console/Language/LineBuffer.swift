/// Puts lines together from bytes that come in any pieces.
///
/// Lines end with LF or CR LF, the last one also with the input. A mark of the byte order at the
/// beginning is none of the text.
struct LineBuffer {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private var bytes: [UInt8] = []
  private var start = 0
  private var searched = 0
  private var isFirst = true

  mutating func append(_ more: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next line that has come to its end, without what ends it.
  mutating func next() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return line(bytes[start..<end])
  }

  /// What is left at the end of the input.
  mutating func last() -> [UInt8]? {
    guard start < bytes.count else { return nil }
    defer {
      start = bytes.count
      searched = start
    }
    return line(bytes[start...])
  }

  private mutating func line(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var line = bytes
    if isFirst, line.starts(with: Self.byteOrderMark) { line = line.dropFirst(3) }
    isFirst = false
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    return Array(line)
  }
}
