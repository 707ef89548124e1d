import AppTesting
import Composition
import FlowTesting
import Foundation
import Testing

/// Where a person was, when the app is launched anew.
@MainActor
struct SavedPlaceTests {
  @Test func `L10 an unknown place in one saved tab is cut there, and the others are whole`()
    async throws
  {
    let again = try await Relaunch(
      Snapshot(
        user: 1, selected: "home",
        addresses: ["/home/product/1/owner", "/first/red/nowhere/red", "/profile/product/3"]))
    #expect(
      again.app.tabAddresses == [
        "home": "/home/product/1", "first": "/first/red", "profile": "/profile/product/3",
      ])
    #expect(again.app.address == "/home/product/1/owner")
    #expect(again.dropped == ["“/first/red/nowhere/red” leads nowhere: there is no “nowhere” here"])
    #expect(again.restoration.restored.contains("/first/red"))
    #expect(try !again.app.saved.contains("nowhere"))
    let next = try await Relaunch(json: again.app.saved)
    #expect(next.dropped == [])
  }

  @Test func `L11 a saved place that was cut short at any byte is unreadable`() async throws {
    let app = try await FlowApp.shop(.demo, at: "/first/red", "/home/product/4/owner")
    let json = try app.root.snapshot.json
    for count in 0..<(json.count - 1) {
      #expect(throws: Snapshot.Unreadable.self) { try Snapshot(json: json.prefix(count)) }
    }
    #expect(try Snapshot(json: json.dropLast()) == app.root.snapshot, "but for its newline")
  }

  @Test(arguments: [
    "", "first", "/", "/../first", "/first//red", "/%", "/first/%00", "/first/\u{7}", "/nowhere",
    "/welcome", "/welcome/create-account", "demo://first", "ftp://first",
  ])
  func `L11 a saved place that is damaged comes back as far as it can be read`(text: String)
    async throws
  {
    let again = try await Relaunch(
      Snapshot(user: 1, selected: "home", addresses: [text, "/profile/product/3"]))
    #expect(again.app.address == "/home")
    #expect(
      again.app.tabAddresses == [
        "home": "/home", "first": "/first", "profile": "/profile/product/3",
      ])
    #expect(again.dropped.count == 1)
  }

  @Test func `L11 a saved place without addresses leads to the roots`() async throws {
    let again = try await Relaunch(Snapshot(user: 1, selected: "first", addresses: []))
    #expect(again.app.address == "/first")
    #expect(again.app.tabAddresses == ["home": "/home", "first": "/first", "profile": "/profile"])
    #expect(again.dropped == [])
  }

  @Test func `L12 no typed secret and no error is in what is saved`() async throws {
    let app = try await FlowApp.shop(nil)
    try app.logIn("m1o-name", "s3cret-one")
    try await app.settle()
    try app.secureTextFields["password"].typeText("s3cret-two")
    let message = try app.staticTexts["error"].label.get()
    func expectNoSecret(at location: SourceLocation = #_sourceLocation) throws {
      let text = try app.saved
      for secret in ["s3cret", "m1o-name", message] {
        #expect(!text.contains(secret), sourceLocation: location)
      }
    }
    try expectNoSecret()
    try app.buttons["create-account"].tap()
    try app.textFields["username"].typeText("m1o-name")
    try app.secureTextFields["password"].typeText("s3cret-two")
    try app.secureTextFields["confirm-password"].typeText("s3cret-three")
    try app.buttons["create"].tap()
    try expectNoSecret()
    try app.secureTextFields["confirm-password"].clearText()
    try app.secureTextFields["confirm-password"].typeText("s3cret-two")
    try expectNoSecret()
    try app.buttons["create"].tap()
    try expectNoSecret()
    try await app.settle()
    #expect(app.address == "/home")
    try expectNoSecret()
  }
}
