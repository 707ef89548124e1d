/// A part of a frame.
public nonisolated struct Area: Hashable, Sendable {
  public var rows: Range<Int>
  public var columns: Range<Int>

  /// From one bound to another, and empty where the second is less.
  public init(row: Int, to endRow: Int, column: Int, to endColumn: Int) {
    rows = row..<max(row, endRow)
    columns = column..<max(column, endColumn)
  }

  public var top: Int { rows.lowerBound }
  public var bottom: Int { rows.upperBound }
  public var left: Int { columns.lowerBound }
  public var right: Int { columns.upperBound }
  public var width: Int { columns.count }
  public var height: Int { rows.count }

  /// What is left without an edge of so many rows and columns.
  public func inset(rows: Int = 0, columns: Int = 0) -> Area {
    Area(row: top + rows, to: bottom - rows, column: left + columns, to: right - columns)
  }

  /// The first rows, which the area then is without.
  public mutating func takeTop(_ count: Int) -> Area {
    let cut = min(bottom, top + max(0, count))
    defer { rows = cut..<bottom }
    return Area(row: top, to: cut, column: left, to: right)
  }

  /// The last rows, which the area then is without.
  public mutating func takeBottom(_ count: Int) -> Area {
    let cut = max(top, bottom - max(0, count))
    defer { rows = top..<cut }
    return Area(row: cut, to: bottom, column: left, to: right)
  }

  public func contains(_ place: Frame.Place) -> Bool {
    rows.contains(place.row) && columns.contains(place.column)
  }
}
