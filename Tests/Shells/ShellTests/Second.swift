/// The second that the shell gives SwiftUI to show something. It passes when a test says so.
@MainActor
final class Second {
  private var waiting: [Int: CheckedContinuation<Void, any Error>] = [:]
  private var count = 0

  var isAwaited: Bool { !waiting.isEmpty }

  func wait() async throws {
    count += 1
    let number = count
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting[number] = continuation
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      Task { @MainActor in cancel(number) }
    }
  }

  /// Answers whether anybody waited for it.
  func pass() -> Bool {
    defer { waiting = [:] }
    for continuation in waiting.values { continuation.resume() }
    return isAwaited
  }

  private func cancel(_ number: Int) {
    waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
  }

  isolated deinit {
    for continuation in waiting.values { continuation.resume(throwing: CancellationError()) }
  }
}
