import Foundation

/// What the demo needs to know of the terminal, and of the environment.
public nonisolated enum TerminalDevice {
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether it can do more than write one line after the other, as far as the environment says.
  public static var placesText: Bool {
    !["", "dumb"].contains(environment("TERM") ?? "")
  }

  /// How wide it is now. Some terminals do not know.
  public static func columns() -> Int {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// How large it is now; where nobody knows, as terminals were.
  public static func size() -> Size {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Size(columns: columns(), rows: 24) }
    // What nobody has on a desk is not drawn.
    return Size(columns: min(1000, Int(size.ws_col)), rows: min(500, Int(size.ws_row)))
  }

  /// A way of our own to the terminal that a descriptor leads to, on which nothing ever waits.
  ///
  /// Setting that on the descriptor itself would set it for the shell too.
  public static func own(_ descriptor: Int32) -> Int32? {
    guard isTerminal(descriptor), let name = ttyname(descriptor) else { return nil }
    let own = open(name, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return own >= 0 ? own : nil
  }

  /// Runs with what is typed unseen, except for the end of the line.
  public static func withoutEcho<Result>(_ body: () -> Result) -> Result {
    TerminalMode.set { mode in
      mode.c_lflag &= ~tcflag_t(ECHO)
      mode.c_lflag |= tcflag_t(ECHONL)
    }
    defer { TerminalMode.end() }
    return body()
  }

  /// Puts something in the place of standard streams that are closed, before anything else is
  /// opened and takes their numbers. Reading from it and writing to it fails, as it did before.
  public static func holdPlacesOfClosedStreams() {
    for (number, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(number, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", mode)
    }
  }
}
