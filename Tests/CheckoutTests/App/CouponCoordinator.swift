import Coordination
import Observation

/// Asks for a code, over the cart; its output is the coupon.
@MainActor
final class CouponCoordinator: Coordinator {
  let lifetime = Lifetime<Coupon>()
  private let presentation: Presentation
  private let service: any PaymentService

  init(_ presentation: Presentation, service: any PaymentService) {
    self.presentation = presentation
    self.service = service
  }

  func start() {
    show(presentation) { work in
      CouponViewModel(
        service: service, work: work, found: { [weak self] in self?.finish($0) },
        close: { [weak self] in self?.cancel() })
    }
  }
}

@MainActor @Observable
final class CouponViewModel: ViewModel {
  let title = "Coupon"
  private(set) var code = ""
  private(set) var error: String?
  private let service: any PaymentService
  private let work: Screen.Work
  private let found: @MainActor @Sendable (Coupon) -> Void
  private let close: @MainActor @Sendable () -> Void

  init(
    service: any PaymentService, work: Screen.Work,
    found: @escaping @MainActor @Sendable (Coupon) -> Void,
    close: @escaping @MainActor @Sendable () -> Void
  ) {
    self.service = service
    self.work = work
    self.found = found
    self.close = close
  }

  func codeTyped(_ text: String) { code = text }
  func closeTapped() { close() }

  func applyTapped() {
    error = nil
    work.run(
      for: self,
      { [service, code] () async throws(PaymentError) in try await service.coupon(code) },
      then: { viewModel, result in
        switch result {
        case .success(let coupon): viewModel.found(coupon)
        case .failure(let error): viewModel.error = error.rawValue
        }
      })
  }

  var elements: [Screen.Element] {
    [
      .field("code", "Code", value: code, type: codeTyped),
      .button("apply", "Apply", tap: applyTapped),
      .button("close", "Close", tap: closeTapped),
    ] + (error.map { [.text("error", $0)] } ?? [])
  }
}
