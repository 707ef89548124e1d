#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Bytes that come from outside. Reading waits, and ends early when a signal comes.
struct Input {
  private let descriptor: Int32
  private var lines = LineBuffer()
  private var isAtEnd = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line, without what ends it. Nothing at the end, or when a signal has come.
  mutating func nextLine() -> [UInt8]? {
    while Signals.received == nil {
      if let line = lines.next() { return line }
      if isAtEnd { return lines.last() }
      if case .success(let bytes) = receive(), !bytes.isEmpty {
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
    while case .success(let bytes) = receive() {
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

  private struct Unreadable: Error {}

  /// The next bytes; none at the end of the input or when a signal has come.
  private func receive() -> Result<[UInt8], Unreadable> {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while wait() {
      let count = read(descriptor, &bytes, bytes.count)
      if count >= 0 { return .success(Array(bytes.prefix(count))) }
      guard errno == EINTR || errno == EAGAIN else { return .failure(Unreadable()) }
    }
    return .success([])
  }

  /// Waits until reading gives something, if only the end. False when a signal has come.
  private func wait() -> Bool {
    while Signals.received == nil {
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, 2, -1)
      if count > 0, waiting[0].revents != 0 { return Signals.received == nil }
      if count < 0, errno != EINTR, errno != EAGAIN { return true }
    }
    return false
  }
}
