import Testing

@testable import Console

struct LineBufferTests {
  private static let bytes = Array("\u{FEFF}tap 閉じる\r\n\n\r\na\rb\nlast".utf8)
  private static let lines = ["tap 閉じる", "", "", "a\rb", "last"].map { Array($0.utf8) }

  private func lines(of pieces: [ArraySlice<UInt8>]) -> [[UInt8]] {
    var buffer = LineBuffer()
    var lines: [[UInt8]] = []
    for piece in pieces {
      buffer.append(piece)
      while let line = buffer.next() { lines.append(line) }
    }
    while let line = buffer.next() ?? buffer.last() { lines.append(line) }
    return lines
  }

  @Test func `lines do not depend on the pieces that the bytes come in`() {
    let bytes = Self.bytes
    for first in bytes.indices {
      for second in first...bytes.count {
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(lines(of: pieces) == Self.lines)
      }
    }
    #expect(lines(of: bytes.indices.map { bytes[$0...$0] }) == Self.lines)
  }

  @Test func `only the very first mark of the byte order is none of the text`() {
    let lines = lines(of: [Array("\u{FEFF}\u{FEFF}a\n\u{FEFF}b".utf8)[...]])
    #expect(lines == ["\u{FEFF}a", "\u{FEFF}b"].map { Array($0.utf8) })
  }
}
