import Testing
import WebService

struct ProductTests {
  @Test(arguments: [
    (2_400, "$24.00"), (990, "$9.90"), (5, "$0.05"), (0, "$0.00"), (-150, "-$1.50"),
    (Int.max, "$92233720368547758.07"), (Int.min, "-$92233720368547758.08"),
  ])
  func `a price always shows both cents`(cents: Int, price: String) {
    let owner = User(id: 1, name: "demo")
    let product = Product(id: 1, name: "Any", cents: cents, description: "", owner: owner)
    #expect(product.price == price)
  }
}
