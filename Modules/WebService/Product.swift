/// Something on offer, and who offers it.
public nonisolated struct Product: Sendable, Hashable, Identifiable {
  /// The number by which the service knows this product; it never changes.
  public let id: Int

  /// The name to show.
  public let name: String

  /// The price in whole cents, so that no sum is ever a rounded one.
  public let cents: Int

  /// A sentence or two about the product.
  public let description: String

  /// Who offers it.
  public let owner: User

  /// Describes a product that a service knows.
  public init(id: Int, name: String, cents: Int, description: String, owner: User) {
    self.id = id
    self.name = name
    self.cents = cents
    self.description = description
    self.owner = owner
  }

  /// Reads the number in what is left of an address, `product/1/…`: digits as they are printed.
  public static func id(in rest: ArraySlice<String>) -> Int? {
    guard let text = rest.dropFirst().first, let id = Int(text), text == "\(id)" else { return nil }
    return id
  }

  /// The price to show, such as `$24.00`; the same in every locale.
  public var price: String {
    let (whole, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(cents < 0 ? "-" : "")$\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
