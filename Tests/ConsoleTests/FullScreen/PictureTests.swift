import DemoTesting
import Foundation
import Testing

@testable import Console

/// The pictures of the full screen in the document are what these keys show.
@MainActor
struct PictureTests {
  /// A block of the document: ```` ```screen 80x24 enter demo tab … ````, and what is seen then.
  private struct Picture {
    let columns: Int
    let rows: Int
    let keys: String
    let text: String

    init?(_ match: Regex<(Substring, Substring, Substring, Substring, Substring)>.Match) {
      guard let columns = Int(match.1), let rows = Int(match.2) else { return nil }
      (self.columns, self.rows, keys, text) = (columns, rows, String(match.3), String(match.4))
    }
  }

  private static var pictures: [Picture] {
    get throws {
      let document = Demo.root.appending(path: "docs/console.md")
      let text = try String(contentsOf: document, encoding: .utf8)
      return text.matches(of: /```screen (\d+)x(\d+)(.*)\n((?:.*\n)*?)```\n/).compactMap(
        Picture.init)
    }
  }

  @Test func `every picture in the document is what its keys show`() async throws {
    let pictures = try Self.pictures
    #expect(pictures.count >= 4)
    for picture in pictures {
      let typist = try await Typist()
      try await typist.press(picture.keys)
      let seen = typist.screen(picture.columns, picture.rows).joined(separator: "\n") + "\n"
      #expect(seen == picture.text, "\(picture.columns)x\(picture.rows)\(picture.keys)")
    }
  }
}
