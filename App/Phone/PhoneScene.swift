internal import Composition
public import Coordination
public import Foundation
internal import WebService

/// What a scene of the app keeps, whoever draws it: the window with its tree, and the app's
/// coordinator.
@MainActor
public final class PhoneScene {
  /// What all scenes of the app ask. Each has a session of its own; an app whose scenes share theirs
  /// gives all of them one `SessionStore`.
  private static let service: any WebServiceAPI = InMemoryWebService()

  public let window = AppWindow()
  private lazy var app = AppCoordinator(window: window, service: Self.service)
  /// A link that came before there was anything to walk along.
  private var early: URL?
  private var hasBegun = false

  /// A scene that shows nothing yet.
  public init() {}

  /// Begins where the scene was when its place was saved; without one, or with one that cannot be
  /// read, where the app begins.
  public func begin(at place: Data?) {
    guard !hasBegun else { return }
    hasBegun = true
    guard let place, let snapshot = try? Snapshot(json: place) else {
      app.start()
      return openEarly()
    }
    Task {
      _ = await app.restore(snapshot)
      openEarly()
    }
  }

  /// Opens a link from outside: `demo://home/product/1`. The newest one, when it comes too early.
  ///
  /// What leads nowhere, or is no link of this app, changes nothing.
  public func open(_ url: URL) {
    guard window.front != nil else {
      early = url
      return
    }
    guard let address = try? Address(url.absoluteString, scheme: "demo") else { return }
    window.open(address) { _ in }
  }

  /// Where the scene is: what ``begin(at:)`` takes. Nothing before it has begun.
  public var place: Data? {
    window.front == nil ? nil : try? app.snapshot.json
  }

  private func openEarly() {
    guard let url = early else { return }
    early = nil
    open(url)
  }
}
