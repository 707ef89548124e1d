import Coordination
import Observation

/// The app while it goes on: acts that are begun, and what comes of them by and by.
extension Driver {
  /// What came of an act by itself.
  struct Result {
    var command: Command?
    var failure: Failure?
    var wait: String?
  }

  /// Does what a line says, and answers when that has ended: at once, but for a link that waits.
  func perform(_ entry: Entry, as act: Int) async -> Result {
    await ActNumber.$current.withValue(act) {
      switch entry.discreet(in: state) {
      case .comment: Result()
      case .misread(let misreading): Result(failure: .misread(misreading.sentence))
      case .command(let command): await perform(command)
      }
    }
  }

  /// Returns when nothing is under way.
  func settled() async { await window.settled() }

  /// The app as it is now. Says once when it is not so any more.
  func look(onChange: @escaping @Sendable () -> Void) -> AppState {
    withObservationTracking {
      AppState(window)
    } onChange: {
      onChange()
    }
  }
}
