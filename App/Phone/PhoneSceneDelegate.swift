#if canImport(UIKit) && canImport(SwiftUI)

internal import Foundation
internal import Home
internal import SwiftUI
public import UIKit
internal import UIKitShell
internal import Welcome

/// The app, drawn by UIKit: Welcome in a view controller, Home in a SwiftUI view, the rest drawn from
/// their elements.
public final class PhoneSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static let activityType = "coordinators.place"

  public var window: UIWindow?
  private let phone = PhoneScene()

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let screens = ScreenControllers()
      .adding(WelcomeViewModel.self) { WelcomeController($0, act: $1) }
      .adding(HomeViewModel.self) { UIHostingController(rootView: HomeView(home: $0, act: $1)) }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = WindowController(phone.window, screens: screens)
    window.makeKeyAndVisible()
    self.window = window

    phone.begin(at: session.stateRestorationActivity?.userInfo?["place"] as? Data)
    open(connectionOptions.urlContexts)
  }

  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    open(contexts)
  }

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let place = phone.place else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = ["place": place]
    return activity
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    if let url = contexts.first?.url { phone.open(url) }
  }
}

#endif
