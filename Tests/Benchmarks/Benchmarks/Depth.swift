/// A chain of a million coordinators, finished, and another one just dropped.
struct Depth: Encodable, Sendable {
  static let count = 1_000_000

  /// Nanoseconds for each link.
  let finished: Double
  let dropped: Double

  @MainActor
  static func measured() throws -> Depth {
    let finished = try time { rig in
      rig?.page(1, of: 0)?.tapped(.close)
      guard rig?.depth == 1, rig?.coordinators == 2 else { throw Failure.undone }
    }
    return Depth(finished: finished, dropped: try time { $0 = nil })
  }

  @MainActor
  private static func time(_ end: (inout CoreRig?) throws -> Void) throws -> Double {
    var rig: CoreRig? = CoreRig(stacks: 1)
    for _ in 1...count { rig?.front?.tapped(.start(on: 0)) }
    guard rig?.depth == count + 1 else { throw Failure.undone }
    weak let lowest = rig?.page(1, of: 0)
    weak let highest = rig?.front
    let start = ProcessorTime.now
    try end(&rig)
    let time = ProcessorTime.now - start
    guard lowest == nil, highest == nil else { throw Failure.undone }
    return time / Double(count)
  }
}
