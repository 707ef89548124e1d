/// Mistakes that somebody could make in this app, planted one at a time.
enum Fault: String, CaseIterable {
  /// Continue leads to the payment twice.
  case pushesTwice
  /// The cart keeps the coordinator of every coupon.
  case keepsCoupon
  /// The root is kept by a closure of its own.
  case keepsRoot
  /// The address may be lost without a question.
  case losesInput
  /// A coupon takes nothing off.
  case ignoresCoupon
  /// The button works while a payment is under way.
  case paysTwice
  /// The receipt covers everything, and nothing closes it.
  case deadEnd
  /// The receipt replaces the cart, and leads nowhere.
  case oneWay
  /// The price is fetched in a task that nobody knows of.
  case ownTask
  /// A declined card crashes the flow: it ends as if the person had gone back.
  case endsDeclined
}
