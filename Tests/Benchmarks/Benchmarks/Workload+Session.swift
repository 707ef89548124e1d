import Composition
import Coordination
import WebService

/// Log in, look at a product, then at its owner, visit every tab, and disconnect.
extension Workload {
  static let session = Workload(name: "session", sizes: [1], events: nil) { side, _ in
    switch side {
    case .core: coreSession()
    case .floor: floorSession()
    }
  }

  /// The app itself, with all its features.
  @MainActor
  private static func coreSession() -> Trial {
    let window = AppWindow()
    let app = AppCoordinator(window: window, service: InMemoryWebService())
    app.start()
    func tap(_ id: String) throws {
      guard let front = window.front else { throw Refusal.nothingShown }
      try window.tap(id, on: front)
    }
    var sessions = 0
    return Trial(
      rounds: { count in
        for _ in 0..<count {
          guard let welcome = window.front else { throw Refusal.nothingShown }
          try window.enter("demo", into: "username", on: welcome)
          try window.enter("demo", into: "password", on: welcome)
          try tap("log-in")
          await window.settled()
          try tap("product-1")
          await window.settled()
          try tap("owner")
          await window.settled()
          if window.address == "/home/product/1/owner" { sessions += 1 }
          try window.dismiss()
          for tab in ["profile", "first", "home"] { try window.select(tab) }
          try window.backToRoot()
          try tap("disconnect")
          try window.answer("disconnect")
        }
      },
      proof: { sessions }, events: { window.events.last?.sequence ?? 0 },
      faults: {
        window.brokenInvariants()
          + (app.session == nil && window.address == "/welcome" ? [] : ["the session goes on"])
      })
  }

  /// As many coordinators, screens and requests, without fields, elements, alerts or a log.
  @MainActor
  private static func floorSession() -> Trial {
    let service = InMemoryWebService()
    var sessions = 0
    return Trial(
      rounds: { count in
        for _ in 0..<count {
          var rig = FloorRig(stacks: 1)
          let user = try await Task {
            try await service.logIn(username: "demo", password: "demo")
          }.value
          rig = FloorRig(stacks: 3)
          let products = Task { await service.products() }
          let owned = Task { try await service.products(ownedBy: user.id) }
          _ = try await (products.value, owned.value)
          rig.front?.tapped(.start(on: 0))
          _ = try await Task { try await service.products(ownedBy: 2) }.value
          rig.front?.tapped(.present)
          _ = try await Task { try await service.products(ownedBy: 2) }.value
          if rig.coordinators == 5 { sessions += 1 }
          rig.dismiss()
          for tab in [2, 1, 0] { rig.select(tab) }
          rig.backToRoot()
        }
      },
      proof: { sessions }, events: { 0 }, faults: { [] })
  }
}
