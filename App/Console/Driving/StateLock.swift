import Foundation

/// What keeps two demos from writing one state file: a file beside it, which is locked. The system
/// gives the lock up with the process, however that ends.
final class StateLock {
  private let path: String
  private let descriptor: Int32

  /// - Throws: Why it cannot be had: another process has it, or the folder cannot be written to.
  init(for file: String) throws(Trouble) {
    path = file + ".lock"
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw Trouble(unwritable: file) }
      var lock = flock()
      lock.l_type = Int16(F_WRLCK)
      lock.l_whence = Int16(SEEK_SET)
      guard fcntl(descriptor, F_SETLK, &lock) == 0 else {
        let isKnown = fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
        close(descriptor)
        // It may have ended just now.
        if !isKnown { continue }
        throw Trouble(
          "“\(file)” is used by another demo, process \(lock.l_pid); give each a file of its own",
          ExitCode.unwritable)
      }
      if Self.isThere(path, as: descriptor) {
        self.descriptor = descriptor
        return
      }
      // Whoever had it has removed it while this opened it.
      close(descriptor)
    }
  }

  /// Gives it up and leaves nothing behind.
  func release() {
    unlink(path)
    close(descriptor)
  }

  private static func isThere(_ path: String, as descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return stat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
  }
}
