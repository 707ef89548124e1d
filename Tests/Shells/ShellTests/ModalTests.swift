import Coordination
import Testing

/// Modals: coming, going, taking each other's place.
@MainActor
struct ModalTests {
  @Test(arguments: Version.all, [true, false])
  func `a modal that takes the place of one under a finger stays`(
    _ version: Version, isCancelled: Bool
  ) async throws {
    let phone = try await version.shop(at: "/home/product/1/owner")
    #expect(phone.beginPull())
    await phone.breathe()
    try await phone.open("/first/second")
    await phone.breathe()
    phone.letGo(cancelled: isCancelled)
    await phone.settle()
    phone.expect(at: "/first/second")
  }

  @Test(arguments: Version.all, [true, false])
  func `a modal that a finger holds while code dismisses it goes once`(
    _ version: Version, isCancelled: Bool
  ) async throws {
    let phone = try await version.shop(at: "/home/product/1/owner")
    #expect(phone.beginPull())
    await phone.breathe()
    try phone.tree.tap("close", on: #require(phone.tree.front))
    await phone.breathe()
    phone.letGo(cancelled: isCancelled)
    await phone.settle()
    phone.expect(at: "/home/product/1")
  }

  @Test(arguments: Version.all)
  func `a modal that is let go too early stays`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/home/product/1/owner")
    #expect(phone.beginPull())
    await phone.breathe()
    phone.letGo(cancelled: true)
    await phone.settle()
    phone.expect(at: "/home/product/1/owner")
  }

  @Test(arguments: Version.all)
  func `two modals go at once, with one animation`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/home/product/1/owner/product/2/owner")
    #expect(phone.modalCount == 2)
    let count = phone.animationCount
    try await phone.open("/home/product/1")
    await phone.settle()
    #expect(phone.modalCount == 0)
    #expect(phone.animationCount == count + 1)
    phone.expect(at: "/home/product/1")
  }

  @Test(arguments: Version.all)
  func `a link into another tab closes the modal on its way`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/home/product/1/owner/product/2")
    try await phone.open("/first/second")
    await phone.settle()
    phone.expect(at: "/first/second")
    try await phone.open("/home/product/1/owner/product/2/owner")
    await phone.settle()
    #expect(phone.modalCount == 2)
    phone.expect(at: "/home/product/1/owner/product/2/owner")
  }

  @Test(arguments: Version.all)
  func `a link into the stack of a modal keeps the modal`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/home/product/1/owner")
    let count = phone.animationCount
    try await phone.open("/home/product/1/owner/product/2")
    await phone.settle()
    #expect(phone.animationCount == count + 1)
    phone.expect(at: "/home/product/1/owner/product/2")
  }

  @Test(arguments: Version.all)
  func `a modal that takes the place of another is another one`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/home/product/1/owner")
    let count = phone.animationCount
    try await phone.open("/first/second")
    await phone.settle()
    #expect(phone.animationCount - count >= 2)
    #expect(phone.title == "Second")
    phone.expectInStep()
  }

  @Test(arguments: Version.all)
  func `modals that come and go while others are on their way end as the tree has them`(
    _ version: Version
  ) async throws {
    let phone = try await version.pages("sheet")
    for id in ["sheet", "close", "cover", "close", "close", "sheet", "cover", "sheet"] {
      try phone.tree.tap(id, on: #require(phone.tree.front))
      await phone.breathe()
    }
    await phone.settle()
    #expect(phone.modalCount == 3)
    phone.expectInStep()
  }

  @Test(arguments: Version.all)
  func `a modal that the app opens before the window is seen is there with it`(_ version: Version)
    async throws
  {
    let phone = version.phone { window in
      let app = PagesApp(in: window)
      app.start()
      if let front = window.front { try? window.tap("sheet", on: front) }
      return app
    }
    await phone.settle()
    #expect(phone.modalCount == 1)
    phone.expectInStep()
  }

  @Test(arguments: Version.all)
  func `a modal that goes with the screen that opened it goes with one animation each`(
    _ version: Version
  ) async throws {
    let phone = try await version.pages("push", "sheet", "push", "sheet")
    let root = try #require(phone.tree.root)
    root.popped(to: root.screens[0])
    await phone.settle()
    #expect(phone.modalCount == 0)
    phone.expect(at: "/page")
  }
}
