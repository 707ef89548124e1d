#if canImport(SwiftUI) && !os(macOS)

internal import SwiftUI

/// How long SwiftUI gets to show a modal before it is offered again: nothing tells that it was
/// dropped. A second, unless the environment says otherwise, as tests do.
struct Patience: EnvironmentKey {
  typealias Wait = @MainActor @Sendable () async throws -> Void

  static var defaultValue: Wait { { try await Task.sleep(for: .seconds(1)) } }
}

extension EnvironmentValues {
  var presentationPatience: Patience.Wait {
    get { self[Patience.self] }
    set { self[Patience.self] = newValue }
  }
}

#endif
