import Coordination
import First
import Home
import ProductDetail
import Red
import Second
import UserInfo
import WebService
import Welcome

/// Every edge between two features: what follows, how it is presented, and at which segment.
///
/// An edge captures these edges, which are a value, and never a coordinator. A request upward goes
/// through `begin`, which holds the sessions weakly.
@MainActor
struct Edges {
  let accounts: any AccountsAPI
  let service: any ProductsAPI
  let notice: @MainActor @Sendable () -> String?
  let waiting: @MainActor @Sendable () -> String?
  let begin: RequestWith<Session?>

  func welcome(_ presentation: Presentation) -> WelcomeCoordinator {
    WelcomeCoordinator(
      presentation, service: accounts, notice: notice(), waiting: waiting,
      destinations: .init(
        home: { begin(Session($0)) }))
  }

  func home(_ presentation: Presentation, of user: User?) -> HomeCoordinator {
    HomeCoordinator(
      presentation, user: user, service: service,
      destinations: .init(
        productDetail: { productDetail(.push(onto: $1, at: "product/\($0.id)"), of: $0) },
        userInfo: { userInfo(.push(onto: $1, at: "user"), of: $0) },
        disconnect: { begin(nil) }))
  }

  func productDetail(
    _ presentation: Presentation, of product: Product
  ) -> ProductDetailCoordinator {
    ProductDetailCoordinator(
      presentation, product: product, service: service,
      destinations: .init(
        productDetail: { productDetail(.push(onto: $1, at: "product/\($0.id)"), of: $0) },
        userInfo: { userInfo(.modal(over: $1, at: "owner"), of: $0) }))
  }

  func userInfo(
    _ presentation: Presentation, of user: User?, counted: @escaping RequestWith<Int> = { _ in }
  ) -> UserInfoCoordinator {
    UserInfoCoordinator(
      presentation, user: user, service: service,
      destinations: .init(
        productDetail: { productDetail(.push(onto: $1, at: "product/\($0.id)"), of: $0) },
        logIn: { begin(nil) }, counted: counted))
  }

  func first(_ presentation: Presentation) -> FirstCoordinator {
    FirstCoordinator(
      presentation,
      destinations: .init(
        next: { SecondCoordinator(.modal(over: $0, at: "second")) },
        nextPage: { SecondCoordinator(.push(onto: $0, at: "second-page")) },
        red: { red(.push(onto: $0, at: "red")) }))
  }

  func red(_ presentation: Presentation) -> RedCoordinator {
    RedCoordinator(
      presentation,
      destinations: .init(
        deeper: { red(.push(onto: $0, at: "red")) },
        swap: { red(.swap(on: $0, at: "red")) }))
  }
}
