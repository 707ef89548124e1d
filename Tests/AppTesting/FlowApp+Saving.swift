internal import Composition
internal import Coordination
public import FlowTesting

/// Where the app is, as it is saved.
extension FlowApp {
  /// What would be saved now.
  public var saved: String {
    get throws { String(decoding: try root.snapshot.json, as: UTF8.self) }
  }

  /// Where the stack of each tab ends, modals left out.
  public var tabAddresses: [String: String] {
    let tabs = window.tabBar?.tabs.map { ($0.id, $0.navigator.address) } ?? []
    return Dictionary(uniqueKeysWithValues: tabs)
  }
}
