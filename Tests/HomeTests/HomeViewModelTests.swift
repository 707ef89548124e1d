import Coordination
import Home
import Testing
import WebService

/// The view model alone, as a view in another module uses it.
@MainActor
struct HomeViewModelTests {
  /// Notes the ways that were taken.
  @MainActor
  final class Log {
    var ways: [String] = []
  }

  let work = Screen.Work()
  let log = Log()

  private func home(
    _ user: User?, service: any ProductsAPI = InMemoryWebService()
  ) -> HomeViewModel {
    HomeViewModel(
      user: user, service: service, work: work,
      transitions: HomeTransitions(
        showProductDetail: { [log] in log.ways.append("product \($0.id)") },
        showUserInfo: { [log] in log.ways.append("user \($0.id)") },
        disconnect: { [log] in log.ways.append("disconnect") }))
  }

  @Test func `rule 8 a view model takes its ways on from its transitions`() async throws {
    let home = home(User(id: 1, name: "demo"))
    home.load()
    await work.settled()
    home.productTapped(try #require(try home.products?.get().last))
    home.profileTapped()
    home.logInTapped()
    #expect(log.ways == ["product 7", "user 1", "disconnect"])
  }

  @Test func `rule 9 a view model works without a screen or a coordinator`() async {
    let home = home(nil)
    home.load()
    #expect(home.products == nil)
    await work.settled()
    #expect(throws: Never.self) { try home.products?.get() }
    home.profileTapped()
    #expect(log.ways == [], "a guest has no profile")
  }

  @Test func `while the service is being asked it is not asked again`() async {
    let home = home(nil, service: FlakyWebService())
    home.load()
    home.retryTapped()
    await work.settled()
    #expect(home.products == .failure(.unavailable), "a second request would have succeeded")
  }

  @Test func `asking is not disconnecting`() {
    let home = home(User(id: 1, name: "demo"))
    home.disconnectTapped()
    #expect(home.alert?.buttons.map(\.id) == ["cancel", "disconnect"])
    #expect(log.ways == [])
  }
}
