internal import Coordination

/// All that a refused act must leave as it was.
@MainActor
struct FlowState {
  let address: String
  private let nodes: [FlowNode]
  private let stacks: [[Int]]
  private let coordinators: [Int]

  init(_ window: AppWindow) {
    address = window.address
    nodes = FlowNode.all(in: window)
    stacks = window.stacks.map { $0.screens.map(\.number) }
    coordinators = window.coordinators.map(\.id)
  }
}

extension FlowState: @MainActor Equatable {}
