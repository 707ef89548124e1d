import Terminal
import Testing

@testable import Console

/// Somebody who plays the demo by keys alone, in this process: no terminal is needed.
@MainActor
struct Typist {
  private static let names: [String: String] = [
    "enter": "\n", "tab": "\t", "back-tab": "\u{1B}[Z", "esc": "\u{1B}", "up": "\u{1B}[A",
    "down": "\u{1B}[B", "left": "\u{1B}[D", "right": "\u{1B}[C", "page-up": "\u{1B}[5~",
    "page-down": "\u{1B}[6~", "backspace": "\u{7F}", "ctrl-u": "\u{15}", "ctrl-d": "\u{4}",
    "blank": " ",
  ]

  let driver: Driver
  let performance: Performance

  init(opening link: String? = nil) async throws {
    driver = Driver(reading: .coordinators)
    performance = Performance(driver, start: try await driver.begin(opening: link)) {}
  }

  var stage: Stage { performance.stage }

  /// Presses keys: named ones, and the characters of all other words. Answers the exit code, if
  /// they end the demo.
  @discardableResult
  func press(_ keys: String) async throws -> Int32? {
    for word in keys.split(separator: " ") {
      var reader = KeyReader()
      let bytes = Array((Self.names[String(word)] ?? String(word)).utf8)
      for key in reader.read(bytes) + reader.decide() {
        if let code = try await performance.take(key) { return code }
      }
    }
    return nil
  }

  func click(_ row: Int, _ column: Int, at size: (Int, Int) = (80, 24)) async throws {
    let layout = Layout(stage, Size(columns: size.0, rows: size.1))
    let place = Frame.Place(row: row, column: column)
    _ = try await performance.take(.mouse(.press(place)), pointingInto: layout)
  }

  /// What is seen.
  func screen(_ columns: Int = 80, _ rows: Int = 24) -> [String] {
    Layout(stage, Size(columns: columns, rows: rows)).frame.text
  }

  func shows(_ text: String, _ columns: Int = 80, _ rows: Int = 24) -> Bool {
    screen(columns, rows).contains { $0.contains(text) }
  }
}
