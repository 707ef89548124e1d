internal import Coordination

/// All that a refused act must leave as it was.
@MainActor
struct FlowState {
  let address: String
  private let nodes: [FlowNode]
  private let stacks: [[Int]]
  private let coordinators: [Int]

  init(_ window: Window) {
    address = window.address
    nodes = FlowNode.all(in: window)
    stacks = Self.stacks(in: window).map { $0.screens.map(\.number) }
    coordinators = window.coordinators.map(\.id)
  }

  private static func stacks(in window: Window) -> [Navigator] {
    switch window.root {
    case nil: []
    case .navigator(let navigator): [navigator] + window.modals
    case .tabBar(let bar): bar.tabs.map(\.navigator) + window.modals
    }
  }
}

extension FlowState: @MainActor Equatable {}
