import Coordination
@_spi(User) import SwiftUI
import Testing

/// What the shells do not survive: each with the version that shows it, and what is left after it.
/// The list is in docs/using-with-uikit-and-swiftui.md.
@MainActor
struct LimitTests {
  @Test func `a path that SwiftUI does not look at in motion stays out of step`() async throws {
    let phone = try await Version.swiftUI([.ignoresPathInMotion]).shop(at: "/first")
    try phone.tap("red")
    await phone.breathe()
    #expect(phone.isMoving)
    try phone.tree.tap("deeper", on: #require(phone.tree.front))
    await phone.settle()
    #expect(phone.tree.address == "/first/red/red")
    #expect(phone.title == "Red")
    withKnownIssue("nothing tells that SwiftUI shows another stack than it was given") {
      phone.expectInStep()
    }
    // The next change mends it.
    try phone.tree.tap("deeper", on: #require(phone.tree.front))
    await phone.settle()
    phone.expect(at: "/first/red/red/red")
  }
}
