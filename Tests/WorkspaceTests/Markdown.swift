import Foundation

/// A Markdown document, taken apart as far as these tests need it.
struct Markdown {
  /// What stands between two fences, and the number of the line with the first of them.
  struct Block {
    let number: Int
    var lines: [String] = []
  }

  let file: File
  private(set) var blocks: [Block] = []

  /// The lines outside of blocks.
  private(set) var prose: [String] = []

  init(_ file: File) throws {
    self.file = file
    var fence: Substring?
    for (index, line) in try file.lines().enumerated() {
      let marks = line.firstMatch(of: /^\s*(`{3,}|~{3,})/)?.1
      if let open = fence {
        let closes = marks.map { $0.hasPrefix(open) } ?? false
        if closes { fence = nil } else { blocks[blocks.count - 1].lines.append(line) }
      } else if let marks {
        fence = marks
        blocks.append(Block(number: index + 1))
      } else {
        prose.append(line)
      }
    }
  }

  /// The headings of one level, without their number signs.
  func headings(level: Int) -> [String] {
    let mark = String(repeating: "#", count: level) + " "
    return prose.filter { $0.hasPrefix(mark) }.map {
      $0.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
    }
  }

  /// Where every link leads, as written.
  var links: [String] {
    prose.flatMap { Self.links(in: $0) }
  }

  static func links(in line: String) -> [String] {
    guard line.contains("](") || line.contains("=\"") || line.hasPrefix("[") else { return [] }
    let line = line.replacing(/(`+).*?\1/, with: "")
    let inline = line.matches(of: /\]\(<?([^)\s>]+)[^)]*\)/).map(\.1)
    let references = line.matches(of: /^\[[^\]]+\]:\s*(\S+)/).map(\.1)
    let tags = line.matches(of: /(?:href|src)="([^"]+)"/).map(\.1)
    return (inline + references + tags).map(String.init)
  }

  /// What may follow a number sign in a link to this document, by the rules of GitHub.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for line in prose {
      guard let heading = line.firstMatch(of: /^#{1,6}\s+(.*?)\s*#*$/)?.1 else { continue }
      let text = heading.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.lowercased()
      let slug = text.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
        .replacing(" ", with: "-")
      var anchor = slug
      var count = 0
      while !anchors.insert(anchor).inserted {
        count += 1
        anchor = "\(slug)-\(count)"
      }
    }
    return anchors
  }
}
