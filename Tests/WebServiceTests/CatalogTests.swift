import Testing
import WebService

struct CatalogTests {
  let service: any ProductsAPI & WebServiceAPI = InMemoryWebService()

  @Test func `the catalog has at least six products, numbered from 1`() async throws {
    let products = try await service.products()
    #expect(products.count >= 6)
    #expect(products.map(\.id) == Array(1...products.count))
  }

  @Test func `three people own the catalog, and demo is one of them`() async throws {
    let owners = Set(try await service.products().map(\.owner))
    #expect(owners.count == 3)
    #expect(owners.contains(User(id: 1, name: "demo")))
  }

  @Test func `products 1 and 2 have one owner, who is not demo`() async throws {
    let first = try await service.product(id: 1)
    let second = try await service.product(id: 2)
    #expect(first.owner == second.owner)
    #expect(first.owner.name != "demo")
  }

  @Test func `what each person owns adds up to the catalog`() async throws {
    let all = try await service.products()
    var owned: [Product] = []
    for id in Set(all.map(\.owner.id)) {
      let products = try await service.products(ownedBy: id)
      #expect(products == all.filter { $0.owner.id == id })
      owned += products
    }
    #expect(Set(owned) == Set(all))
  }

  @Test func `a product and its owner are found by number`() async throws {
    for product in try await service.products() {
      let found = try await service.product(id: product.id)
      let owner = try await service.resume(userID: product.owner.id)
      #expect(found == product)
      #expect(owner == product.owner)
    }
  }

  @Test(arguments: [0, -1, 99, Int.max, Int.min])
  func `an unknown number is not found`(id: Int) async {
    await #expect(throws: WebServiceError.notFound) { try await service.product(id: id) }
    await #expect(throws: WebServiceError.notFound) { try await service.resume(userID: id) }
    await #expect(throws: WebServiceError.notFound) { try await service.products(ownedBy: id) }
  }

  @Test func `two services answer alike`() async throws {
    let here = try await service.products()
    let there = await InMemoryWebService().products()
    #expect(here == there)
  }

  @Test func `the catalog holds names of double width`() async throws {
    let products = try await service.products()
    #expect(products.contains { !$0.name.allSatisfy(\.isASCII) })
    #expect(products.contains { !$0.owner.name.allSatisfy(\.isASCII) })
  }
}
