import Coordination
import Testing

/// Tabs: the tree selects, and the bar follows.
@MainActor
struct TabTests {
  @Test(arguments: Version.all)
  func `a tab keeps its stack, and a second tap on it pops`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/first/red/red")
    for (tab, address) in [(0, "/home"), (1, "/first/red/red"), (1, "/first"), (1, "/first")] {
      #expect(phone.tapTab(tab))
      await phone.settle()
      phone.expect(at: address)
    }
  }

  @Test(arguments: Version.all)
  func `each tab goes its own way`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/first/red/red", "/home/product/1", "/profile")
    #expect(phone.shown.map(\.count) == [1, 2, 0])
    #expect(phone.tapTab(0))
    await phone.settle()
    phone.expect(at: "/home/product/1")
  }

  @Test(arguments: Version.all)
  func `a tab has the name and the badge that the tree gives it`(_ version: Version) async throws {
    let phone = version.phone { TabsApp(in: $0) }
    phone.app.start()
    await phone.settle()
    let app = try #require(phone.app as? TabsApp)
    #expect(phone.tabs == [TabLook(title: "left"), TabLook(title: "right")])
    app.tabs[0].badge = "3"
    app.tabs[1].title = "rechts"
    await phone.settle()
    #expect(phone.tabs == [TabLook(title: "left", badge: "3"), TabLook(title: "rechts")])
    app.tabs[0].badge = nil
    await phone.settle()
    phone.expectInStep()
  }

  @Test(arguments: Version.all)
  func `tabs come and go, and those that stay keep their stacks`(_ version: Version) async throws {
    let phone = version.phone { TabsApp(in: $0) }
    phone.app.start()
    await phone.settle()
    let app = try #require(phone.app as? TabsApp)
    #expect(phone.tapTab(1))
    await phone.settle()
    try await phone.use("push", "push")
    phone.expect(at: "/right/page/page")
    let count = phone.animationCount
    app.add("middle")
    await phone.settle()
    #expect(phone.tabs.map(\.title) == ["left", "right", "middle"])
    #expect(phone.animationCount == count)
    phone.expect(at: "/right/page/page")
    #expect(phone.swipeBack())
    await phone.settle()
    phone.expect(at: "/right/page")
    app.remove("left")
    await phone.settle()
    #expect(phone.tabs.map(\.title) == ["right", "middle"])
    phone.expect(at: "/right/page")
    app.remove("right")
    await phone.settle()
    phone.expect(at: "/middle")
  }

  @Test(arguments: Version.all)
  func `under a modal no tab is selected, and the modal stays`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/first/second")
    #expect(!phone.tapTab(0))
    await phone.settle()
    phone.expect(at: "/first/second")
  }

  @Test(arguments: Version.all)
  func `a tab that is left while its stack moves keeps what the tree has`(_ version: Version)
    async throws
  {
    let phone = try await version.shop(at: "/first/red/red")
    #expect(phone.tapBack())
    await phone.breathe()
    _ = phone.tapTab(0)
    await phone.breathe()
    try await phone.open("/first")
    await phone.settle()
    phone.expect(at: "/first")
  }
}
