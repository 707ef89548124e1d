import Composition
import Foundation
import Terminal

/// The file that holds where the person is, from one run to the next.
///
/// At whatever moment the demo is killed, it is the old one or the new one, whole: what is new is
/// written beside it, and takes its place once it is on the disk.
struct StateFile {
  /// Behind a symbolic link, what it leads to: the link stays.
  private let path: String
  private var written: Data?
  private var lock: StateLock?

  init(_ path: String) {
    var status = stat()
    let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    let end = isLink ? realpath(path, nil) : nil
    defer { free(end) }
    self.path = end.map { String(cString: $0) } ?? path
  }

  /// Where to begin; nothing if there is no file, or nothing in it that can be read as a place.
  ///
  /// What this app cannot make use of is kept beside it, and that is said.
  mutating func read() throws(Trouble) -> Snapshot? {
    // What is no file needs no lock.
    var status = stat()
    let isThere = stat(path, &status) == 0 || lstat(path, &status) == 0
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else { throw unreadable() }
    lock = try StateLock(for: path)
    // Neither waits for the writer of a pipe, nor follows a link that leads nowhere.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: descriptor >= 0)
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let bytes = try? file.readToEnd() ?? Data()
    else { throw unreadable() }
    do {
      let place = try Snapshot(json: bytes)
      let strangers = Snapshot.strangers(in: bytes)
      if place.version != Snapshot.currentVersion {
        try keep()
      } else if !strangers.isEmpty {
        let names = strangers.map { "“\($0)”" }.joined(separator: " and ")
        try keep(": this app does not know its \(names.escaped.truncated(to: 300))")
      }
      return place
    } catch let trouble as Trouble {
      throw trouble
    } catch {
      try keep(": \(error)")
      return nil
    }
  }

  /// Says what could not be restored.
  static func report(_ restoration: Restoration) {
    let reasons = restoration.dropped + restoration.later
    for reason in reasons.prefix(20) {
      Sink.talk.put("demo: not restored: \(reason.escaped.truncated(to: 300))\n")
    }
    if reasons.count > 20 {
      Sink.talk.put("demo: not restored: \((reasons.count - 20).grouped) more\n")
    }
  }

  /// Replaces what the file holds, unless it holds this already.
  mutating func save(_ place: Snapshot) throws(Trouble) {
    guard let bytes = try? place.json else { throw unwritable() }
    guard bytes != written else { return }
    let new = path + ".unfinished"
    // What a run that was killed has left.
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unwritable() }
    defer { close(descriptor) }
    guard fchmod(descriptor, 0o600) == 0, Self.put(bytes, into: descriptor),
      fsync(descriptor) == 0, rename(new, path) == 0
    else { throw unwritable() }
    syncFolder()
    written = bytes
  }

  private static func put(_ bytes: Data, into descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  /// Not every file system can do that, and the file is whole without it.
  private func syncFolder() {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = open(end.map { String(path[...$0]) } ?? ".", O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// A second name for what is there, which is then replaced as ever.
  private func keep(_ reason: String = "") throws(Trouble) {
    var number = 1
    var name: String { path + ".unreadable" + (number == 1 ? "" : "-\(number)") }
    while link(path, name) != 0 {
      guard errno == EEXIST else { throw unwritable() }
      number += 1
    }
    Sink.talk.put("demo: “\(path.escaped)” is kept as “\(name.escaped)”\(reason)\n")
  }

  /// Lets another demo have it.
  func release() {
    lock?.release()
  }

  private func unreadable() -> Trouble {
    Trouble("“\(path)” cannot be read; give --state a file", ExitCode.missingFile)
  }

  private func unwritable() -> Trouble { Trouble(unwritable: path) }
}

extension Trouble {
  /// Says why the system did not write it.
  init(unwritable path: String) {
    self.init(
      "“\(path)” cannot be written: \(String(cString: strerror(errno)))", ExitCode.unwritable)
  }
}
