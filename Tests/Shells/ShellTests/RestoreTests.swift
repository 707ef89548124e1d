import Composition
import Coordination
import Testing
import WebService

/// A place that was saved, with a shell that is attached before, while or after it is restored.
@MainActor
struct RestoreTests {
  @Test(arguments: Version.all)
  func `a saved place is drawn again, tabs and modals included`(_ version: Version) async throws {
    let first = try await version.shop(
      at: "/first/red/red", "/home/product/1/owner/product/2/owner")
    let snapshot = try #require(first.app as? AppCoordinator).snapshot
    let phone = version.phone { AppCoordinator(window: $0, service: InMemoryWebService()) }
    await phone.settle()
    let restoration = try await #require(phone.app as? AppCoordinator).restore(snapshot)
    await phone.settle()
    #expect(restoration.dropped == [])
    #expect(phone.shown.map(\.count) == first.shown.map(\.count))
    #expect(phone.modalCount == 2)
    phone.expect(at: "/home/product/1/owner/product/2/owner")
  }

  @Test(arguments: Version.all)
  func `an app that was there before its shell is drawn as it is`(_ version: Version) async throws {
    let phone = version.phone { window in
      let app = AppCoordinator(window: window, service: InMemoryWebService(), session: .guest)
      app.start()
      return app
    }
    try await phone.open("/first/second")
    await phone.settle()
    phone.expect(at: "/first/second")
  }
}
