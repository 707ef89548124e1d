/// A person with an account, as others see them: there is nothing secret in it.
public nonisolated struct User: Sendable, Hashable, Identifiable {
  /// The number by which the service knows this person; it never changes.
  public let id: Int

  /// The name to show.
  public let name: String

  /// Describes a person that a service knows.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
