import AppTesting
import Composition
import Foundation
import Testing

/// One row of the table of addresses.
struct AddressRow {
  static let sessions: [Session?] = [nil, .guest, .demo]

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
  func covers(_ other: String, in rows: [AddressRow]) -> Bool {
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
