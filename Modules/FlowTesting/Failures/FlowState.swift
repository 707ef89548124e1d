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
    stacks = Self.stacks(in: window).map { $0.screens.map(\.number) }
    coordinators = window.coordinators.map(\.id)
  }

  private static func stacks(in window: AppWindow) -> [Navigator] {
    (window.tabBar?.tabs.map(\.navigator) ?? [window.root].compactMap(\.self)) + window.modals
  }
}

extension FlowState: @MainActor Equatable {}
