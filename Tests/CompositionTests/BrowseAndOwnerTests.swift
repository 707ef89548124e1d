import Composition
import Coordination
import Testing
import WebService

@MainActor
struct BrowseAndOwnerTests {
  private func home(_ service: any WebServiceAPI = InMemoryWebService()) async -> App {
    let app = App(.user(App.demo), service: service)
    await app.settle()
    return app
  }

  @Test func `tapping a product on home opens its detail`() async throws {
    let app = await home()
    try app.tap("product-1")
    app.expect("/home/product/1", title: "Paper Lantern")
    await app.settle()
    #expect(app.ids == ["price", "description", "owner", "product-2", "product-7"])
  }

  @Test func `tapping a product twice in one turn pushes once`() async throws {
    let app = await home()
    let home = try #require(app.window.front)
    try app.tap("product-1")
    #expect(throws: Refusal.covered(title: "Home")) {
      try app.window.tap("product-1", on: home)
    }
    app.expect("/home/product/1")
    try app.back()
    app.expect("/home")
  }

  @Test func `the same product may stand twice on a stack`() async throws {
    let app = await home()
    try app.tap("product-1")
    await app.settle()
    try app.tap("product-2")
    await app.settle()
    try app.tap("product-1")
    app.expect("/home/product/1/product/2/product/1")
    try app.back()
    app.expect("/home/product/1/product/2")
    try app.back()
    app.expect("/home/product/1")
    try app.back()
    app.expect("/home")
  }

  @Test func `the owner of a product is presented, and the user is pushed`() async throws {
    let app = await home()
    try app.tap("product-1")
    try app.tap("owner")
    app.expect("/home/product/1/owner", title: "Hana")
    #expect(app.window.modals.count == 1)
    #expect(app.ids.last == "close")
    try app.tap("close")
    try app.back()

    try app.tap("profile")
    app.expect("/home/user", title: "demo")
    #expect(app.window.modals.isEmpty)
    #expect(!app.ids.contains("close"))
  }

  @Test func `products of an owner stay in the modal, and back takes the innermost layer`()
    async throws
  {
    let app = await home()
    try app.tap("product-1")
    try app.tap("owner")
    await app.settle()
    try app.tap("product-2")
    app.expect("/home/product/1/owner/product/2")
    for address in ["/home/product/1/owner", "/home/product/1", "/home"] {
      try app.back()
      app.expect(address)
    }
    #expect(throws: Refusal.atRoot(title: "Home")) { try app.back() }
  }

  @Test func `an owner over an owner is two modals, and each close takes one`() async throws {
    let app = await home()
    try app.tap("product-1")
    try app.tap("owner")
    await app.settle()
    try app.tap("product-2")
    try app.tap("owner")
    app.expect("/home/product/1/owner/product/2/owner")
    #expect(app.window.modals.count == 2)
    try app.tap("close")
    app.expect("/home/product/1/owner/product/2")
    try app.back()
    try app.tap("close")
    app.expect("/home/product/1")
  }

  @Test func `an owner that is pulled down takes along what it led to`() async throws {
    let app = await home()
    try app.tap("product-1")
    try app.tap("owner")
    await app.settle()
    try app.tap("product-2")
    try app.dismiss()
    app.expect("/home/product/1")
    #expect(app.coordinators.count { $0 == "ProductDetailCoordinator" } == 1)
    try app.tap("owner")
    app.expect("/home/product/1/owner")
  }

  @Test func `what is loaded too late opens nothing and changes nothing`() async throws {
    let service = HeldWebService(isHolding: false)
    let app = await home(service)
    service.isHolding = true
    try app.tap("product-1")
    await service.received(.productsOwnedBy(2))
    try app.back()
    await service.answer(.productsOwnedBy(2))
    app.expect("/home")
    #expect(app.count(.dropped) == 1)
  }

  @Test func `what is loaded while covered is there on the way back`() async throws {
    let service = HeldWebService(isHolding: false)
    let app = await home(service)
    service.isHolding = true
    try app.tap("product-4")
    try app.tap("owner")
    await service.answer(.productsOwnedBy(3))
    app.expect("/home/product/4/owner")
    #expect(app.ids == ["name", "number", "loading", "close"])
    try app.dismiss()
    #expect(app.rows == ["product-6"])
  }

  @Test func `home is tried again after the service has failed`() async throws {
    let service = HeldWebService()
    let app = App(.user(App.demo), service: service)
    await service.answer(.products, throwing: .unavailable)
    #expect(app.error == WebServiceError.unavailable.message)
    try app.tap("retry")
    #expect(app.ids.first == "loading")
    await service.answer(.products)
    #expect(app.rows.count == 7)
  }
}
