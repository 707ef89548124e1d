import Coordination
import FlowMapping
import Testing

/// The difference of two maps: twelve mistakes on purpose, each told in a few rows, its cause first.
@MainActor
struct ChangeTests {
  private func map(_ mistake: Sample.Mistake? = nil) async throws -> FlowMap {
    try await FlowMap.explored(
      texts: ["text"], situation: { ($0 as? Sample)?.situation ?? "" }, { Sample($0, mistake) })
  }

  @Test func `the same app has no difference`() async throws {
    #expect(try await map().changes(since: map()) == [])
  }

  nonisolated static let mistakes: [(Sample.Mistake, String)] = [
    (.wrongEdge, "item/N: “tap owner” presents help; it was: presents owner"),
    (.edgeGone, "list: “tap item-N” stays; it was: pushes item/N"),
    (.presentsPage, "list: “tap item-N” presents item/N; it was: pushes item/N"),
    (.pushesModal, "item/N: “tap owner” pushes owner; it was: presents owner"),
    (.coversModal, "owner: “back” is gone; it was: leaves"),
    (.tabGone, "list, item/N: “tab me” is gone; it was: switches"),
    (
      .otherFirstTab,
      "door: “tap enter” replaces me as member; it was: replaces list as member"
    ),
    (
      .guestIsMember,
      "door: “tap as-guest” replaces list as member; it was: replaces list as guest"
    ),
    (
      .memberIsGuest, "door: “tap enter” replaces list as guest; it was: replaces list as member"
    ),
    (.leaveAsksNothing, "me: “tap leave” replaces door as nobody; it was: asks me: Sure?"),
    (.askHasNoCancel, "me: Sure?: “answer stay” is gone; it was: closes"),
    (.inputIsLost, "sign-up: “back” leaves; it was: asks sign-up: Discard? or leaves"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is told in at most eight rows, its cause first`(
    mistake: Sample.Mistake, cause: String
  ) async throws {
    let changes = try await map(mistake).changes(since: map())
    #expect(changes.first == cause, "\(changes.joined(separator: "\n"))")
    #expect((1...8).contains(changes.count))
  }
}
