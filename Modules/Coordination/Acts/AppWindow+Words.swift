extension AppWindow {
  /// The few words that the window itself says to a person, in the language of the app.
  public nonisolated struct Words: Hashable, Sendable {
    /// Asked before something typed is lost.
    public let discardTitle: String
    public let discardMessage: String
    /// The answer that changes nothing, and the one that carries on.
    public let keep: String
    public let discard: String

    /// English, where nothing else is given.
    public init(
      discardTitle: String = "Discard?",
      discardMessage: String = "What you have typed here is not saved.",
      keep: String = "Keep", discard: String = "Discard"
    ) {
      self.discardTitle = discardTitle
      self.discardMessage = discardMessage
      self.keep = keep
      self.discard = discard
    }
  }
}
