import AppTesting
import Composition
import Coordination
import FlowTesting
import Foundation
import Testing

/// What docs/addresses.md says is what the app answers to, no more and no less.
@MainActor
struct AddressTableTests {
  let document: AddressDocument
  let rows: [AddressRow]

  init() throws {
    document = try AddressDocument()
    rows = try document.table("address").map(AddressRow.init)
    try #require(rows.count > 10)
  }

  /// An app in which an address is open, or as much of it as there is.
  private func open(_ address: String, as session: Session?) async throws -> FlowApp {
    let app = try await FlowApp.shop(session)
    _ = try? await app.open(address)
    try await app.settle()
    return app
  }

  private func isInTable(_ address: String, for session: Session?) -> Bool {
    rows.contains { $0.isFor(session) && $0.covers(address, in: rows) }
  }

  @Test func `every row opens what it says, for whom it says`() async throws {
    for row in rows {
      #expect(row.covers(row.example, in: rows), "\(row.example) is no example of \(row.address)")
      for session in AddressRow.sessions where row.isFor(session) {
        let app = try await FlowApp.shop(session)
        #expect(try await app.open(row.example) == .arrived)
        try await app.settle()
        #expect(app.address == row.example)
        #expect(app.title == row.title)
        #expect(app.frontOwner == row.coordinator, "\(row.example)")
        #expect(app.frontPresentation == row.presentation, "\(row.example)")
      }
    }
  }

  @Test func `nobody else gets there`() async throws {
    for row in rows {
      for session in AddressRow.sessions where !isInTable(row.example, for: session) {
        let app = try await open(row.example, as: session)
        #expect(app.address != row.example, "\(AddressRow.name(of: session))")
      }
    }
  }

  @Test func `whatever a person can come to from a row is in the table, and every row is come to`()
    async throws
  {
    var seen: Set<String> = []
    for session in AddressRow.sessions {
      for row in rows where row.isFor(session) {
        for id in try await open(row.example, as: session).tappable {
          let app = try await open(row.example, as: session)
          try app.elements[id].tap()
          try await app.settle()
          // A log-in, or a session that ended, leads into the table of others.
          let (address, now) = (app.address, try app.root.session)
          #expect(
            isInTable(address, for: now),
            "\(id) at \(row.example) leads to \(address); give docs/addresses.md a row for it")
          seen.insert(address)
        }
      }
      for tab in try await FlowApp.shop(session).tabBar.buttons.identifiers {
        seen.insert("/\(tab)")
      }
    }
    for row in rows {
      #expect(
        seen.contains { row.covers($0, in: rows) },
        "no tap at any row leads to \(row.address); is it the segment that the edge has?")
    }
  }

  @Test func `whatever an address can go on with is in the table`() async throws {
    let products = (0...8).map { "product/\($0)" }
    let words = rows.flatMap { $0.address.split(separator: "/").map(String.init) } + ["close"]
    let steps = Set(words).subtracting(["…", "N"]).union(products).sorted()
    for session in AddressRow.sessions {
      let places = rows.filter { $0.isFor(session) }.map(\.example)
      for place in places + [""] {
        let app = try await open(place.isEmpty ? "/home" : place, as: session)
        for step in steps {
          let address = "\(place)/\(step)"
          _ = try? await app.window.open(Address(address))
          let isOpen = app.address == address
          #expect(
            !isOpen || isInTable(address, for: session),
            "\(address) opens; give docs/addresses.md a row for it")
        }
      }
    }
  }

  @Test func `links are read as the document says`() throws {
    for row in try document.table("link", "is read as") {
      let address = try Address(row[0].code, scheme: "demo")
      #expect("\(address)" == row[1].code)
    }
  }

  @Test func `links fail as the document says`() async throws {
    for row in try document.table("link", "leads to") {
      let app = try await FlowApp.shop(at: "/home/product/4/owner")
      #expect("\(try await app.linkFailure(row[0].code, scheme: "demo"))" == row[2])
      #expect(app.address == (row[1].isEmpty ? "/home/product/4/owner" : row[1].code))
    }
  }

  @Test func `the snapshot in the document is what is saved there`() async throws {
    let block = try #require(document.blocks.first { $0.language == "json" })
    let app = try await FlowApp.shop(at: "/profile/product/3", "/first/red/red")
    let saved = try app.saved
    #expect(saved == block.lines.joined(separator: "\n") + "\n")

    let again = try await Relaunch(json: saved)
    #expect(again.app.address == "/first/red/red")
    #expect(again.dropped == [])
  }

  @Test func `code that the document quotes is in the file that it names`() throws {
    let quotes = document.blocks.filter { $0.source != nil }
    #expect(quotes.count == 1)
    for quote in quotes {
      let code = quote.lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
      let text = try String(contentsOf: #require(quote.source), encoding: .utf8)
      #expect(text.contains("\n\(code)\n"))
    }
  }
}
