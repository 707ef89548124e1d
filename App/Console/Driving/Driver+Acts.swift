import Coordination
import Observation

/// The app while it goes on: acts that are begun, and what comes of them by and by.
extension Driver {
  /// What came of an act by itself.
  struct Result {
    /// The line, with secrets as bullets.
    var echo: String?
    var command: Command?
    var failure: Failure?
    var wait: String?
    var ways: [String] = []
  }

  /// Does what a line says, and answers when that has ended: at once, but for a link that waits.
  func perform(_ entry: Entry, as act: Int) async -> Result {
    let echo = state.concealed(entry.source, mayBeSecret: asksForSecret)
    asksForSecret = false
    var result = await ActNumber.$current.withValue(act) { await perform(entry, shownAs: echo) }
    result.echo = echo
    return result
  }

  private func perform(_ entry: Entry, shownAs line: String) async -> Result {
    if case .command(let command) = entry.content { lookAtAll(for: command) }
    // What is hidden of an expectation may hold all the same. Only what is said of it is hidden.
    if case .command(.expect(let expectation)) = entry.content,
      expectation.refusal == nil, state.objection(to: expectation) == nil
    {
      return Result(command: .expect(expectation))
    }
    do throws(Misreading) {
      switch entry.content(shownAs: line) {
      case .comment: return Result()
      case .misread(let misreading): throw misreading
      case .command(.bare(let name)):
        // Whoever cannot be asked unseen may answer all the same.
        asksForSecret = state.secretField(name) != nil
        return await perform(try state.meaning(of: name))
      case .command(let command): return await perform(command)
      }
    } catch {
      return Result(failure: .misread(error.sentence))
    }
  }

  /// The app as it is now. Says once when it is not so any more.
  func look(onChange: @escaping @Sendable () -> Void) -> AppState {
    withObservationTracking {
      read()
    } onChange: {
      onChange()
    }
  }
}
