import Coordination
import Observation

/// Takes the money; its output is the receipt.
@MainActor
final class PaymentCoordinator: Coordinator {
  let lifetime = Lifetime<Receipt>()
  private let presentation: Presentation
  private let amount: Int
  private let service: any PaymentService
  private let fault: Fault?

  init(_ presentation: Presentation, amount: Int, service: any PaymentService, fault: Fault?) {
    self.presentation = presentation
    self.amount = amount
    self.service = service
    self.fault = fault
  }

  func start() {
    show(presentation) { work in
      PaymentViewModel(amount: amount, service: service, work: work, fault: fault) { [weak self] in
        if let receipt = $0 { self?.finish(receipt) } else { self?.cancel() }
      }
    }?.load()
  }
}

@MainActor @Observable
final class PaymentViewModel: ViewModel {
  let title = "Payment"
  private(set) var card = ""
  private(set) var error: String?
  private(set) var isPaying = false
  /// The amount, once it is known.
  private(set) var price: String?
  private let amount: Int
  private let service: any PaymentService
  private let work: Screen.Work
  private let fault: Fault?
  private let paid: @MainActor @Sendable (Receipt?) -> Void

  init(
    amount: Int, service: any PaymentService, work: Screen.Work, fault: Fault?,
    paid: @escaping @MainActor @Sendable (Receipt?) -> Void
  ) {
    self.amount = amount
    self.service = service
    self.work = work
    self.fault = fault
    self.paid = paid
  }

  func load() {
    guard fault == .ownTask else {
      price = "\(amount)"
      return
    }
    Task { [weak self, amount] in
      for _ in 1...20 { await Task.yield() }
      self?.price = "\(amount)"
    }
  }

  func cardTyped(_ text: String) { card = text }

  func payTapped() {
    error = nil
    isPaying = true
    work.run(
      for: self,
      { [service, amount, card] () async throws(PaymentError) in
        try await service.pay(amount, card: card)
      },
      then: { $0.payEnded($1) })
    card = ""
  }

  private func payEnded(_ result: Result<Receipt, PaymentError>) {
    isPaying = false
    switch result {
    case .success(let receipt): paid(receipt)
    case .failure(let error):
      self.error = error.rawValue
      if fault == .endsDeclined { paid(nil) }
    }
  }

  var elements: [Screen.Element] {
    (price.map { [.text("price", $0)] } ?? [])
      + [
        .secureField("card", "Card", value: card, type: cardTyped),
        .button("pay", "Pay", isEnabled: !isPaying || fault == .paysTwice, tap: payTapped),
      ] + (error.map { [.text("error", $0)] } ?? [])
  }
}
