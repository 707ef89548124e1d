#if canImport(UIKit) && canImport(SwiftUI)

public import SwiftUI

/// The app, drawn by SwiftUI. In an Xcode project, `PhoneApp.main()` is the whole of `main.swift`.
public struct PhoneApp: App {
  public init() {}

  public var body: some Scene {
    WindowGroup { PhoneView() }
  }
}

#endif
