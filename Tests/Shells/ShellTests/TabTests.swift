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
