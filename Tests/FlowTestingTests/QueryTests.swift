import AppTesting
import Composition
import Coordination
import FlowTesting
import Testing
import WebService

/// What a test can see of an app.
@MainActor
struct QueryTests {
  private let hana = Session.user(User(id: 2, name: "Hana"))

  @Test func `an element is found by its identifier, else by its label`() throws {
    let app = FlowApp.stop { _, _ in
      [.button("red", "Blue") {}, .button("blue", "Red") {}, .text("words", "Some words")]
    }
    #expect(app.buttons["blue"].identifier == "blue")
    #expect(app.buttons["Blue"].identifier == "red")
    #expect(app.staticTexts["Some words"].label == "Some words")
    #expect(!app.buttons["words"].exists)
  }

  @Test func `a query counts, lists and picks`() async throws {
    let app = try await FlowApp.shop(.guest)
    #expect(app.cells.count == 7)
    #expect(app.cells.identifiers.first == "product-1")
    #expect(app.cells.labels.last == "Brass Bookmark")
    #expect(app.cells.firstMatch.label == "Paper Lantern")
    #expect(app.cells.element(boundBy: 2).identifier == "product-3")
    #expect(
      try app.cells.allElementsBoundByIndex.map { try $0.identifier.get() } == app.cells.identifiers
    )
    #expect(app.elements.count == app.cells.count + app.buttons.count)
    #expect(!app.cells.element.exists)
    #expect(!app.cells.element(boundBy: 7).exists)
    #expect(!app.textFields.firstMatch.exists)
  }

  @Test func `a field has a value, and a secure one has bullets`() async throws {
    let app = try await FlowApp.shop(nil)
    try app.textFields["Username"].typeText("demo")
    try app.secureTextFields["password"].typeText("guess")
    #expect(app.textFields["username"].value == "demo")
    #expect(app.secureTextFields["password"].value == "•••••")
    #expect(app.buttons["log-in"].value == nil)
    #expect(app.buttons["log-in"].isEnabled == true)
  }

  @Test func `a switch is tapped, and a picker takes what it offers`() throws {
    var (isOn, size) = (false, "S")
    let app = FlowApp.stop { _, _ in
      [
        .toggle("gift", "Gift", isOn: isOn) { isOn = $0 },
        .picker("size", "Size", options: ["S", "M"], chosen: size) { size = $0 },
      ]
    }
    try app.switches["gift"].tap()
    #expect(app.switches["Gift"].value == "on")
    try app.switches["gift"].tap()
    #expect(app.switches["gift"].value == "off")
    try app.pickers["size"].adjust(toPickerWheelValue: "M")
    #expect(app.pickers["size"].value == "M")
    let failure = try #require(throws: FlowFailure.self) {
      try app.pickers["size"].adjust(toPickerWheelValue: "XXL")
    }
    #expect(failure.reason == "cannot choose “XXL” in pickers[\"size\"]: it offers S, M")
    #expect(size == "M")
  }

  @Test func `the navigation bar has the title, and Back where that leads somewhere`() async throws
  {
    let app = try await FlowApp.shop(.guest)
    #expect(app.title == "Home")
    #expect(app.navigationBars["Home"].exists)
    #expect(!app.navigationBar.buttons["Back"].exists)
    try app.cells["product-1"].tap()
    #expect(app.navigationBar.identifier == "Paper Lantern")
    #expect(app.navigationBars.buttons["Back"].label == "Home")
    try app.buttons["owner"].tap()
    #expect(app.navigationBar.buttons.element.label == "Paper Lantern")
    try app.navigationBars["Hana"].buttons["Paper Lantern"].tap()
    #expect(app.address == "/home/product/1")
  }

  @Test func `tabs are buttons, one of which is selected`() async throws {
    let app = try await FlowApp.shop(.guest)
    #expect(app.tabBar.buttons.identifiers == ["home", "first", "profile"])
    #expect(app.tabBars.buttons.labels == ["Home", "First", "Profile"])
    try app.tabBar.buttons["First"].tap()
    #expect(app.tabBar.buttons["first"].isSelected == true)
    #expect(app.tabBar.buttons["home"].isSelected == false)
    #expect(try await !FlowApp.shop(nil).tabBar.exists)
  }

  @Test func `an alert has texts and buttons of its own`() async throws {
    let app = try await FlowApp.shop(hana)
    #expect(app.alerts.count == 0)
    try app.buttons["disconnect"].tap()
    #expect(app.alerts["Are you sure?"].exists)
    #expect(app.alerts.element.staticTexts.labels == ["Are you sure?"])
    #expect(app.alerts.buttons.identifiers == ["cancel", "disconnect"])
    try app.alerts.firstMatch.buttons["Cancel"].tap()
    #expect(!app.alerts.element.exists)
  }

  @Test func `modals are counted from the lowest to the top one`() async throws {
    let app = try await FlowApp.shop(.guest)
    #expect(app.modals.count == 0)
    try app.cells["product-1"].tap()
    try app.buttons["owner"].tap()
    try await app.cells["product-2"].waitForExistence().tap()
    #expect(app.modals.count == 1)
    #expect(app.modals["owner"].label == "Walnut Tray")
    #expect(app.modals.top.identifier == "owner")
  }

  @Test func `an element is looked up anew, unless it is pinned to its screen`() async throws {
    let app = try await FlowApp.shop(.guest)
    let row = app.cells["product-2"]
    let pinned = try row.pinned()
    try app.cells["product-4"].tap()
    try await app.settle()
    #expect(!row.exists)
    #expect(pinned.label == "Walnut Tray")
    try app.navigationBar.buttons["Back"].tap()
    #expect(row.exists)
  }

  @Test func `what an app is made of is there for tests as well`() async throws {
    let app = try await FlowApp.shop(nil)
    #expect(app.coordinators == ["AppCoordinator", "WelcomeCoordinator"])
    #expect(app.coordinator is AppCoordinator)
    #expect(
      app.events == ["started AppCoordinator", "started WelcomeCoordinator", "shown welcome"])
    #expect(app.window.modals.isEmpty)
  }
}
