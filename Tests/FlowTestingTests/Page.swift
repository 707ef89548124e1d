import Coordination
import Observation

/// The screen of a stop.
@MainActor @Observable
final class Page: ViewModel {
  let title: String
  var alert: Screen.Alert?
  var text = ""
  var isDone = false
  /// What has been loaded.
  var lines: [String] = []
  @ObservationIgnored let work: Screen.Work
  private let make: @MainActor (Page) -> [Screen.Element]

  init(
    _ title: String, _ work: Screen.Work, make: @escaping @MainActor (Page) -> [Screen.Element]
  ) {
    self.title = title
    self.work = work
    self.make = make
  }

  var elements: [Screen.Element] { make(self) + lines.map { .text($0, $0) } }

  /// Adds a line when the gate opens.
  func load(_ line: String, after gate: Gate) {
    work.run(for: self) {
      await gate.passed()
    } then: { page, _ in
      page.lines.append(line)
    }
  }

  func ask() {
    alert = Screen.Alert(
      "Sure?", message: "Think.", buttons: [.init("no", "No", role: .cancel), .init("yes", "Yes")])
  }
}
