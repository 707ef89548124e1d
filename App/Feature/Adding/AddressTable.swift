import Foundation

/// The table of `docs/addresses.md` that says where one can be.
struct AddressTable {
  static let path = "docs/addresses.md"

  struct Row {
    var address: String
    var example: String
    var title: String
    var coordinator: String
    var people: [String]
    var how: String

    /// Its last screen: one part, or two if the last is a number.
    var tail: String {
      let parts = address.split(separator: "/")
      return parts.suffix(parts.last == "N" ? 2 : 1).joined(separator: "/")
    }

    var isOpen: Bool { address.hasPrefix("…") }

    var line: String {
      "| `\(address)` | `\(example)` | \(title) | \(coordinator) | "
        + "\(people.joined(separator: ", ")) | \(how) |\n"
    }
  }

  private(set) var text: String
  let rows: [Row]

  init(_ text: String) {
    self.text = text
    rows = text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { String($0).trimmed }
      guard cells.count == 6, cells[0].hasPrefix("`") else { return nil }
      let (address, example) = (cells[0].filter { $0 != "`" }, cells[1].filter { $0 != "`" })
      let people = cells[4].components(separatedBy: ", ")
      return Row(
        address: address, example: example, title: cells[2], coordinator: cells[3], people: people,
        how: cells[5])
    }
  }

  /// The places under every place of a coordinator, for whoever can be there.
  func places(_ segment: String, under coordinator: String, of name: Name, how: String) -> [Row] {
    let own = rows.filter { $0.coordinator == coordinator }
    // A row that begins with … stands for every place that ends like it.
    let open = Set(own.filter(\.isOpen).map(\.tail))
    var groups: [(key: String, rows: [Row])] = []
    for row in own {
      let key = open.contains(row.tail) ? "…/" + row.tail : row.address
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].rows.append(row)
      } else {
        groups.append((key, [row]))
      }
    }
    return groups.map { under, rows in
      let people = ["nobody", "users", "guests"].filter { one in
        rows.contains { $0.people.contains(one) }
      }
      // Where everybody can be who can be in one of them.
      let most = rows.first { $0.people.count == people.count } ?? rows[0]
      return Row(
        address: "\(under)/\(segment)", example: "\(most.example)/\(segment)", title: name.title,
        coordinator: name.coordinator, people: people, how: how)
    }
  }

  /// The document with more rows, behind those of a coordinator.
  func adding(_ more: [Row], after coordinator: String) -> String {
    var text = text
    guard let last = rows.last(where: { $0.coordinator == coordinator }),
      let range = text.firstRange(of: last.line)
    else { return text }
    text.insert(contentsOf: more.map(\.line).joined(), at: range.upperBound)
    return text
  }
}
