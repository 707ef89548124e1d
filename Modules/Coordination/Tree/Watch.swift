import Observation

/// Whoever has read something of the tree, and is told of a change when the tree is whole.
@MainActor
final class Watch {
  private let registrar = ObservationRegistrar()
  private var content: Void { () }
  private static let content: KeyPath<Watch, Void> = \.content
  /// Whether anybody has ever read. Telling costs as much as the change itself.
  @exclusivity(unchecked) private(set) var isRead = false
  @exclusivity(unchecked) private var tellings = 0

  func read() {
    isRead = true
    registrar.access(self, keyPath: Self.content)
  }

  /// Whoever is told may change the tree again, and is still registered then: told once more after.
  func tell() {
    guard isRead else { return }
    tellings += 1
    guard tellings == 1 else { return }
    var told = 0
    while told < tellings {
      told = tellings
      registrar.willSet(self, keyPath: Self.content)
      registrar.didSet(self, keyPath: Self.content)
    }
    tellings = 0
  }
}

extension Watch: nonisolated Observable {}
