import Coordination
import FlowMapping
import FlowTesting
import Testing
import WebService

/// Mistakes planted in the checkout: each is found, by what is meant for its kind.
@MainActor
struct CheckoutFaultTests {
  @Test func `a double push is told at the act that did it`() throws {
    let app = FlowApp.checkout(fault: .pushesTwice)
    let failure = try #require(throws: FlowFailure.self) { try app.goToPayment() }
    #expect(
      failure.reason.hasPrefix(
        "one act brought “Payment” (payment), “Payment” (payment); it may bring one screen"))
    #expect(failure.reason.contains("arrivalsPerAct"))

    let allowed = FlowApp.checkout(fault: .pushesTwice)
    allowed.arrivalsPerAct = 2
    try allowed.goToPayment()
    #expect(allowed.address == "/cart/address/payment/payment")
  }

  @Test func `exploring finds the double push, with a shortest script`() async throws {
    let fault = try await #require(throws: FlowFault.self) {
      try await FlowMap.checkout(.pushesTwice)
    }
    #expect(fault.script.last == .tap("continue"))
    #expect(fault.script.count == 4)
    #expect("\(fault)".contains("one act brought “Payment” (payment), “Payment” (payment)"))
  }

  @Test func `a coordinator that is kept leaks at the step that should have ended it`() throws {
    let app = FlowApp.checkout(fault: .keepsCoupon)
    defer { app.letGo() }
    try app.buttons["coupon"].tap()
    let failure = try #require(throws: FlowFailure.self) { try app.buttons["close"].tap() }
    #expect(failure.reason.hasPrefix("CouponCoordinator is alive, but it has left the tree"))
  }

  @Test func `a root that keeps itself is found when the app is terminated`() async throws {
    let app = FlowApp.checkout(fault: .keepsRoot)
    weak let root = app.coordinator as? CartCoordinator
    defer { root?.letGo() }
    let failure = try await #require(throws: FlowFailure.self) { try await app.terminate() }
    #expect(failure.reason.hasPrefix("CartCoordinator is alive, but the app was terminated"))
  }

  @Test func `a root that keeps itself is found when the app is launched again`() throws {
    let app = FlowApp.checkout(fault: .keepsRoot)
    weak let root = app.coordinator as? CartCoordinator
    defer {
      root?.letGo()
      app.letGo()
    }
    app.launch()
    let failure = try #require(throws: FlowFailure.self) { try app.buttons["coupon"].tap() }
    #expect(failure.reason.hasPrefix("CartCoordinator is alive, but the app was terminated"))
    try app.buttons["coupon"].tap()
  }

  @Test func `input that is lost is what the map says first`() async throws {
    let changes = try await FlowMap.checkout(.losesInput).changes(since: .checkout())
    #expect(changes.first == "address: “back” leaves; it was: asks address: Discard? or leaves")
    #expect(changes.count <= 8)
  }

  @Test func `a wrong total is shown with the screen that it is on`() async throws {
    let app = FlowApp.checkout(fault: .ignoresCoupon)
    try app.buttons["coupon"].tap()
    try app.textFields["code"].typeText("SPRING")
    try app.buttons["apply"].tap()
    try await app.settle()
    let reading = app.staticTexts["total"].label
    #expect(reading != "900")
    #expect("\(reading)".hasPrefix("“1000”\nstaticTexts[\"total\"].label, “Cart” at /cart\n"))
  }

  @Test func `a second payment is taken where it should be refused`() async throws {
    let service = HeldPayment()
    let app = FlowApp.checkout(service, fault: .paysTwice)
    try app.goToPayment()
    try app.buttons["pay"].tap()
    let failure = try #require(throws: FlowFailure.self) {
      try app.refusal { try app.buttons["pay"].tap() }
    }
    #expect(failure.reason == "this was taken, and should have been refused")
    await service.held.answer(.pay(1_000))
    await service.held.answer(.pay(1_000))
    try await app.settle()
  }

  @Test func `a place that nobody comes away from is a dead end`() async throws {
    #expect(try await FlowMap.checkout(.deadEnd).deadEnds == ["receipt"])
  }

  @Test func `a place that nobody comes back from is one way`() async throws {
    #expect(try await FlowMap.checkout(.oneWay).oneWays == ["receipt"])
  }

  @Test func `work that nobody knows of is named, and waited for when it is announced`()
    async throws
  {
    let app = FlowApp.checkout(fault: .ownTask)
    try app.goToPayment()
    let failure = try await #require(throws: FlowFailure.self) {
      try await app.staticTexts["price"].waitForExistence()
    }
    #expect(failure.reason.contains("only Screen.Work and links are known to be under way"))

    let other = FlowApp.checkout(fault: .ownTask)
    try other.goToPayment()
    try await other.withForeignWork("the price") {
      _ = try await other.staticTexts["price"].waitForExistence()
    }
    #expect(other.staticTexts["price"].label == "1000")
    let late = try await #require(throws: FlowFailure.self) {
      try await other.withForeignWork("the price") {
        try await other.staticTexts["price"].waitForNonExistence(timeout: 0.05)
      }
    }
    #expect(late.reason.contains("0.05 seconds have passed; still under way: the price"))
  }

  @Test func `a flow that ends where it should stay is what the map says first`() async throws {
    let changes = try await FlowMap.checkout(.endsDeclined).changes(since: .checkout())
    #expect(changes.first?.hasPrefix("payment: “tap pay” leaves or swaps receipt") ?? false)
    #expect(changes.count <= 8)
  }
}
