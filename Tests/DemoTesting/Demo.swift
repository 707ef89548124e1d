public import Foundation

/// The demo as it was built together with these tests.
public enum Demo {
  /// It is beside the test bundle, which the test runner names in its arguments.
  public static let executable: URL = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let products = bundle.components(separatedBy: ".xctest")[0]
    return URL(filePath: products).deletingLastPathComponent().appending(path: "demo")
  }()

  /// The root of the repository.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All that it gets of the environment of the tests.
  public static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
}
