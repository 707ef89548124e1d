import AppTesting
import Composition
import FlowTesting
import XCTest

/// The same words in XCTest. On Linux its test methods have to be `async` to be on the main actor.
@MainActor
final class XCTestTests: XCTestCase {
  func testAFlowReadsTheSame() async throws {
    let app = try await FlowApp.shop(.guest)
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    XCTAssertEqual(app.address, "/home/product/1/owner")
    try app.modals.top.swipeDown()
    XCTAssertEqual(app.buttons["owner"].isEnabled, true)
    XCTAssertEqual(app.buttons["owner"].label, "Owner")
  }
}
