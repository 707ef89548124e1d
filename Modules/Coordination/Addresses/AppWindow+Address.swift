extension AppWindow {
  /// Where the front screen is: the segments of the selected stack and of every modal's, bottom up.
  public var address: String {
    ([root].compactMap(\.self) + modals).map(\.address).joined()
  }
}

extension Navigator {
  /// Where the top of this stack is; without what may stand under it, when it is a modal.
  public var address: String { Address(parts: screens.flatMap(\.parts)).description }
}

extension Screen {
  /// The parts of its segment.
  var parts: [String] { segment.split(separator: "/").map(String.init) }
}
