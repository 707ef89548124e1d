public import Coordination
internal import WebService

extension ProductDetailViewModel {
  public var elements: [Screen.Element] {
    [
      .text("price", product.price),
      .text("description", product.description),
      .button("owner", "Owner", tap: ownerTapped),
    ] + offer
  }

  private var offer: [Screen.Element] {
    switch otherProducts {
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
}
