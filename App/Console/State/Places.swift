import Coordination
import Terminal

/// Addresses that a person may want to go to.
struct Places {
  private static let most = 500

  /// Addresses that were seen, with the titles that were there.
  private var visited: [String: String] = [:]

  mutating func visit(_ state: AppState) {
    if visited.count > Self.most { visited = [:] }
    if state.address.first == "/" { visited[state.address] = state.title }
  }

  /// Those that can be reached: roots and where their stacks stand, where rows lead, and where one
  /// has been, as long as its root is there.
  func all(in state: AppState) -> [Completion.Candidate] {
    let stacks = state.tabs?.map(\.stack) ?? [state.root ?? []]
    let roots = Set(stacks.compactMap(\.root))
    var places = visited.filter { address, _ in
      roots.contains(String(address.dropFirst().prefix { $0 != "/" }))
    }
    for tab in state.tabs ?? [] { places["/" + (tab.stack.root ?? "")] = tab.title }
    for element in state.elements where element.kind == .row {
      guard let dash = element.id.lastIndex(of: "-"),
        Int(element.id[element.id.index(after: dash)...]) != nil
      else { continue }
      let step = element.id[..<dash] + "/" + element.id[element.id.index(after: dash)...]
      places["\(state.address)/\(step)"] = element.label
    }
    return places.sorted { $0.key < $1.key }.map { Completion.Candidate($0.key, $0.value) }
  }
}
