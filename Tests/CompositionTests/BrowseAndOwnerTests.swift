import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

@MainActor
struct BrowseAndOwnerTests {
  @Test func `tapping a product on home opens its detail`() async throws {
    let app = try await FlowApp.shop()
    try app.cells["product-1"].tap()
    #expect(app.address == "/home/product/1")
    #expect(app.title == "Paper Lantern")
    try await app.settle()
    #expect(
      app.elements.identifiers.starts(with: [
        "price", "description", "owner", "product-2", "product-7",
      ]))
  }

  @Test func `the owner of a product is presented, and the user is pushed`() async throws {
    let app = try await FlowApp.shop()
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    #expect(app.address == "/home/product/1/owner")
    #expect(app.title == "Hana")
    #expect(app.modals.count == 1)
    #expect(app.buttons["close"].exists)
    try app.buttons["close"].tap()
    try app.navigationBar.buttons["Back"].tap()

    try app.buttons["profile"].tap()
    #expect(app.address == "/home/user")
    #expect(app.title == "demo")
    #expect(app.modals.count == 0)
    #expect(!app.buttons["close"].exists)
  }

  @Test func `products of an owner stay in the modal, and back takes the innermost layer`()
    async throws
  {
    let app = try await FlowApp.shop()
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    try await app.settle()
    try app.cells["product-2"].tap()
    #expect(app.address == "/home/product/1/owner/product/2")
    for address in ["/home/product/1/owner", "/home/product/1", "/home"] {
      try app.navigationBar.buttons["Back"].tap()
      #expect(app.address == address)
    }
    #expect(
      try app.refusal { try app.navigationBar.buttons["Back"].tap() } == .atRoot(title: "Home"))
  }

  @Test func `an owner over an owner is two modals, and each close takes one`() async throws {
    let app = try await FlowApp.shop()
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    try await app.settle()
    try app.cells["product-2"].tap()
    try app.buttons["owner"].tap()
    #expect(app.address == "/home/product/1/owner/product/2/owner")
    #expect(app.modals.count == 2)
    try app.buttons["close"].tap()
    #expect(app.address == "/home/product/1/owner/product/2")
    try app.navigationBar.buttons["Back"].tap()
    try app.buttons["close"].tap()
    #expect(app.address == "/home/product/1")
  }

  @Test func `an owner that is pulled down takes along what it led to`() async throws {
    let app = try await FlowApp.shop()
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    try await app.settle()
    try app.cells["product-2"].tap()
    try app.modals.top.swipeDown()
    #expect(app.address == "/home/product/1")
    #expect(app.count(of: "ProductDetailCoordinator") == 1)
    try app.buttons["owner"].tap()
    #expect(app.address == "/home/product/1/owner")
  }

  @Test func `what is loaded too late opens nothing and changes nothing`() async throws {
    let service = HeldWebService(isHolding: false)
    let app = try await FlowApp.shop(service: service)
    service.isHolding = true
    try app.cells["product-1"].tap()
    await service.received(.productsOwnedBy(2))
    try app.navigationBar.buttons["Back"].tap()
    await service.answer(.productsOwnedBy(2))
    #expect(app.address == "/home")
    #expect(app.count("dropped product/1") == 1)
    #expect(app.count(.dropped) == 1)
  }

  @Test func `what is loaded while covered is there on the way back`() async throws {
    let service = HeldWebService(isHolding: false)
    let app = try await FlowApp.shop(service: service)
    service.isHolding = true
    try app.cells["product-4"].tap()
    try app.buttons["owner"].tap()
    await service.answer(.productsOwnedBy(3))
    #expect(app.address == "/home/product/4/owner")
    #expect(app.elements.identifiers.starts(with: ["name", "number", "loading", "close"]))
    try app.modals.top.swipeDown()
    #expect(app.cells.identifiers == ["product-6"])
    await service.answer(.productsOwnedBy(3))
    #expect(app.cells.identifiers == ["product-6"], "the owner is gone, and its answer too")
  }

  @Test func `home is tried again after the service has failed`() async throws {
    let service = HeldWebService()
    let app = FlowApp.launched(.demo, service: service)
    await service.answer(.products, throwing: .unavailable)
    #expect(app.staticTexts["error"].label == WebServiceError.unavailable.message)
    try app.buttons["retry"].tap()
    #expect(app.staticTexts["loading"].exists)
    await service.answer(.products)
    #expect(app.cells.count == 7)
    await service.answer(.productsOwnedBy(1))
  }
}
