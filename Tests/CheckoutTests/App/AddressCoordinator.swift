import Coordination
import Observation

/// Asks where it is to go, and leads to the payment; its output is the receipt.
@MainActor
final class AddressCoordinator: Coordinator {
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
    show(
      AddressViewModel(
        losesInput: fault == .losesInput, goOn: { [weak self] in self?.showPayment() }),
      presentation)
  }

  private func showPayment() {
    for _ in 1...(fault == .pushesTwice ? 2 : 1) {
      let payment = PaymentCoordinator(
        .push(onto: presentation.navigator, at: "payment"), amount: amount, service: service,
        fault: fault)
      start(payment) { address, outcome in
        if case .completed(let receipt) = outcome { address.finish(receipt) }
      }
    }
  }
}

/// A form whose input would be missed.
@MainActor @Observable
final class AddressViewModel: ViewModel {
  let title = "Address"
  private(set) var name = ""
  private(set) var street = ""
  private let losesInput: Bool
  private let goOn: @MainActor @Sendable () -> Void

  init(losesInput: Bool, goOn: @escaping @MainActor @Sendable () -> Void) {
    self.losesInput = losesInput
    self.goOn = goOn
  }

  var hasUnsavedInput: Bool { !losesInput && !(name.isEmpty && street.isEmpty) }

  func nameTyped(_ text: String) { name = text }
  func streetTyped(_ text: String) { street = text }
  func continueTapped() { goOn() }

  var elements: [Screen.Element] {
    [
      .field("name", "Name", value: name, type: nameTyped),
      .field("street", "Street", value: street, type: streetTyped),
      .button(
        "continue", "Continue", isEnabled: !name.isEmpty && !street.isEmpty, tap: continueTapped),
    ]
  }
}
