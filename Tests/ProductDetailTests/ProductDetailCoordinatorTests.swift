import Coordination
import FeatureTesting
import ProductDetail
import Testing
import WebService

@MainActor
struct ProductDetailCoordinatorTests {
  let app = TestApp()
  let service = InMemoryWebService()
  var window: AppWindow { app.window }

  private func begin(_ id: Int) async throws {
    let product = try await service.product(id: id)
    app.begin(detail(.push(onto: try app.navigator, at: "product/\(id)"), of: product))
  }

  private func detail(
    _ presentation: Presentation, of product: Product
  ) -> ProductDetailCoordinator {
    ProductDetailCoordinator(
      presentation, product: product, service: service,
      destinations: .init(
        productDetail: { detail(.push(onto: $1, at: "product/\($0.id)"), of: $0) },
        userInfo: { Elsewhere(.modal(over: $1, at: "owner/\($0.name)")) }))
  }

  @Test func `rule 14 a product goes with window and app`() async throws {
    let product = try await service.product(id: 1)
    #expect(
      try TestApp.frees { detail(.push(onto: try $0.navigator, at: "product/1"), of: product) })
  }

  @Test func `a product shows its price at once and more from its owner when loaded`() async throws
  {
    try await begin(1)
    #expect(window.address == "/root/product/1")
    #expect(window.front?.viewModel.title == "Paper Lantern")
    #expect(app.ids == ["price", "description", "owner", "loading"])
    #expect(window.front?.viewModel.elements.first?.label == "$24.00")
    await window.settled()
    #expect(app.ids == ["price", "description", "owner", "product-2", "product-7"])
  }

  @Test func `the owner is somebody to go to`() async throws {
    try await begin(1)
    try app.tap("owner")
    #expect(window.address == "/root/product/1/owner/Hana")
    try window.back()
    #expect(window.address == "/root/product/1")
  }

  @Test func `another product goes on the same stack, and so may the same one again`() async throws
  {
    try await begin(1)
    await window.settled()
    try app.tap("product-2")
    await window.settled()
    try app.tap("product-1")
    await window.settled()
    #expect(window.address == "/root/product/1/product/2/product/1")
    #expect(Set(try app.navigator.screens.map(\.number)).count == 4)
    for address in ["/root/product/1/product/2", "/root/product/1", "/root"] {
      try window.back()
      #expect(window.address == address)
      #expect(window.brokenInvariants() == [])
    }
    #expect(app.endings == ["ProductDetailCoordinator cancelled"])
  }

  @Test func `leaving while it loads drops the answer`() async throws {
    try await begin(1)
    try window.back()
    await window.settled()
    #expect(window.address == "/root")
    #expect(window.events.count { $0.kind == .dropped } == 1)
  }

  @Test func `covered while it loads it is there on the way back`() async throws {
    try await begin(1)
    try app.tap("owner")
    await window.settled()
    #expect(window.address == "/root/product/1/owner/Hana")
    try window.back()
    #expect(app.ids.contains("product-7"))
  }

  @Test func `an owner whom the service does not know is an error, until it does`() async throws {
    let owner = User(id: 4, name: "Mio")
    let product = Product(id: 8, name: "Cup", cents: 100, description: "A cup.", owner: owner)
    app.begin(detail(.push(onto: try app.navigator, at: "product/8"), of: product))
    await window.settled()
    #expect(app.ids == ["price", "description", "owner", "error", "retry"])

    _ = try await service.createAccount(username: "Mio", password: "secret")
    try app.tap("retry")
    await window.settled()
    #expect(app.ids == ["price", "description", "owner"])
  }
}
