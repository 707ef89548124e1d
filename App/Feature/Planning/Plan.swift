import Foundation

/// What files are to become. All of it is worked out before anything is written.
struct Plan {
  let root: URL
  private(set) var texts: [String: String] = [:]

  init(root: URL) {
    self.root = root
  }

  var paths: [String] { texts.keys.sorted() }

  /// What a file holds now, on disk.
  func old(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// What a file will hold.
  func text(_ path: String) throws(Objection) -> String {
    if let text = texts[path] ?? old(path) { return text }
    throw Objection("\(path) is not here, or cannot be read")
  }

  mutating func write(_ path: String, _ text: String) {
    texts[path] = text
  }

  /// Files that would become other ones than they are.
  var replaced: [String] {
    paths.filter { path in
      let isThere = FileManager.default.fileExists(atPath: root.appending(path: path).path)
      return isThere && old(path) != texts[path]
    }
  }

  var added: [String] {
    paths.filter { !FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
  }

  func lineCount(of path: String) -> Int {
    (texts[path] ?? "").utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// What was there before, to be put back.
  struct Undo {
    fileprivate var files: [(file: URL, old: Data?)] = []

    func callAsFunction() {
      for (file, old) in files.reversed() {
        if let old {
          try? old.write(to: file)
        } else if file.pathComponents.count > 1 {
          try? FileManager.default.removeItem(at: file)
        }
      }
    }
  }

  /// Writes everything; after a failure, nothing of it is left.
  @discardableResult
  func save() throws(Objection) -> Undo {
    var undo = Undo()
    do {
      for path in paths {
        let file = root.appending(path: path)
        undo.files.append((Self.firstMissing(on: file), try? Data(contentsOf: file)))
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((texts[path] ?? "").utf8).write(to: file, options: .atomic)
      }
    } catch {
      undo()
      throw Objection(
        "\(undo.files.last?.file.path ?? root.path) cannot be written, so nothing was")
    }
    return undo
  }

  /// The first folder on the way to a file that is not there; else the file.
  private static func firstMissing(on file: URL) -> URL {
    var missing = file
    while missing.path != "/" {
      let folder = missing.deletingLastPathComponent()
      if FileManager.default.fileExists(atPath: folder.path) { break }
      missing = folder
    }
    return missing
  }
}
