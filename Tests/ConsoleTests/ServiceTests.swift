import DemoTesting
import Foundation
import Testing

/// `service hold`, `release`, `fail` and `ok`: what the app does meanwhile can be seen.
struct ServiceTests {
  private func objects(_ lines: String...) throws -> [[String: Any]] {
    try DemoRun("--json", input: lines.joined(separator: "\n") + "\n").objects
  }

  private func held(_ object: [String: Any]) -> [String]? { object["held"] as? [String] }

  private func ids(_ object: [String: Any]) -> [String] {
    (object["elements"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
  }

  @Test func `loading is seen until it is let through`() throws {
    let run = try objects("service hold", "tap 5", "screen", "service release", "service ok")
    #expect(run.map { held($0) } == [[], [], ["products"], ["products"], [], []])
    #expect(ids(run[3]).starts(with: ["loading", "log-in"]))
    #expect(ids(run[4]).contains("product-1"))
    #expect(run.allSatisfy { $0["ok"] as? Bool == true })
  }

  @Test func `only what is named is let through, and what is not held is refused`() throws {
    let run = try objects(
      "tap 5", "service hold", "tap product-1", "tap owner", "service release user",
      "service release products of user 2", "service release product", "service release",
      "service release")
    #expect(held(run[3]) == ["products of user 2"])
    #expect(held(run[4])?.count == 2)
    #expect(
      run[5]["error"] as? String == "refused: nothing is held that is called “user”. "
        + "There is: products of user 2, products of user 2")
    #expect(held(run[6]) == [])
    #expect(run[7]["error"] as? String == "refused: nothing is held that is called “product”")
    #expect(run[8]["error"] as? String == "refused: nothing is held")
  }

  @Test func `what fails can be tried again`() throws {
    let run = try objects("tap 5", "service fail", "tap product-2", "service ok", "tap retry")
    #expect(ids(run[3]).contains("retry"))
    #expect(!ids(run[5]).contains("retry"))
    #expect(ids(run[5]).contains("product-1"))
  }

  @Test func `a log-in may be left half-way, and what it would have led to does not come`() throws {
    let run = try objects(
      "type username demo", "type password demo", "service hold", "tap log-in", "tap 5",
      "service release log-in", "service release")
    #expect(held(run[4]) == ["log-in"])
    #expect(run[5]["address"] as? String == "/home")
    #expect(run[7]["address"] as? String == "/home")
    #expect(!ids(run[7]).contains("disconnect"), "it is still the guest")
  }

  @Test func `a link is under way until what it needs is let through, and leaves nothing behind`()
    throws
  {
    let run = try objects(
      "tap 5", "open /home/product/2/owner", "service hold", "open /home/product/3",
      "service release product", "service release", "open /home/product/999", "service release")
    #expect(run[4]["address"] as? String == "/home")
    #expect(run[4]["opening"] as? String == "/home/product/3")
    #expect(held(run[4]) == ["product 3"])
    #expect(run[5]["address"] as? String == "/home/product/3")
    #expect(run[5]["opening"] is NSNull)
    let sentence = (run[8]["text"] as? [String])?.first
    #expect(sentence?.hasPrefix("refused: “/home/product/999” stops before “product”: ") == true)
    #expect(run.allSatisfy { $0["ok"] as? Bool == true }, "its log says why, not its release")
  }

  @Test func `a link that waits is on the screen and in where, until it opens`() throws {
    let sentence =
      "“/first/red” waits: it opens after you log in, create an account or go on as a guest"
    let output = try DemoRun(input: "open /first/red\nscreen\nwhere\ntap 5\n").output
    #expect(output.components(separatedBy: "\n… \(sentence)\n").count == 4)
    let run = try objects("open /first/red", "screen", "tap 5")
    #expect(run.map { $0["waiting"] as? String } == [nil, sentence, sentence, nil])
    #expect(run[3]["address"] as? String == "/first/red")
  }
}
