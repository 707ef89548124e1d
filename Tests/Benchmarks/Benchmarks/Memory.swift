import Allocations
import Foundation

/// The memory that what is alive holds on to, for each of many.
struct Memory: Encodable, Sendable {
  /// Bytes of the heap that are in use, with what the allocator adds; and resident in the process.
  struct Bytes: Encodable, Sendable {
    let heap: Double
    let resident: Double
  }

  static let count = 65_536

  let name: String
  let core: Bytes
  let floor: Bytes

  var difference: Double { core.heap - floor.heap }

  /// A coordinator among siblings, one in a chain, each with its screen; and a screen alone.
  @MainActor
  static func measured() throws -> [Memory] {
    try [
      weigh("coordinator among siblings") { $0.page(0, of: 0)?.tapped(.start(on: 0)) },
      weigh("coordinator in a chain") { $0.front?.tapped(.start(on: 0)) },
      weigh("screen") { $0.page(0, of: 0)?.tapped(.another) },
    ]
  }

  @MainActor
  private static func weigh(_ name: String, grow: (any Rig) -> Void) throws -> Memory {
    Memory(
      name: name, core: try bytes(.core, grow: grow), floor: try bytes(.floor, grow: grow))
  }

  @MainActor
  private static func bytes(_ side: Side, grow: (any Rig) -> Void) throws -> Bytes {
    let rig = side.rig()
    // The log keeps a few thousand events, however many there are; it is filled beforehand.
    for _ in 1...10_000 {
      rig.front?.tapped(.start(on: 0))
      try rig.back()
    }
    allocations_trim()
    let before = (allocations_bytes(), resident())
    for _ in 0..<count { grow(rig) }
    let after = (allocations_bytes(), resident())
    guard rig.depth == count + 1 else { throw Failure.undone }
    return Bytes(
      heap: Double(after.0 - before.0) / Double(count),
      resident: Double(after.1 - before.1) / Double(count))
  }

  /// Zero elsewhere than on Linux.
  private static func resident() -> Int {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      .split(separator: " ")[1]
    return (pages.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}
