// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The root package builds these too, empty, as it sees no UIKit: so they have other names here.
func driven(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  let aliases = ["SwiftUIShell", "UIKitShell"].flatMap { ["-module-alias", "\($0)=Driven\($0)"] }
  return .target(
    name: "Driven\(name)", dependencies: dependencies, path: "Links/\(name)",
    swiftSettings: settings + (name == "Phone" ? [.unsafeFlags(aliases)] : []))
}

func ours(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Coordinators") }
}

let package = Package(
  name: "Shells",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Coordinators", path: "../..")],
  targets: [
    // Stand-ins; only here, or the modules of the root package would see them as well.
    // Optimized, as nobody debugs them, and most of the time of a test is drawing.
    .target(name: "UIKit", path: "UIKit", swiftSettings: [.unsafeFlags(["-O"])]),
    .target(
      name: "SwiftUI", dependencies: ["UIKit"], path: "SwiftUI",
      swiftSettings: [.unsafeFlags(["-O"])]),
    .target(name: "_Testing_UIKit", path: "Overlay"),
    driven("UIKitShell", ["UIKit"] + ours("Coordination")),
    driven("SwiftUIShell", ["SwiftUI"] + ours("Coordination")),
    driven(
      "Phone",
      ["DrivenSwiftUIShell", "DrivenUIKitShell", "SwiftUI", "UIKit"]
        + ours("Composition", "Coordination", "Home", "WebService", "Welcome")),
    .testTarget(
      name: "ShellTests",
      dependencies: [
        "DrivenPhone", "DrivenSwiftUIShell", "DrivenUIKitShell", "SwiftUI", "UIKit",
        "_Testing_UIKit",
      ] + ours("Composition", "Coordination", "Home", "WebService", "Welcome"),
      path: "ShellTests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
