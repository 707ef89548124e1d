import Foundation

/// An open descriptor of this process, closed with the last reference to it.
final class Descriptor {
  /// How long a test waits for what is to come: only one that fails ever does.
  static let patience: Int32 = 60_000

  let number: Int32

  init(_ number: Int32) throws {
    guard number >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    self.number = number
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(number) }

  /// A pipe: its end to read from, and its end to write to.
  static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    return (try Descriptor(ends[0]), try Descriptor(ends[1]))
  }

  /// As little as a pipe can hold, where that can be set.
  func holdLittle() {
    #if os(Linux)
    // F_SETPIPE_SZ, which the module of the C library leaves out.
    _ = fcntl(number, 1031, 4096)
    #endif
  }

  func wait(_ event: Int32, _ expected: String, after seen: String = "") throws {
    var waiting = pollfd(fd: number, events: Int16(event), revents: 0)
    while true {
      let count = poll(&waiting, 1, Self.patience)
      if count > 0 { return }
      guard count < 0, errno == EINTR else { throw Silence(expected, after: seen) }
    }
  }

  /// Some bytes more; none at the end.
  func read(_ expected: String, after seen: String = "") throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      try wait(POLLIN, expected, after: seen)
      let count = Foundation.read(number, &bytes, bytes.count)
      if count >= 0 { return Array(bytes.prefix(count)) }
      // So ends a terminal that nobody has open any more.
      if errno == EIO { return [] }
      guard errno == EINTR else { throw Silence(expected, after: seen) }
    }
  }

  /// Writes all of it. Nothing is left to write to when the reader has gone.
  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      try wait(POLLOUT, "a reader of what is sent")
      let count = rest.withUnsafeBytes {
        Foundation.write(number, $0.baseAddress, min($0.count, 512))
      }
      if count > 0 { rest = rest.dropFirst(count) }
      guard count >= 0 || errno == EINTR else { return }
    }
  }
}
