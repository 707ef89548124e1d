import AppTesting
import Composition
import FlowTesting
import Foundation
import Testing

/// What is written about where a person is, and what can be read of it.
@MainActor
struct SnapshotTests {
  @Test func `what is saved is one flat line with sorted keys`() async throws {
    let app = try await FlowApp.shop(
      .demo, at: "/first/red/red", "/profile/product/3", "/home/product/1/owner")
    #expect(
      try app.saved
        == #"{"addresses":["/home/product/1/owner","/first/red/red","/profile/product/3"],"#
        + #""selected":"home","user":1,"version":1}"# + "\n")
  }

  @Test func `a guest has no number, and welcome is just its address`() async throws {
    #expect(
      try await FlowApp.shop(.guest, at: "/first/second").saved
        == #"{"addresses":["/home","/first/second","/profile"],"selected":"first","version":1}"#
        + "\n")
    #expect(
      try await FlowApp.shop(nil, at: "/welcome/create-account").saved
        == #"{"addresses":["/welcome/create-account"],"version":1}"# + "\n")
  }

  @Test func `saving changes nothing, and the same place gives the same bytes`() async throws {
    let app = try await FlowApp.shop(.demo, at: "/home/product/4/owner/product/6")
    let before = app.standstill
    let first = try app.saved
    #expect(try app.saved == first)
    #expect(app.standstill == before)

    try app.navigationBar.buttons["Back"].tap()
    #expect(try app.saved != first)
    try app.cells["product-6"].tap()
    #expect(try app.saved == first, "the way there does not matter")
  }

  @Test func `what is read is what was written`() async throws {
    let app = try await FlowApp.shop(.demo, at: "/first/red", "/home/product/4")
    let snapshot = try app.root.snapshot
    #expect(try Snapshot(json: snapshot.json) == snapshot)
  }

  @Test(arguments: [
    "null", "[]", "1", "true", #""text""#, "{}", "{]", "{{}}", "not json", "\u{FEFF}",
    #"{"version":1}"#, #"{"addresses":[]}"#, #"{"version":"1","addresses":[]}"#,
    #"{"version":null,"addresses":[]}"#, #"{"version":1.5,"addresses":[]}"#,
    #"{"version":1e999,"addresses":[]}"#, #"{"version":99999999999999999999,"addresses":[]}"#,
    #"{"version":1,"addresses":{}}"#, #"{"version":1,"addresses":"/home"}"#,
    #"{"version":1,"addresses":[1]}"#, #"{"version":1,"addresses":[null]}"#,
    #"{"version":1,"addresses":[["/home"]]}"#, #"{"version":1,"addresses":null}"#,
    #"{"version":1,"addresses":[],"user":"1"}"#, #"{"version":1,"addresses":[],"user":1.5}"#,
    #"{"version":1,"addresses":[],"user":[]}"#, #"{"version":1,"addresses":[],"selected":1}"#,
    #"{"version":1,"addresses":["\ud800"]}"#, #"{"version":1,"addresses":[]}}"#,
  ])
  func `what is no snapshot is unreadable, and says so`(json: String) {
    #expect {
      try Snapshot(json: Data(json.utf8))
    } throws: { error in
      "\(error)" == "it is not a saved place: JSON with a version and addresses"
    }
  }

  @Test func `bytes that are no text are unreadable`() {
    for bytes in [
      [0xFF], [0x00], [0xC3, 0x28], Array("{\"version\":1,\"addresses\":[\"".utf8) + [0xFF],
    ]
      as [[UInt8]]
    {
      #expect(throws: Snapshot.Unreadable.self) { try Snapshot(json: Data(bytes)) }
    }
  }

  @Test(arguments: [1_000, 100_000])
  func `json nested deeper than any place is unreadable or left out`(depth: Int) {
    let nested = String(repeating: "[", count: depth)
    let closed = nested + String(repeating: "]", count: depth)
    #expect(throws: Snapshot.Unreadable.self) { try Snapshot(json: Data(nested.utf8)) }
    #expect(throws: Snapshot.Unreadable.self) { try Snapshot(json: Data(closed.utf8)) }
    for json in [
      #"{"version":1,"addresses":"# + closed + "}",
      String(repeating: #"{"version":"#, count: depth) + "1" + String(repeating: "}", count: depth),
    ] {
      #expect(throws: Snapshot.Unreadable.self) { try Snapshot(json: Data(json.utf8)) }
    }
  }

  @Test func `a link that waits for a log-in is not saved`() async throws {
    let app = try await FlowApp.shop(nil, at: "/home/product/1")
    #expect(try app.saved == #"{"addresses":["/welcome"],"version":1}"# + "\n")
  }
}
