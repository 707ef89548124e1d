import Composition
import Coordination
import Foundation
import Testing
import WebService

/// What docs/addresses.md says is what the app answers to, no more and no less.
@MainActor
struct AddressTableTests {
  let document: AddressDocument
  let rows: [Row]

  init() throws {
    document = try AddressDocument()
    rows = try document.table("address").map(Row.init)
    try #require(rows.count > 10)
  }

  private func launch(_ session: Session?) async -> App {
    let app = App(session)
    await app.settle()
    return app
  }

  /// An app in which an address is open, or as much of it as there is.
  private func open(_ address: String, as session: Session?) async -> App {
    let app = await launch(session)
    _ = try? await app.open(address)
    await app.settle()
    return app
  }

  private func isInTable(_ address: String, for session: Session?) -> Bool {
    rows.contains { $0.isFor(session) && $0.covers(address, in: rows) }
  }

  @Test func `every row opens what it says, for whom it says`() async throws {
    for row in rows {
      #expect(row.covers(row.example, in: rows), "\(row.example) is no example of \(row.address)")
      for session in Row.sessions where row.isFor(session) {
        let app = await launch(session)
        let progress = try? await app.open(row.example)
        await app.settle()
        #expect(progress == .arrived, "\(row.example)")
        app.expect(row.example, title: row.title)
        #expect(app.frontOwner == row.coordinator, "\(row.example)")
        #expect(app.frontPresentation == row.presentation, "\(row.example)")
      }
    }
  }

  @Test func `nobody else gets there`() async throws {
    for row in rows {
      for session in Row.sessions where !isInTable(row.example, for: session) {
        let app = await open(row.example, as: session)
        #expect(app.window.address != row.example, "\(Row.name(of: session))")
      }
    }
  }

  @Test func `whatever a person can come to from a row is in the table, and every row is come to`()
    async throws
  {
    var seen: Set<String> = []
    for session in Row.sessions {
      for row in rows where row.isFor(session) {
        for id in await open(row.example, as: session).tappable {
          let app = await open(row.example, as: session)
          try app.tap(id)
          await app.settle()
          // A log-in, or a session that ended, leads into the table of others.
          let (address, now) = (app.window.address, app.coordinator.session)
          #expect(isInTable(address, for: now), "\(id) at \(row.example) leads to \(address)")
          seen.insert(address)
        }
      }
      for tab in await launch(session).window.tabBar?.tabs ?? [] { seen.insert("/\(tab.id)") }
    }
    for row in rows {
      #expect(seen.contains { row.covers($0, in: rows) }, "nobody comes to \(row.address)")
    }
  }

