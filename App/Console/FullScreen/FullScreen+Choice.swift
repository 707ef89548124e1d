import Foundation
import Terminal

/// Whether the demo is played over the whole terminal.
extension FullScreen {
  /// If it can be, unless lines were asked for.
  static func isWanted(_ options: Options) throws(Trouble) -> Bool {
    guard options.interface != .lines else { return false }
    let objection = objection(to: options)
    if options.interface == .full, let objection {
      throw Trouble("“--ui full” cannot be here: \(objection)", ExitCode.wrongFlags)
    }
    return objection == nil
  }

  static func play(_ options: Options, _ driver: Driver) async throws(Trouble) -> Int32 {
    let inColor = ColorRule.isOn(
      options.color, isTerminal: true, environment: TerminalDevice.environment)
    let start = try await driver.begin(opening: options.link)
    return try await FullScreen(driver, start: start, inColor: inColor, mouse: options.usesMouse)
      .play()
  }

  private static func objection(to options: Options) -> String? {
    if options.isJSON { return "“--json” is for lines" }
    guard TerminalDevice.isTerminal(STDIN_FILENO), TerminalDevice.isTerminal(STDOUT_FILENO) else {
      return "standard input and output have to be a terminal"
    }
    if options.traces, TerminalDevice.isTerminal(STDERR_FILENO) {
      return "“--trace” would write over it; send that elsewhere with “2> FILE”"
    }
    if !TerminalDevice.placesText {
      return "TERM says that the terminal cannot place text"
    }
    let (size, least) = (TerminalDevice.size(), Layout.least)
    return size.holds(least)
      ? nil
      : "the terminal has \(size.columns) × \(size.rows), and "
        + "\(least.columns) × \(least.rows) are needed"
  }
}
