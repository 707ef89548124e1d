#if canImport(UIKit) && canImport(SwiftUI)

internal import Foundation
internal import Home
internal import SwiftUI
internal import SwiftUIShell
internal import Welcome

/// One scene: two screens with views of the app's own, the rest drawn from their elements.
struct PhoneView: View {
  @State private var phone = PhoneScene()
  @SceneStorage("place") private var place: Data?
  @Environment(\.scenePhase) private var phase

  var body: some View {
    WindowView(phone.window)
      .screen(for: WelcomeViewModel.self) { WelcomeView(welcome: $0, act: $1) }
      .screen(for: HomeViewModel.self) { HomeView(home: $0, act: $1) }
      .onAppear { phone.begin(at: place) }
      .onOpenURL { phone.open($0) }
      .onChange(of: phase) { place = phone.place }
  }
}

#endif
