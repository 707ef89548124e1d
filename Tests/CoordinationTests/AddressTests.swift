import Coordination
import Testing

struct AddressTests {
  @Test(arguments: [
    ("/home", ["home"]),
    ("/home/product/1/owner", ["home", "product", "1", "owner"]),
    ("/home/", ["home"]),
    ("demo://home/product/1", ["home", "product", "1"]),
    ("DEMO://Home/Product/1", ["home", "Product", "1"]),
    ("demo://home", ["home"]),
    ("demo://home/", ["home"]),
    ("https://anything/home/product/1", ["home", "product", "1"]),
    ("HTTP://shop.example:8080/home?from=mail&x=/y#top", ["home"]),
    ("/home#a?b", ["home"]),
    ("/%68ome", ["home"]),
    ("/a%2Fb", ["a/b"]),
    ("/a%2520b", ["a%20b"]),
    ("/商品一覧/%E9%96%89%E3%81%98%E3%82%8B", ["商品一覧", "閉じる"]),
    ("/a b", ["a b"]),
    ("/\u{301}a", ["\u{301}a"]),
    ("/a:b", ["a:b"]),
  ])
  func `a link is read`(_ link: String, _ parts: [String]) throws {
    #expect(try Address(link, scheme: "demo").parts == parts)
  }

  @Test(arguments: [
    "", "/", "//", "home", "/home//product", "/home//", "///", "/..", "/home/../first", "/./home",
    "/%2e%2e", "/%", "/%4", "/%zz", "/%+1", "/%FF", "/%00", "/a%0Ab", "/a\u{7}", "/a\u{85}",
    "mailto:someone", "other://home", "https://host", "https://", "demo://", "demo:", "demo:/",
    "demo://home//product",
    "://home", "?/home", "#/home", "https:/home", "/\u{0}", "/home\r\n",
  ])
  func `whatever is no address is malformed, and says why`(_ link: String) {
    #expect {
      try Address(link, scheme: "demo")
    } throws: { error in
      guard case LinkFailure.malformed(link, _)? = error as? LinkFailure else { return false }
      return "\(error)".contains("is no address: ")
    }
  }

  @Test func `a link from outside may have 2,048 bytes and no more`() throws {
    #expect(try Address("/" + String(repeating: "x", count: 2_047)).parts.count == 1)
    #expect(throws: LinkFailure.self) { try Address("/" + String(repeating: "x", count: 2_048)) }
    #expect(throws: LinkFailure.self) { try Address("/" + String(repeating: "é", count: 1_024)) }
    let long = "/" + String(repeating: "x/", count: 100_000)
    #expect(try Address(long, limit: .max).parts.count == 100_000)
  }

  @Test func `an address that is printed and read again is the same`() throws {
    let alphabet = [
      "a", "Z", "1", "-", "%", "/", "?", "#", " ", "閉", "じ", "か\u{3099}", "👨‍👩‍👧", ":", ".",
    ]
    var state: UInt64 = 42
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<2_000 {
      let parts = (0...next(4)).map { _ in
        "x" + (0...next(5)).map { _ in alphabet[next(alphabet.count)] }.joined()
      }
      let link = parts.map { part in
        "/" + part.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }.joined()
      let address = try Address(link)
      #expect(address.parts == parts)
      #expect(try Address("\(address)") == address)
    }
  }
}
