internal import Coordination
internal import FlowMapping

extension FlowElement {
  /// Taps a button, a row, an answer, a tab or `Back`. In a field, puts the cursor there.
  public func tap(file: StaticString = #filePath, line: UInt = #line) throws(FlowFailure) {
    try app.step("tap \(self)", by: act, .init(file, line)) {
      let window = app.window
      // Also when it is not there, as the window says best why it cannot be tapped.
      if path.count == 2, case .named("Back") = path[1].choice, isFrontBar {
        return try window.back()
      }
      let node = try find()
      switch (path[0].kind, path.count) {
      case (.navigationBar, 2): try window.back()
      case (.tabBar, 2): try window.select(node.id)
      case (.alert, 2): try window.answer(node.id)
      case _ where isOnScreen && node.kind.takesText: try window.perform(on: screen()) {}
      case _ where isOnScreen: try window.tap(node.id, on: screen())
      default: throw Missing("only what is in it can be tapped")
      }
    }
  }

  /// What a tap is, if it can be told.
  private var act: FlowAct? {
    if path.count == 2, case .named("Back") = path[1].choice, isFrontBar { return .back }
    guard let node = try? find() else { return nil }
    switch (path[0].kind, path.count) {
    case (.navigationBar, 2): return .back
    case (.tabBar, 2): return .tab(node.id)
    case (.alert, 2): return .answer(node.id)
    default: return isOnScreen && !node.kind.takesText ? .tap(node.id) : nil
    }
  }

  private var isFrontBar: Bool {
    guard path[0].kind == .navigationBar else { return false }
    guard case .named(let title) = path[0].choice else { return true }
    return title == app.window.front?.viewModel.title
  }

  /// Types at the end of what is in a field.
  public func typeText(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) throws(FlowFailure) {
    try app.step("type into \(self)", .init(file, line)) { try enter { $0 + text } }
  }

  /// Empties a field.
  public func clearText(file: StaticString = #filePath, line: UInt = #line) throws(FlowFailure) {
    try app.step("clear \(self)", .init(file, line)) { try enter { _ in "" } }
  }

  /// Chooses one of what a picker offers.
  public func adjust(
    toPickerWheelValue option: String, file: StaticString = #filePath, line: UInt = #line
  ) throws(FlowFailure) {
    try app.step("choose “\(option)” in \(self)", .init(file, line)) {
      let node = try find()
      guard node.kind == .picker else { throw Missing("it is no picker") }
      guard node.options.contains(option) else {
        throw Missing("it offers \(node.options.joined(separator: ", "))")
      }
      try app.window.enter(option, into: node.id, on: screen())
    }
  }

  /// Pulls down a modal, which must be the top one.
  public func swipeDown(file: StaticString = #filePath, line: UInt = #line) throws(FlowFailure) {
    try app.step("pull down \(self)", by: .dismiss, .init(file, line)) {
      let window = app.window
      if case .last = path.last?.choice, path[0].kind == .modal { return try window.dismiss() }
      let node = try find()
      guard node.kind == .modal else { throw Missing("it is no modal") }
      guard node == FlowNode.nodes(.modal, in: window).last else {
        throw Missing("another modal covers it; pull down modals.top")
      }
      try window.dismiss()
    }
  }

  /// Returns when it is there. Fails at once when nothing is under way that could bring it.
  @discardableResult
  public func waitForExistence(
    timeout: Double = FlowApp.patience, file: StaticString = #filePath, line: UInt = #line
  ) async throws(FlowFailure) -> FlowElement {
    try await app.wait(for: "\(self)\(absence)", timeout: timeout, file: file, line: line) {
      exists
    }
    return self
  }

  /// Returns when it is no longer there. Fails at once when nothing is under way that could take it.
  public func waitForNonExistence(
    timeout: Double = FlowApp.patience, file: StaticString = #filePath, line: UInt = #line
  ) async throws(FlowFailure) {
    try await app.wait(for: "\(self) to go", timeout: timeout, file: file, line: line) { !exists }
  }

  private var absence: String {
    do {
      _ = try find()
      return ""
    } catch {
      return " (\(error))"
    }
  }

  /// Nobody may keep the screen, which would then be what leaks.
  private func screen() throws -> Screen {
    if let pin { return try pin.get() }
    guard let front = app.window.front else { throw Refusal.nothingShown }
    return front
  }

  private func enter(_ change: (String) -> String) throws {
    let node = try find()
    guard isOnScreen else { throw Refusal.notTypable(node.id) }
    let screen = try screen()
    let old = screen.viewModel.elements.first { $0.id == node.id }?.value
    try app.window.enter(change(old ?? ""), into: node.id, on: screen)
  }
}
