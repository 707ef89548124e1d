import Coordination

/// The root of the app: a cart, which leads through the checkout to a receipt.
@MainActor
final class CartCoordinator: Coordinator {
  let lifetime: Lifetime<Never>
  private let presentation: Presentation
  private let service: any PaymentService
  private let fault: Fault?
  private weak var window: AppWindow?
  private weak var cart: CartViewModel?
  private var kept: [AnyObject] = []
  private var onEnd: (() -> Void)?

  init(window: AppWindow, service: any PaymentService, fault: Fault? = nil) {
    lifetime = Lifetime(rootOf: window)
    presentation = .root(of: window, at: "cart")
    self.window = window
    self.service = service
    self.fault = fault
    if fault == .keepsRoot { onEnd = { self.kept = [] } }
  }

  /// Whether a coupon was taken, as a map tells it.
  var situation: String { cart?.coupon == nil ? "no coupon" : "coupon" }

  /// Ends the circles that two of the faults make, when nobody looks any more.
  func letGo() {
    kept = []
    onEnd = nil
  }

  func start() {
    let transitions = CartTransitions(
      showCoupon: { [weak self] in self?.showCoupon() },
      checkOut: { [weak self] in self?.checkOut() })
    cart = show(
      CartViewModel(ignoresCoupon: fault == .ignoresCoupon, transitions: transitions), presentation)
  }

  private func showCoupon() {
    let coupon = CouponCoordinator(
      .modal(over: presentation.navigator, at: "coupon"), service: service)
    if fault == .keepsCoupon { kept.append(coupon) }
    start(coupon) { cart, outcome in
      if case .completed(let coupon) = outcome { cart.cart?.coupon = coupon }
    }
  }

  private func checkOut() {
    guard let amount = cart?.total else { return }
    let address = AddressCoordinator(
      .push(onto: presentation.navigator, at: "address"), amount: amount, service: service,
      fault: fault)
    start(address) { cart, outcome in
      if case .completed(let receipt) = outcome { cart.showReceipt(receipt) }
    }
  }

  private func showReceipt(_ receipt: Receipt) {
    cart?.empty()
    let place: Presentation =
      switch fault {
      case .deadEnd: .modal(over: presentation.navigator, at: "receipt", style: .cover)
      case .oneWay: .root(of: window ?? AppWindow(), at: "receipt")
      default: .push(onto: presentation.navigator, at: "receipt")
      }
    start(
      ReceiptCoordinator(place, receipt: receipt, isLast: fault == .deadEnd || fault == .oneWay))
  }
}
