import Coordination
import WebService

extension AppCoordinator {
  /// Where the person is, or is to be again: a place that was not to be had at the start stays
  /// saved until the person goes elsewhere.
  public var snapshot: Snapshot {
    let place = place
    if let later, later.instead == place { return later.saved }
    later = nil
    return place
  }

  /// Where the person is: in every tab, or at Welcome.
  private var place: Snapshot {
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
  /// Instead of ``start()``. Without its user, or from another version, it begins at Welcome. What
  /// the service cannot say now is no reason for that: the session goes on, and the place stays
  /// saved. A person who goes elsewhere before it has ended stays there.
  public func restore(_ snapshot: Snapshot) async -> Restoration {
    var restoration = Restoration()
    do {
      begin(try await session(of: snapshot))
    } catch let error as WebServiceError where error.mayPass {
      begin(Session(snapshot.person))
      restoration.later.append("nobody could say who user \(snapshot.user ?? 0) is: \(error)")
    } catch {
      begin(nil)
      restoration.drop((snapshot.user.map { "user \($0) cannot come back: " } ?? "") + "\(error)")
      return restoration
    }

    let roots = window.tabBar?.tabs.map(\.id) ?? ["welcome"]
    let selected = roots.first { $0 == snapshot.selected } ?? roots[0]
    if let tab = snapshot.selected, tab != selected {
      restoration.drop("there is no tab “\(tab)” to select")
    }
    var addresses = addresses(of: snapshot, among: roots, reportingTo: &restoration)
    addresses[selected] = addresses[selected] ?? (try? Address(parts: [selected]))

    // The selected one last, so that it is in front.
    var isOvertaken = false
    for root in roots.filter({ $0 != selected }) + [selected] {
      guard let address = addresses[root] else { continue }
      do throws(LinkFailure) {
        if isOvertaken { throw .dropped(address) }
        try await window.open(address)
      } catch {
        if case .notNow = error {
          restoration.later.append("\(error)")
        } else {
          restoration.drop(error)
        }
        isOvertaken = error == .dropped(address)
        if isOvertaken { continue }
      }
      if root != selected, !window.modals.isEmpty {
        restoration.drop("“\(window.address)” needs a modal, and “\(root)” is not selected")
      }
      let behind = root == selected ? nil : window.root?.address
      restoration.restored.append(behind ?? window.address)
    }
    if !restoration.later.isEmpty, !isOvertaken { later = (snapshot, place) }
    return restoration
  }

  /// One address for each root, without those that have none.
  private func addresses(
    of snapshot: Snapshot, among roots: [String], reportingTo restoration: inout Restoration
  ) -> [String: Address] {
    var addresses: [String: Address] = [:]
    for text in snapshot.addresses {
      do {
        let address = try Address(text, limit: .max)
        let root = address.parts[0]
        guard roots.contains(root) else { throw LinkFailure.unknown(address, step: root) }
        if addresses[root] == nil {
          addresses[root] = address
        } else {
          restoration.drop("“\(address)” is a second address in “\(root)”")
        }
      } catch {
        restoration.drop(error)
      }
    }
    return addresses
  }

  private func session(of snapshot: Snapshot) async throws -> Session? {
    guard snapshot.version == Snapshot.currentVersion else { throw Snapshot.OtherVersion() }
    guard snapshot.selected != nil else { return nil }
    guard let id = snapshot.user else { return .guest }
    return .user(try await service.user(id: id))
  }
}
