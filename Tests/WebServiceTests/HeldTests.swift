import Testing
import WebService

/// What a held service of any app is made of.
@MainActor
struct HeldTests {
  enum Trouble: Error { case any }

  let held = Held<String, Trouble>()

  private func ask(_ request: String) -> Task<String, any Error> {
    Task { try await held.hold(request) { () async throws(Trouble) in "answer to \(request)" } }
  }

  @Test func `requests of any kind wait, and are answered in any order`() async throws {
    let (first, second) = (ask("one"), ask("two"))
    await held.received("one")
    await held.received("two")
    #expect(Set(held.waiting) == ["one", "two"])
    #expect(held.underWay == 2)
    await held.answer("two")
    await held.answer("one", throwing: .any)
    #expect(try await second.value == "answer to two")
    await #expect(throws: Trouble.any) { try await first.value }
    #expect(held.waiting == [])
    #expect(held.underWay == 0)
  }

  @Test func `what waits is released together, and others may go on waiting`() async throws {
    let (first, second) = (ask("one"), ask("two"))
    await held.received("one")
    await held.received("two")
    held.release { $0 == "one" }
    #expect(try await first.value == "answer to one")
    #expect(held.waiting == ["two"])
    held.release()
    #expect(try await second.value == "answer to two")
  }

  @Test func `whoever does not hold answers, or fails, at once`() async throws {
    held.isHolding = false
    #expect(try await ask("one").value == "answer to one")
    held.failure = .any
    await #expect(throws: Trouble.any) { try await ask("two").value }
    #expect(held.requests == ["one", "two"])
  }
}
