import WebService

/// A code that takes something off.
struct Coupon: Hashable, Sendable {
  let code: String
  let percent: Int
}

/// What somebody has who paid.
struct Receipt: Hashable, Sendable {
  let number: Int
  let amount: Int
}

enum PaymentError: String, Error, Hashable {
  case declined = "Your card was declined; try another one."
  case unknownCode = "There is no such code."
}

/// What the checkout asks of others.
@MainActor
protocol PaymentService: AnyObject, Sendable {
  func coupon(_ code: String) async throws(PaymentError) -> Coupon
  func pay(_ amount: Int, card: String) async throws(PaymentError) -> Receipt
}

/// Takes any card but those that begin with 0, and knows one code.
@MainActor
final class InMemoryPayment: PaymentService {
  private var payments = 0

  func coupon(_ code: String) async throws(PaymentError) -> Coupon {
    guard code == "SPRING" else { throw .unknownCode }
    return Coupon(code: code, percent: 10)
  }

  func pay(_ amount: Int, card: String) async throws(PaymentError) -> Receipt {
    guard !card.isEmpty, !card.hasPrefix("0") else { throw .declined }
    payments += 1
    return Receipt(number: payments, amount: amount)
  }
}

/// Answers when a test lets it.
@MainActor
final class HeldPayment: PaymentService {
  enum Request: Hashable, Sendable {
    case coupon(String)
    case pay(Int)
  }

  let held = Held<Request, PaymentError>()
  private let service = InMemoryPayment()

  func coupon(_ code: String) async throws(PaymentError) -> Coupon {
    try await held.hold(.coupon(code)) { () async throws(PaymentError) in
      try await service.coupon(code)
    }
  }

  func pay(_ amount: Int, card: String) async throws(PaymentError) -> Receipt {
    try await held.hold(.pay(amount)) { () async throws(PaymentError) in
      try await service.pay(amount, card: card)
    }
  }
}
