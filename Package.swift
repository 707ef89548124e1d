// swift-tools-version: 6.2
import PackageDescription

/// The module graph: what each feature may import. A new feature is one entry here.
let features: [String: [Target.Dependency]] = [
  "First": ["Coordination"],
  "Second": ["Coordination"],
  "Red": ["Coordination"],
  "Welcome": ["Coordination", "WebService"],
  "Home": ["Coordination", "WebService"],
  "ProductDetail": ["Coordination", "WebService"],
  "UserInfo": ["Coordination", "WebService"],
]

let modules = features.merging(["Coordination": [], "WebService": []]) { $1 }
let everyModule = modules.keys.sorted().map { Target.Dependency(stringLiteral: $0) }
let kit: [Target.Dependency] = ["FeatureTesting"]
let appKit: [Target.Dependency] = [
  "FlowMapping", "FlowTesting", "Composition", "Coordination", "WebService",
]
let appTests = ["AppTesting"] + appKit

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Modules/\(name)", swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: settings)
}

let package = Package(
  name: "Coordinators",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: modules.keys.sorted().map { .library(name: $0, targets: [$0]) } + [
    .library(name: "Composition", targets: ["Composition"]),
    .library(name: "FlowMapping", targets: ["FlowMapping"]),
    .library(name: "FlowTesting", targets: ["FlowTesting"]),
    .library(name: "HTTPWebService", targets: ["HTTPWebService"]),
    .library(name: "Phone", targets: ["Phone"]),
    .library(name: "SwiftUIShell", targets: ["SwiftUIShell"]),
    .library(name: "UIKitShell", targets: ["UIKitShell"]),
    .library(name: "Terminal", targets: ["Terminal"]),
    .executable(name: "demo", targets: ["Console"]),
    .executable(name: "feature", targets: ["Feature"]),
  ],
  targets: modules.sorted { $0.key < $1.key }.flatMap { name, dependencies in
    [
      module(name, dependencies),
      tests(
        name + "Tests",
        dependencies + [.init(stringLiteral: name)] + (features[name] == nil ? [] : kit)),
    ]
  } + [
    .target(
      name: "Composition", dependencies: everyModule, path: "App/Composition",
      swiftSettings: settings),
    .executableTarget(
      name: "Console",
      dependencies: [
        "Composition", "Coordination", "FlowMapping", "HTTPWebService", "Terminal", "WebService",
      ],
      path: "App/Console", swiftSettings: settings),
    .executableTarget(
      name: "Feature", dependencies: ["Coordination", "Terminal"], path: "App/Feature",
      swiftSettings: settings),
    module("FlowMapping", ["Coordination"]),
    module("FlowTesting", ["Coordination", "FlowMapping"]),
    module("HTTPWebService", ["WebService"]),
    .target(
      name: "Phone",
      dependencies: [
        "Composition", "Coordination", "Home", "SwiftUIShell", "UIKitShell", "WebService",
        "Welcome",
      ],
      path: "App/Phone", swiftSettings: settings),
    // Empty where there is no UIKit or SwiftUI; Tests/Shells builds them against stand-ins.
    module("SwiftUIShell", ["Coordination"]),
    module("UIKitShell", ["Coordination"]),
    module("Terminal", []),
    .target(
      name: "FeatureTesting", dependencies: ["Coordination"], path: "Tests/FeatureTesting",
      swiftSettings: settings),
    .target(
      name: "AppTesting", dependencies: appKit, path: "Tests/AppTesting", swiftSettings: settings),
    tests("FlowMappingTests", appTests),
    .target(name: "DemoTesting", path: "Tests/DemoTesting", swiftSettings: settings),
    .target(
      name: "WebServer", dependencies: ["DemoTesting"], path: "Tests/WebServer",
      exclude: ["server.py"], swiftSettings: settings),
    tests("HTTPWebServiceTests", ["DemoTesting", "HTTPWebService", "WebServer", "WebService"]),
    tests("FlowTestingTests", appTests),
    tests("CompositionTests", appTests + kit + ["HTTPWebService", "WebServer"]),
    tests("CheckoutTests", ["FlowMapping", "FlowTesting", "Coordination", "WebService"]),
    tests("KnownBugsTests", appTests),
    tests(
      "ConsoleTests",
      [
        "DemoTesting", "Console", "Composition", "Coordination", "Terminal", "WebServer",
        "WebService",
      ]),
    tests("FeatureCommandTests", ["Feature", "Coordination"] + kit),
    tests("TerminalTests", ["Terminal"]),
    tests("WorkspaceTests", ["DemoTesting", "Console"]),
  ],
  swiftLanguageModes: [.v6]
)
