/// Whose work is measured: the workspace's core, or the floor under it.
enum Side: CaseIterable {
  case core, floor

  @MainActor
  func rig(stacks: Int = 1) -> any Rig {
    switch self {
    case .core: CoreRig(stacks: stacks)
    case .floor: FloorRig(stacks: stacks)
    }
  }
}
