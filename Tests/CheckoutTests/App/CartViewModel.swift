import Coordination
import Observation

struct CartTransitions {
  let showCoupon: @MainActor @Sendable () -> Void
  let checkOut: @MainActor @Sendable () -> Void
}

/// What is bought.
@MainActor @Observable
final class CartViewModel: ViewModel {
  let title = "Cart"
  private(set) var pieces = 1
  private(set) var isGift = false
  var coupon: Coupon?
  private let ignoresCoupon: Bool
  private let transitions: CartTransitions

  init(ignoresCoupon: Bool, transitions: CartTransitions) {
    self.ignoresCoupon = ignoresCoupon
    self.transitions = transitions
  }

  var total: Int {
    let full = pieces * 1_000 + (isGift ? 200 : 0)
    return ignoresCoupon ? full : full - full * (coupon?.percent ?? 0) / 100
  }

  func empty() {
    (pieces, isGift, coupon) = (0, false, nil)
  }

  func piecesChosen(_ text: String) { pieces = Int(text) ?? pieces }
  func giftSwitched(_ isOn: Bool) { isGift = isOn }
  func couponTapped() { transitions.showCoupon() }
  func checkOutTapped() { transitions.checkOut() }
}

extension CartViewModel {
  var elements: [Screen.Element] {
    [
      .picker(
        "pieces", "Pieces", options: ["0", "1", "2"], chosen: "\(pieces)", choose: piecesChosen),
      .toggle("gift", "Gift", isOn: isGift, set: giftSwitched),
      .text("total", "\(total)"),
      .button("coupon", "Coupon", isEnabled: coupon == nil, tap: couponTapped),
      .button("check-out", "Check Out", isEnabled: pieces > 0, tap: checkOutTapped),
    ]
  }
}
