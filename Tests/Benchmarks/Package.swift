// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS("15.4")],
  dependencies: [.package(name: "Coordinators", path: "../..")],
  targets: [
    .target(name: "Allocations", path: "Allocations"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Allocations",
        .product(name: "Composition", package: "Coordinators"),
        .product(name: "FlowTesting", package: "Coordinators"),
        .product(name: "Coordination", package: "Coordinators"),
        .product(name: "WebService", package: "Coordinators"),
        .product(name: "demo", package: "Coordinators"),
      ],
      path: "Benchmarks",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
