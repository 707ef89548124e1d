public import Observation

extension TabBar {
  /// One tab: how it is named, what its badge says, and its stack.
  @MainActor
  @Observable
  public final class Tab {
    /// Unique in its bar.
    public nonisolated let id: String
    /// What a shell writes on the tab. May change while it is shown.
    public var title: String
    /// A word or a number beside the title; none unless a coordinator says so.
    public var badge: String?
    /// The stack of the tab. It leaves when another bar is shown that does not hold the tab.
    public nonisolated let navigator: Navigator

    /// A tab with an empty stack, for a coordinator to fill before the bar is shown.
    public init(id: String, title: String, badge: String? = nil) {
      self.id = id
      self.title = title
      self.badge = badge
      navigator = Navigator(.filling)
    }

    init(only navigator: Navigator) {
      (id, title) = ("", "")
      self.navigator = navigator
    }
  }
}

nonisolated extension TabBar.Tab: Identifiable {}
