#if canImport(FoundationNetworking)
import Foundation

/// Runs what it is given at once, where it is given.
///
/// On Linux a URLSession reads on while its delegate is busy, and keeps whatever that has not had yet:
/// an answer without end took two gigabytes before a cancellation came through. With this queue it
/// hands over each part before it reads the next, and nothing piles up. The superclass is `Sendable`
/// in this way too, and there is no state to protect.
nonisolated final class DirectQueue: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    block()
  }
}
#endif
