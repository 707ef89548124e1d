internal import Coordination

/// The events of a part of a test that has to mention every one of them.
@MainActor
public final class FlowEvents {
  private let app: FlowApp
  private var mentioned: Int

  fileprivate init(_ app: FlowApp) {
    self.app = app
    mentioned = app.window.events.last?.sequence ?? 0
  }

  /// Requires that these are the next events, in this order: `"started RedCoordinator"`.
  public func expect(
    _ expected: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws(FlowFailure) {
    let actual = rest
    guard actual.starts(with: expected) else {
      let same = zip(expected, actual).prefix { $0 == $1 }.count
      throw app.failure(
        "these events were expected (−) or happened instead (+):\n"
          + lines("  ", expected.prefix(same)) + lines("− ", expected.dropFirst(same))
          + lines("+ ", actual.dropFirst(same)), .init(file, line))
    }
    mentioned += expected.count
  }

  fileprivate func requireEnd(_ site: FlowFailure.Site) throws(FlowFailure) {
    guard !rest.isEmpty else { return }
    throw app.failure("these events are not mentioned:\n" + lines("+ ", rest[...]), site)
  }

  private var rest: [String] {
    app.window.events.filter { $0.sequence > mentioned }.map(\.words)
  }

  private func lines(_ mark: String, _ events: ArraySlice<String>) -> String {
    events.map { "\n\(mark)\($0)" }.joined()
  }
}

extension FlowApp {
  /// Runs a part of a test that has to mention every event, and throws those that it does not.
  public func exhaustively<Value>(
    file: StaticString = #filePath, line: UInt = #line, _ body: (FlowEvents) throws -> Value
  ) throws -> Value {
    let events = FlowEvents(self)
    let value = try body(events)
    try events.requireEnd(.init(file, line))
    return value
  }

  /// Like the other one, for a part that waits.
  public func exhaustively<Value>(
    file: StaticString = #filePath, line: UInt = #line,
    _ body: (FlowEvents) async throws -> Value
  ) async throws -> Value {
    let events = FlowEvents(self)
    let value = try await body(events)
    try events.requireEnd(.init(file, line))
    return value
  }
}
