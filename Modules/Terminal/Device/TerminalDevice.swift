import Foundation

/// What the demo needs to know of the terminal, and of the environment.
public enum TerminalDevice {
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  public static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// How wide it is now. Some terminals do not know.
  public static func columns() -> Int {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// Runs with what is typed unseen, except for the end of the line.
  ///
  /// Stopping the process is switched off meanwhile, as that would leave the shell without echo.
  public static func withoutEcho<Result>(_ body: () -> Result) -> Result {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return body() }
    return Signals.restoring(mode) {
      var quiet = mode
      quiet.c_lflag &= ~tcflag_t(ECHO)
      quiet.c_lflag |= tcflag_t(ECHONL)
      let off = UInt8(truncatingIfNeeded: fpathconf(STDIN_FILENO, Int32(_PC_VDISABLE)))
      withUnsafeMutableBytes(of: &quiet.c_cc) { characters in
        for index in [VSUSP, VQUIT] { characters[Int(index)] = off }
      }
      tcsetattr(STDIN_FILENO, TCSADRAIN, &quiet)
      defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) }
      return body()
    }
  }
}
