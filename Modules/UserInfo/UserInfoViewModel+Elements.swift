public import Coordination
internal import WebService

extension UserInfoViewModel {
  public var elements: [Screen.Element] {
    (user.map(profile) ?? invitation)
      + (canClose ? [.button("close", "Close", tap: closeTapped)] : [])
  }

  private var invitation: [Screen.Element] {
    [
      .text("guest", "You are here as a guest; log in to see your products."),
      .button("log-in", "Log In", tap: logInTapped),
    ]
  }

  private func profile(of user: User) -> [Screen.Element] {
    [.text("name", user.name), .text("number", "Member \(user.id)")] + offer
  }

  private var offer: [Screen.Element] {
    switch products {
    case nil:
      [.text("loading", "Loading…")]
    case .success([]):
      [.text("no-products", "Nothing on offer yet.")]
    case .success(let products):
      products.map { product in
        .row("product-\(product.id)", product.name) { self.productTapped(product) }
      }
    case .failure(let error):
      [.text("error", error.message), .button("retry", "Retry", tap: retryTapped)]
    }
  }
}
