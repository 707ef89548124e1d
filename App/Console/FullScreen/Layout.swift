import Coordination
import Terminal

/// Draws a stage into a frame of a size. Everything has its place; what is too long is cut or
/// scrolls.
struct Layout {
  /// What a click on a place means.
  enum Target: Hashable {
    case choice(Int)
    case tab(String)
  }

  static let least = Size(columns: 60, rows: 16)
  /// From how many columns on the right side is there unless it is switched out.
  private static let wide = 90
  /// Below how many columns the right side takes the place of the screen.
  private static let narrow = 72
  /// What is enough for the screen beside other things.
  private static let enough = Size(columns: 64, rows: 24)
  private static let leastEvents = 6

  let stage: Stage
  let size: Size
  var frame: Frame
  /// Where the screen is.
  private var phone: Area
  private var targets: [(area: Area, target: Target)] = []
  /// Lines that end at this column join its line.
  private var edge: Int?

  init(_ stage: Stage, _ size: Size) {
    self.stage = stage
    self.size = size
    frame = Frame(size)
    phone = frame.area
    if size.holds(Self.least) { draw() } else { tooSmall() }
  }

  var showsTree: Bool { (size.columns >= Self.wide) != stage.turnsTree }
  var showsEvents: Bool { (size.columns >= Self.wide) != stage.turnsEvents }
  /// Where the line is that everything above the message ends at.
  var footer: Int { size.rows - 4 }

  /// What stands at a place.
  func target(at place: Frame.Place) -> Target? {
    targets.last { $0.area.contains(place) }?.target
  }

  func isOnScreen(_ place: Frame.Place) -> Bool { phone.contains(place) }

  mutating func mark(_ area: Area, _ target: Target) {
    targets.append((area, target))
  }

  private mutating func tooSmall() {
    let text = "too small: \(Self.least.columns) × \(Self.least.rows) are needed"
    for (row, line) in text.wrapped(to: max(1, size.columns)).enumerated() {
      frame.put(line, row: row, column: 0, in: frame.area)
    }
  }

  private mutating func draw() {
    var below = frame.area
    var body = below.takeTop(footer)
    rule(footer, in: below.takeTop(1))
    if !showsTree, !showsEvents {
      screen(body)
    } else if size.columns < Self.narrow {
      side(body.inset(columns: 1))
    } else {
      // The screen is no larger than it needs to be; what is left is for what lies behind it.
      let isTall = showsEvents && footer > Self.enough.rows + Self.leastEvents
      let side = min(52, max(32, size.columns * 2 / 5))
      let edge = min(Self.enough.columns, size.columns - side - 1)
      let upper = isTall ? body.takeTop(Self.enough.rows) : body
      let end = upper.bottom
      frame.fill(Area(row: 0, to: end, column: edge, to: edge + 1), "│", .faint)
      if isTall { rule(end, in: body.takeTop(1)) }
      frame.put("┴", .faint, row: end, column: edge, in: frame.area)
      let right = Area(row: 0, to: end, column: edge + 2, to: size.columns)
      if isTall {
        if showsTree { tree(right) }
        events(body.inset(columns: 1))
      } else {
        self.side(right)
      }
      self.edge = edge
      phone = Area(row: 0, to: end, column: 0, to: edge)
      screen(phone)
      self.edge = nil
    }
    message(below.takeTop(2).inset(columns: 1))
    keys(below.inset(columns: 1))
    switch stage.mode {
    case .reading(let title, let lines, let from): reader(title, lines, from)
    case .command: command()
    case .browsing, .typing: break
    }
  }

  mutating func rule(_ row: Int, in area: Area) {
    frame.fill(
      Area(row: row, to: row + 1, column: area.left, to: area.right), "─", .faint)
    if let edge, area.right == edge {
      frame.put("┤", .faint, row: row, column: edge, in: frame.area)
    }
  }

  /// Lines from the top of an area on.
  mutating func put(_ lines: some Sequence<Line>, in area: Area) {
    for (row, line) in zip(area.rows, lines) {
      frame.put(line.truncated(to: area.width), row: row, column: area.left, in: area)
    }
  }
}
