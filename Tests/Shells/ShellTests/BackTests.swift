import Coordination
@_spi(User) import SwiftUI
import Testing

/// Stacks: what a person pops, and what code pushes meanwhile.
@MainActor
struct BackTests {
  @Test(arguments: Version.all)
  func `a swipe back that is let go too early changes nothing`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/first/red/red")
    #expect(phone.beginSwipeBack(anywhere: true))
    await phone.breathe()
    phone.letGo(cancelled: true)
    await phone.settle()
    // Where the path is set as the finger begins, SwiftUI has told that the screen left.
    phone.expect(at: version.has(.setsPathAtBegin) ? "/first/red" : "/first/red/red")
    #expect(phone.tapBack())
    await phone.settle()
    phone.expectInStep()
  }

  @Test(arguments: Version.all)
  func `while a finger holds a screen the tree stays as it is`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/first/red/red")
    #expect(phone.beginSwipeBack(anywhere: false))
    for _ in 1...3 {
      phone.tick()
      await phone.breathe()
    }
    #expect(
      phone.tree.address == (version.has(.setsPathAtBegin) ? "/first/red" : "/first/red/red"))
    phone.letGo(cancelled: false)
    await phone.settle()
    phone.expect(at: "/first/red")
  }

  @Test(arguments: Version.all)
  func `a long press on back pops several at once`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/first/red/red/red")
    #expect(phone.longPressBack(3))
    await phone.settle()
    phone.expect(at: "/first")
  }

  @Test(arguments: Version.all)
  func `back tapped twice in a row pops no more than two`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/first/red/red/red")
    #expect(phone.tapBack())
    let isTaken = phone.tapBack()
    await phone.settle()
    phone.expect(at: isTaken ? "/first/red" : "/first/red/red")
  }

  @Test(arguments: Version.all)
  func `what is pushed during an animation is shown after it`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/first")
    try phone.tap("red")
    await phone.breathe()
    #expect(phone.isMoving)
    // Twice more, by code, while the first one is on its way.
    for _ in 1...2 {
      try phone.tree.tap("deeper", on: #require(phone.tree.front))
      await phone.breathe()
    }
    await phone.settle()
    phone.expect(at: "/first/red/red/red")
  }

  @Test(arguments: Version.all, [true, false])
  func `what is pushed under a finger is shown when it lets go`(
    _ version: Version, isCancelled: Bool
  ) async throws {
    let phone = try await version.shop(at: "/first/red")
    #expect(phone.beginSwipeBack(anywhere: false))
    await phone.breathe()
    // Where the path is set as the finger begins, the screen has left the tree already.
    if !version.has(.setsPathAtBegin) {
      try phone.tree.tap("deeper", on: #require(phone.tree.front))
    }
    await phone.breathe()
    phone.letGo(cancelled: isCancelled)
    await phone.settle()
    // Whoever left Red left what stands on it too; but where SwiftUI counts from the end of what is
    // there by then, that is the new screen, which nobody has seen: it stays.
    let isLeft = version.has(.setsPathAtBegin) || !isCancelled && !version.has(.removesFromPath)
    phone.expect(at: isLeft ? "/first" : "/first/red/red")
  }

  @Test(arguments: Version.all)
  func `a swipe that ends late does not take what came meanwhile`(_ version: Version) async throws {
    let phone = try await version.shop(at: "/first/red")
    #expect(phone.beginSwipeBack(anywhere: false))
    await phone.breathe()
    // Red is replaced by another screen under the finger.
    try await phone.open("/first/second-page")
    phone.letGo(cancelled: false)
    await phone.settle()
    phone.expect(at: "/first/second-page")
  }

  @Test(arguments: Version.all)
  func `a finger that begins as soon as it can is not taken for a pop`(_ version: Version)
    async throws
  {
    let phone = try await version.shop(at: "/first/red/red")
    #expect(phone.tapBack())
    // One animation ends, and a finger is there before anything else has happened.
    while phone.isMoving { phone.tick() }
    #expect(phone.beginSwipeBack(anywhere: false))
    phone.tick()
    await phone.breathe()
    phone.letGo(cancelled: true)
    await phone.settle()
    phone.expect(at: version.has(.setsPathAtBegin) ? "/first" : "/first/red")
  }

  @Test(arguments: Version.all)
  func `a title that changes changes in the bar, and on Back above it`(_ version: Version)
    async throws
  {
    let phone = try await version.pages()
    try await phone.use("rename")
    #expect(phone.title == "Page!")
    phone.expectInStep()
    try await phone.use("push")
    #expect(phone.backLabel == "Page!")
    phone.expectInStep()
  }

  @Test(arguments: Version.all)
  func `a second touch that comes too late is refused`(_ version: Version) async throws {
    let phone = try await version.shop()
    let second = phone.lateTap("product-1")
    let third = phone.lateTap("product-2")
    try phone.tap("product-1")
    try second()
    await phone.settle()
    try third()
    await phone.settle()
    phone.expect(at: "/home/product/1")
  }

  @Test(arguments: Version.all)
  func `another root in the same stack, or window, is drawn anew`(_ version: Version) async throws {
    let phone = try await version.pages("push", "push")
    let app = try #require(phone.app as? PagesApp)
    app.replacePage()
    await phone.settle()
    phone.expect(at: "/again")
    app.replaceRoot()
    await phone.settle()
    phone.expect(at: "/page")
  }
}
