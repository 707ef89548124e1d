import Coordination
import Observation
import Testing

/// A flow that the app does not have, for its tree all the same: waits for children of its kind,
/// and writes down what it hears of them.
final class Waiter: Coordinator {
  /// What was heard, in order: `1 heard cancelled`.
  final class Journal {
    var lines: [String] = []

    func note(_ listener: String, _ outcome: Outcome<Void>) {
      let words =
        switch outcome {
        case .completed: "completed"
        case .cancelled: "cancelled"
        }
      lines.append("\(listener) heard \(words)")
    }
  }

  let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  private let level: Int
  private let journal: Journal

  init(_ presentation: Presentation, level: Int = 1, journal: Journal) {
    self.presentation = presentation
    self.level = level
    self.journal = journal
  }

  func start() {
    show(
      WaiterViewModel(
        wait: { [weak self] in self?.wait() }, close: { [weak self] in self?.finish() }),
      presentation)
  }

  /// Starts one more, a level deeper.
  private func wait() {
    let place = Presentation.push(onto: presentation.navigator, at: "wait")
    start(Waiter(place, level: level + 1, journal: journal)) { waiter, outcome in
      waiter.journal.note("\(waiter.level)", outcome)
    }
  }
}

extension Coordinator {
  /// Starts a waiter, and writes down what is heard of it.
  func wait(_ presentation: Presentation, _ journal: Waiter.Journal) {
    start(Waiter(presentation, journal: journal)) { journal.note("\(type(of: $0))", $1) }
  }
}