  @Test func `whatever an address can go on with is in the table`() async throws {
    let products = (0...8).map { "product/\($0)" }
    let words = rows.flatMap { $0.address.split(separator: "/").map(String.init) } + ["close"]
    let steps = Set(words).subtracting(["…", "N"]).union(products).sorted()
    for session in Row.sessions {
      let places = rows.filter { $0.isFor(session) }.map(\.example)
      for place in places + [""] {
        let app = await open(place.isEmpty ? "/home" : place, as: session)
        for step in steps {
          let address = "\(place)/\(step)"
          _ = try? await app.open(address)
          let isOpen = app.window.address == address
          #expect(!isOpen || isInTable(address, for: session), "\(address)")
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
      let app = await open("/home/product/4/owner", as: .user(App.demo))
      await #expect {
        try await app.open(row[0].code)
      } throws: { error in
        "\(error)" == row[2]
      }
      app.expect(row[1].isEmpty ? "/home/product/4/owner" : row[1].code)
    }
  }

  @Test func `the snapshot in the document is what is saved there`() async throws {
    let block = try #require(document.blocks.first { $0.language == "json" })
    let app = await open("/profile/product/3", as: .user(App.demo))
    try await app.open("/first/red/red")
    let saved = String(decoding: try app.coordinator.snapshot.json, as: UTF8.self)
    #expect(saved == block.lines.joined(separator: "\n") + "\n")

    let again = try await Relaunch(json: saved)
    #expect(again.window.address == "/first/red/red")
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

extension AddressTableTests {
  /// One row of the table of addresses.
  struct Row {
    static let sessions: [Session?] = [nil, .guest, .user(App.demo)]

    static func name(of session: Session?) -> String {
      session.map { $0 == .guest ? "guests" : "users" } ?? "nobody"
    }

    let address: String
    let example: String
    let title: String
    let coordinator: String
    let people: [String]
    let presentation: String

    init(_ cells: [String]) throws {
      try #require(cells.count == 6, "\(cells)")
      address = cells[0].code
      example = cells[1].code
      title = cells[2]
      coordinator = cells[3]
      people = cells[4].components(separatedBy: ", ")
      presentation = cells[5]
    }

    func isFor(_ session: Session?) -> Bool { people.contains(Self.name(of: session)) }

    /// Whether an address is one of this row; what `…` stands for must be in the table as well.
    func covers(_ other: String, in rows: [Row]) -> Bool {
      let pattern = address.split(separator: "/")
      let parts = other.split(separator: "/")
      let isOpen = pattern.first == "…"
      let known = isOpen ? pattern.dropFirst() : pattern[...]
      guard isOpen ? parts.count > known.count : parts.count == known.count else { return false }
      let fits = zip(known, parts.suffix(known.count)).allSatisfy { word, part in
        word == "N" ? Int(part) != nil : word == part
      }
      guard fits, isOpen else { return fits }
      // The last screen of the row is one or two parts: what stands under it is in the table too.
      let under = "/" + parts.dropLast(known.last == "N" ? 2 : 1).joined(separator: "/")
      return rows.contains { $0.covers(under, in: rows) }
    }
  }
}

/// docs/addresses.md, taken apart.
struct AddressDocument {
  struct Block {
    let language: String
    /// The file in the repository that the sentence before the block links to.
    let source: URL?
    var lines: [String] = []
  }

  private(set) var blocks: [Block] = []
  private var prose: [String] = []

  init() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "docs/addresses.md")
    var isBlock = false
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isBlock.toggle()
        guard isBlock else { continue }
        let path = prose.last { !$0.isEmpty }?.firstMatch(of: /\]\((\S+\.swift)\):$/)?.1
        let source = path.map {
          file.deletingLastPathComponent().appending(path: String($0)).standardizedFileURL
        }
        blocks.append(Block(language: String(line.dropFirst(3)), source: source))
      } else if isBlock {
        blocks[blocks.count - 1].lines.append(line)
      } else {
        prose.append(line)
      }
    }
  }

  /// The rows of the table whose first columns have these names.
  func table(_ columns: String...) throws -> [[String]] {
    let tables = prose.split { !$0.hasPrefix("|") }.map { $0.map(cells) }
    let table = try #require(tables.first { $0[0].starts(with: columns) }, "\(columns)")
    return Array(table.dropFirst(2))
  }

  private func cells(_ row: String) -> [String] {
    row.components(separatedBy: "|").dropFirst().dropLast().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}

extension String {
  /// A cell without its backticks.
  fileprivate var code: String { trimmingCharacters(in: ["`"]) }
}

extension App {
  /// What can be tapped in front.
  fileprivate var tappable: [String] {
    let elements = window.front?.viewModel.elements ?? []
    return elements.filter { $0.isEnabled && ($0.kind == .button || $0.kind == .row) }.map(\.id)
  }

  /// The type of the coordinator that the front screen belongs to.
  fileprivate var frontOwner: String? {
    window.coordinators.first { $0.screens.contains { $0 === window.front } }?.name
  }

  fileprivate var frontPresentation: String {
    if window.frontNavigator?.screens.count != 1 { return "pushed" }
    if !window.modals.isEmpty { return "modal" }
    return window.tabBar == nil ? "root" : "tab"
  }
}
