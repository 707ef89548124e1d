import AppTesting
import Coordination
import FlowTesting
import Testing
import WebService

/// Parallel stacks.
@MainActor
struct TabTests {
  private let service = HeldWebService(isHolding: false)

  @Test func `K14 a tab keeps its stack`() async throws {
    let app = try await FlowApp.shop(service: service)
    try app.cells["product-1"].tap()
    try await app.settle()
    let before = (screens: app.screens, view: app.view, requests: service.requests)

    try app.tabBar.buttons["first"].tap()
    #expect(app.address == "/first")
    try app.tabBar.buttons["home"].tap()
    try await app.settle()
    #expect(app.screens == before.screens)
    #expect(app.view == before.view)
    #expect(service.requests == before.requests, "nothing is loaded again")
  }

  @Test func `K15 re-tapping a tab pops it, arriving does not`() async throws {
    let app = try await FlowApp.shop(service: service)
    try app.cells["product-1"].tap()
    try await app.cells["product-2"].waitForExistence()
    try app.cells["product-2"].tap()
    try await app.settle()
    let screens = app.screens
    let requests = service.requests

    try app.tabBar.buttons["first"].tap()
    try app.tabBar.buttons["home"].tap()
    #expect(app.screens == screens, "arriving changes nothing")
    try app.tabBar.buttons["home"].tap()
    #expect(app.screens[0] == [screens[0][0]], "the root is the same screen")
    #expect(app.address == "/home")
    try app.exhaustively { _ in try app.tabBar.buttons["home"].tap() }
    #expect(app.screens[0] == [screens[0][0]])
    #expect(app.screens.dropFirst() == screens.dropFirst())
    try await app.settle()
    #expect(service.requests == requests, "nothing is loaded again")
  }
}
