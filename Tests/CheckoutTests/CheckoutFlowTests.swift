import Coordination
import FlowTesting
import Testing
import WebService

/// What a person does in the checkout, from the cart to the receipt.
@MainActor
struct CheckoutFlowTests {
  @Test func `a cart is paid, and the receipt takes the place of the forms`() async throws {
    let app = FlowApp.checkout()
    try app.switches["gift"].tap()
    try app.pickers["pieces"].adjust(toPickerWheelValue: "2")
    #expect(app.staticTexts["total"].label == "2200")
    try app.goToPayment()
    try await app.pay(with: "4242")
    #expect(app.address == "/cart/receipt")
    #expect(app.staticTexts["amount"].label == "2200")
    try app.buttons["done"].tap()
    #expect(app.address == "/cart")
    #expect(app.buttons["check-out"].isEnabled == false)
    try await app.terminate()
  }

  @Test func `a coupon is a result: whoever asked takes it off`() async throws {
    let app = FlowApp.checkout()
    try app.buttons["coupon"].tap()
    try app.textFields["code"].typeText("WINTER")
    try app.buttons["apply"].tap()
    try await app.settle()
    #expect(app.staticTexts["error"].label == "There is no such code.")
    try app.textFields["code"].clearText()
    try app.textFields["code"].typeText("SPRING")
    try app.buttons["apply"].tap()
    try await app.staticTexts["total"].waitForExistence()
    #expect(app.staticTexts["total"].label == "900")
    #expect(app.buttons["coupon"].isEnabled == false)
    try await app.terminate()
  }

  @Test func `input is not lost without a question`() throws {
    let app = FlowApp.checkout()
    try app.buttons["check-out"].tap()
    try app.textFields["name"].typeText("Aya")
    try app.navigationBar.buttons["Back"].tap()
    try app.alerts["Discard?"].buttons["Keep"].tap()
    #expect(app.textFields["name"].value == "Aya")
    try app.navigationBar.buttons["Back"].tap()
    try app.alerts.buttons["discard"].tap()
    #expect(app.address == "/cart")
  }

  @Test func `a declined card is told, and another one may be tried`() async throws {
    let app = FlowApp.checkout()
    try app.goToPayment()
    try await app.pay(with: "0000")
    #expect(app.staticTexts["error"].label == "Your card was declined; try another one.")
    #expect(app.secureTextFields["card"].value == "")
    try await app.pay(with: "4242")
    #expect(app.title == "Receipt")
  }

  @Test func `while a payment is under way nobody pays twice`() async throws {
    let service = HeldPayment()
    let app = FlowApp.checkout(service)
    try app.goToPayment()
    try app.secureTextFields["card"].typeText("4242")
    try app.buttons["pay"].tap()
    #expect(try app.refusal { try app.buttons["pay"].tap() } == .disabled("pay"))
    await service.held.answer(.pay(1_000))
    try await app.settle()
    #expect(app.title == "Receipt")
    #expect(service.held.requests == [.pay(1_000)])
  }

  @Test func `whoever goes back while paying hears nothing more`() async throws {
    let service = HeldPayment()
    let app = FlowApp.checkout(service)
    try app.goToPayment()
    try app.buttons["pay"].tap()
    try app.navigationBar.buttons["Back"].tap()
    #expect(app.address == "/cart/address")
    await service.held.answer(.pay(1_000))
    try await app.settle()
    #expect(app.address == "/cart/address")
    #expect(app.events.last == "cancelled PaymentCoordinator")
  }
}
