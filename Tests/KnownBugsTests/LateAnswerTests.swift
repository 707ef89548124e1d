import AppTesting
import Coordination
import FlowTesting
import Testing
import WebService

/// Answers that come when the person is somewhere else.
@MainActor
struct LateAnswerTests {
  /// Where a person goes while something is loading.
  enum Way: CaseIterable {
    case back, tab, modal
  }

  private let service = HeldWebService(isHolding: false)

  private func go(_ way: Way, in app: FlowApp) throws {
    switch way {
    case .back: try app.navigationBar.buttons["Back"].tap()
    case .tab: try app.tabBar.buttons["first"].tap()
    case .modal: try app.buttons["owner"].tap()
    }
  }

  @Test(arguments: Way.allCases)
  func `K21 a late answer opens nothing where the user has left`(way: Way) async throws {
    let app = try await FlowApp.shop(service: service)
    service.isHolding = true
    try app.cells["product-1"].tap()
    await service.received(.productsOwnedBy(2))
    #expect(app.staticTexts["loading"].exists)
    try go(way, in: app)
    #expect(app.count("dropped product/1") == (way == .back ? 1 : 0))

    let before = (view: app.view, screens: app.screens)
    try await app.exhaustively { _ in await service.answer(.productsOwnedBy(2)) }
    #expect(app.view == before.view, "nothing that can be seen has moved")
    #expect(app.screens == before.screens)
    service.isHolding = false
    switch way {
    case .back:
      try app.cells["product-1"].tap()
      try await app.settle()
    case .tab:
      try app.tabBar.buttons["home"].tap()
    case .modal:
      await service.answer(.productsOwnedBy(2))
      try app.modals.top.swipeDown()
    }
    #expect(app.cells.identifiers == ["product-2", "product-7"])
    #expect(app.count(.dropped) == (way == .back ? 1 : 0))
  }

  @Test(arguments: Way.allCases)
  func `K21 a link whose product is fetched is dropped by whoever goes elsewhere`(
    way: Way
  ) async throws {
    let app = try await FlowApp.shop(service: service)
    try app.cells["product-1"].tap()
    try await app.settle()
    service.isHolding = true
    var result: Result<LinkProgress, LinkFailure>?
    let address = try Address("/home/product/1/product/2")
    try app.perform { app.window.open(address) { result = $0 } }
    await service.received(.product(2))
    #expect(app.address == "/home/product/1")
    #expect(result == nil)

    service.isHolding = false
    try go(way, in: app)
    try await app.settle()
    #expect(result == .failure(.dropped(address)))
    #expect(app.count("dropped product") == 1)
    let before = (view: app.view, screens: app.screens)
    try await app.exhaustively { _ in await service.answer(.product(2)) }
    #expect(app.view == before.view)
    #expect(app.screens == before.screens)
    #expect(app.count(.dropped) == 1)
  }
}
