import Coordination
import Observation

/// Shows what was paid.
@MainActor
final class ReceiptCoordinator: Coordinator {
  let lifetime = Lifetime<Void>()
  private let presentation: Presentation
  private let receipt: Receipt
  private let isLast: Bool

  init(_ presentation: Presentation, receipt: Receipt, isLast: Bool) {
    self.presentation = presentation
    self.receipt = receipt
    self.isLast = isLast
  }

  func start() {
    let done: @MainActor @Sendable () -> Void = { [weak self, isLast] in
      if !isLast { self?.finish() }
    }
    show(ReceiptViewModel(receipt: receipt, done: done), presentation)
  }
}

@MainActor @Observable
final class ReceiptViewModel: ViewModel {
  let title = "Receipt"
  private let receipt: Receipt
  private let done: @MainActor @Sendable () -> Void

  init(receipt: Receipt, done: @escaping @MainActor @Sendable () -> Void) {
    self.receipt = receipt
    self.done = done
  }

  func doneTapped() { done() }

  var elements: [Screen.Element] {
    [
      .text("number", "No. \(receipt.number)"), .text("amount", "\(receipt.amount)"),
      .button("done", "Done", tap: doneTapped),
    ]
  }
}
