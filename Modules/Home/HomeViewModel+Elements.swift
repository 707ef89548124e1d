public import Coordination
internal import WebService

extension HomeViewModel {
  public var elements: [Screen.Element] { offer + account }

  private var offer: [Screen.Element] {
    switch products {
    case nil:
      [.text("loading", "Loading…")]
    case .success(let products):
      products.map { product in
        .row("product-\(product.id)", product.name) { self.productTapped(product) }
      }
    case .failure(let error):
      [.text("error", error.message), .button("retry", "Retry", tap: retryTapped)]
    }
  }

  private var account: [Screen.Element] {
    guard user != nil else { return [.button("log-in", "Log In", tap: logInTapped)] }
    return [
      .button("profile", "Profile", tap: profileTapped),
      .button("disconnect", "Disconnect", tap: disconnectTapped),
    ]
  }
}
