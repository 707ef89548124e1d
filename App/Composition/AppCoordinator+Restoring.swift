import Coordination
import WebService

extension AppCoordinator {
  /// Where the person is; or where they are to be again, as long as that has to wait.
  public var snapshot: Snapshot { place(leadingTo: nil) }

  /// Where the person is: in every tab, or at Welcome. A link that has stopped, because something
  /// was not to be had then, counts as if it had led there.
  func place(leadingTo link: Address?) -> Snapshot {
    if let remembered { return remembered }
    guard let tabBar = window.tabBar else {
      return Snapshot(user: nil, selected: nil, addresses: [window.address])
    }
    let addresses = tabBar.tabs.map { tab in
      let isSelected = tab.id == tabBar.selected.id
      let stack = isSelected ? window.frontNavigator ?? tab.navigator : tab.navigator
      let next = isSelected ? link : nil
      return (next ?? window.waiting(on: stack)?.address).map { "\($0)" }
        ?? (isSelected ? window.address : tab.navigator.address)
    }
    return Snapshot(user: session?.user?.id, selected: tabBar.selected.id, addresses: addresses)
  }

  /// Begins where a snapshot was taken, as far as that place still exists. Never fails.
  ///
  /// Instead of ``start()``. In one of several windows, the session is the one that the others have.
  /// What the service cannot say now is no reason to give anything up. A person who goes elsewhere
  /// before it has ended stays there.
  public func restore(_ snapshot: Snapshot) async -> Restoration {
    var restoration = Restoration()
    guard snapshot.version == Snapshot.currentVersion else {
      follow()
      restoration.drop(Snapshot.OtherVersion())
      return restoration
    }
    remembered = snapshot
    isFollowing = false
    let error = sessions.isShown(beside: self) ? nil : await sessions.resume(snapshot)
    let user = "user \(snapshot.user ?? 0)"
    if error == .notFound { remembered = nil }
    guard isOfSession(snapshot) else {
      if session != nil { remembered = nil }
      restoration.drop(
        error.map { "\(user) cannot come back: \($0)" }
          ?? (session == nil ? "nobody uses the app now" : "somebody else uses the app"))
      follow()
      return restoration
    }
    if let error { restoration.later.append("nobody could say who \(user) is: \(error)") }
    return await withCheckedContinuation { continuation in
      follow(reportingTo: restoration) { continuation.resume(returning: $0) }
    }
  }

  /// Whether whoever it is of uses the app, by whatever name.
  func isOfSession(_ snapshot: Snapshot) -> Bool {
    guard snapshot.selected != nil, let session else {
      return snapshot.selected == nil && session == nil
    }
    return session.user?.id == snapshot.user
  }

  /// Goes to where a snapshot was taken, in the session that there is.
  func go(
    to snapshot: Snapshot, reportingTo restoration: Restoration,
    then: @escaping @MainActor (Restoration) -> Void
  ) {
    var restoration = restoration
    let roots = window.tabBar?.tabs.map(\.id) ?? ["welcome"]
    let selected = roots.first { $0 == snapshot.selected } ?? roots[0]
    if let tab = snapshot.selected, tab != selected {
      restoration.drop("there is no tab “\(tab)” to select")
    }
    var addresses = addresses(of: snapshot, among: roots, reportingTo: &restoration)
    addresses[selected] = addresses[selected] ?? (try? Address(parts: [selected]))
    // The selected one last, so that it is in front.
    let places = roots.filter { $0 != selected } + [selected]
    open(places.compactMap { addresses[$0] }[...], reportingTo: restoration, then: then)
  }

  /// Opens one after the other, with nothing in between that could be taken for the end.
  private func open(
    _ places: ArraySlice<Address>, reportingTo restoration: Restoration,
    then: @escaping @MainActor (Restoration) -> Void
  ) {
    guard let place = places.first else {
      remembered = nil
      return then(restoration)
    }
    window.open(place) { [weak self] result in
      var restoration = restoration
      guard let self else { return then(restoration) }
      switch result {
      case .failure(.dropped):
        for place in places { restoration.drop(LinkFailure.dropped(place)) }
        remembered = nil
        return then(restoration)
      case .failure(let failure):
        if case .notNow = failure {
          restoration.later.append("\(failure)")
        } else {
          restoration.drop(failure)
        }
      case .success: break
      }
      let isLast = places.count == 1
      if !isLast, !window.modals.isEmpty {
        restoration.drop(
          "“\(window.address)” needs a modal, and “\(place.parts[0])” is not selected")
      }
      let behind = isLast ? nil : window.root?.address
      restoration.restored.append(behind ?? window.address)
      open(places.dropFirst(), reportingTo: restoration, then: then)
    }
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
}
