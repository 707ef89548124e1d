import Coordination
import FlowMapping
import FlowTesting

extension FlowApp {
  /// The checkout, launched.
  static func checkout(
    _ service: any PaymentService = InMemoryPayment(), fault: Fault? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) -> FlowApp {
    let app = FlowApp(file: file, line: line) {
      CartCoordinator(window: $0, service: service, fault: fault)
    }
    app.launch(file: file, line: line)
    return app
  }

  /// From the cart to where the card is asked for.
  func goToPayment() throws {
    try buttons["check-out"].tap()
    try textFields["name"].typeText("Aya")
    try textFields["street"].typeText("1 Hill Road")
    try buttons["continue"].tap()
  }

  func pay(with card: String) async throws {
    try secureTextFields["card"].typeText(card)
    try buttons["pay"].tap()
    try await settle()
  }

  /// Whoever a fault keeps alive is let go of, so that nothing is left when a test ends.
  func letGo() {
    (coordinator as? CartCoordinator)?.letGo()
  }
}

extension FlowMap {
  /// The map of the checkout.
  @MainActor
  static func checkout(_ fault: Fault? = nil) async throws -> FlowMap {
    var apps: [CartCoordinator] = []
    defer { for app in apps { app.letGo() } }
    return try await FlowMap.explored(
      inputs: [
        "address": [["name": "Aya", "street": "1 Hill Road"]],
        "coupon": [["code": "SPRING"], ["code": "WINTER"]],
        "payment": [["card": "4242"], ["card": "0000"]],
      ],
      situation: { ($0 as? CartCoordinator)?.situation ?? "" },
      { window in
        let app = CartCoordinator(window: window, service: InMemoryPayment(), fault: fault)
        if fault == .keepsRoot || fault == .keepsCoupon { apps.append(app) }
        return app
      })
  }
}
