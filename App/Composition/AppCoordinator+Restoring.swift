import Coordination
import WebService

extension AppCoordinator {
  /// Where the person is: in every tab, or at Welcome.
  public var snapshot: Snapshot {
    guard let tabBar = window.tabBar else {
      return Snapshot(user: nil, selected: nil, addresses: [window.address])
    }
    let addresses = tabBar.tabs.map { tab in
      tab.id == tabBar.selected.id ? window.address : tab.navigator.address
    }
    return Snapshot(user: session?.user?.id, selected: tabBar.selected.id, addresses: addresses)
  }

  /// Begins where a snapshot was taken, as far as that place still exists. Never fails.
  ///
  /// Instead of ``start()``. Without its user, or from a newer version, it begins at Welcome.
  public func restore(_ snapshot: Snapshot) async -> Restoration {
    var restoration = Restoration()
    do {
      begin(try await session(of: snapshot))
    } catch {
      begin(nil)
      restoration.drop(error)
      return restoration
    }

    let tabs = window.tabBar?.tabs.map(\.id)
    let selected = tabs?.first { $0 == snapshot.selected } ?? tabs?.first ?? "welcome"
    if tabs != nil, selected != snapshot.selected {
      restoration.drop("there is no tab “\(snapshot.selected ?? "")” to select")
    }
    var addresses: [String: Address] = [:]
    for text in snapshot.addresses {
      do {
        let address = try Address(text, limit: .max)
        guard (tabs ?? ["welcome"]).contains(address.root), addresses[address.root] == nil else {
          throw LinkFailure.unknown(address, step: address.root)
        }
        addresses[address.root] = address
      } catch {
        restoration.drop(error)
      }
    }

    // The selected one last, so that it is in front.
    for tab in (tabs ?? []).filter({ $0 != selected }) + [selected] {
      guard let address = addresses[tab] else { continue }
      do {
        try await window.open(address)
      } catch {
        restoration.drop(error)
      }
      restoration.restored.append(window.address)
    }
    window.tabBar?.select(selected)
    return restoration
  }

  private func session(of snapshot: Snapshot) async throws -> Session? {
    guard snapshot.version == Snapshot.currentVersion else { throw Snapshot.OtherVersion() }
    guard snapshot.selected != nil else { return nil }
    guard let id = snapshot.user else { return .guest }
    return .user(try await service.user(id: id))
  }
}

extension Address {
  fileprivate var root: String { parts[0] }
}
