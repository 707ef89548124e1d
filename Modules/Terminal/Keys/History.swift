/// Lines that were written before, and the one that is not finished.
public nonisolated struct History: Hashable, Sendable {
  private static let capacity = 500

  public private(set) var lines: [String] = []
  /// Which of them is looked at; none, while it is the draft.
  private var place: Int?
  private var draft = ""

  public init() {}

  /// Keeps a line, unless it is the last one again, and is at the end again.
  public mutating func add(_ line: String) {
    leave()
    guard !line.isEmpty, line != lines.last else { return }
    lines.append(line)
    if lines.count > Self.capacity { lines.removeFirst() }
  }

  /// The line before; the text of the draft is kept.
  public mutating func earlier(than text: String) -> String? {
    guard !lines.isEmpty, place != 0 else { return nil }
    if place == nil { draft = text }
    let earlier = (place ?? lines.count) - 1
    place = earlier
    return lines[earlier]
  }

  /// The line after; at last the draft.
  public mutating func later() -> String? {
    guard let place else { return nil }
    guard place + 1 < lines.count else {
      self.place = nil
      return draft
    }
    self.place = place + 1
    return lines[place + 1]
  }

  /// Back to the end, without a draft.
  public mutating func leave() {
    (place, draft) = (nil, "")
  }
}
