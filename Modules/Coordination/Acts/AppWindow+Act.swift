extension AppWindow {
  /// What a person does on one screen, for a shell with views of its own.
  ///
  /// ```swift
  /// let act = window.act(on: screen)
  /// Button("Next") { act { first.nextTapped() } }
  /// ```
  @MainActor
  public struct Act {
    public let window: AppWindow
    public let screen: Screen

    /// Runs the act if the screen is in front, and says whether it did; else it is refused.
    @discardableResult
    public func callAsFunction(_ body: () -> Void) -> Bool {
      (try? window.perform(on: screen, body)) != nil
    }
  }

  /// What a person does on this screen.
  public func act(on screen: Screen) -> Act {
    Act(window: self, screen: screen)
  }
}
