/// How much is under way, and who waits for the end of it.
@MainActor
final class Busy {
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() { count += 1 }

  func end() { count -= 1 }

  /// Ends some of which nobody will hear.
  func end(_ number: Int) {
    count -= number
    wakeIfDone()
  }

  func settled() async {
    while count > 0, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting.append($0) }
      } onCancel: {
        Task { @MainActor [weak self] in self?.wake() }
      }
    }
  }

  func wakeIfDone() {
    if !waiting.isEmpty, count == 0 { wake() }
  }

  /// Has whoever waits look again.
  private func wake() {
    guard !waiting.isEmpty else { return }
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
  }
}
