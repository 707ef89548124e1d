/// How a coordinator gets from a screen of its own to what follows it in an address.
@MainActor
public struct LinkStep {
  enum Kind {
    case show(@MainActor () -> Void)
    case load(@MainActor () async throws -> @MainActor () -> Void)
    case wait(String)
    case refuse(String)
  }

  let kind: Kind

  /// Shows exactly one screen, whose segment begins the rest of the address: a new root when the
  /// app's own coordinator is asked, else a screen on the same stack, or a modal.
  public static func show(_ show: @escaping @MainActor () -> Void) -> LinkStep {
    LinkStep(kind: .show(show))
  }

  /// Fetches what the screen needs, and then shows it: unless the link was dropped meanwhile, or
  /// the operation throws, whose error is shown to the person as its description.
  ///
  /// `then` gets the owner as its first argument, so that it need not capture it.
  public static func load<Owner: AnyObject, Value>(
    for owner: Owner,
    _ operation: @escaping @MainActor () async throws -> Value,
    then: @escaping @MainActor (Owner, Value) -> Void
  ) -> LinkStep {
    LinkStep(
      kind: .load { [weak owner] in
        let value = try await operation()
        return { [weak owner] in if let owner { then(owner, value) } }
      })
  }

  /// Nothing can be shown yet, for this reason. Whoever says so opens the address later.
  public static func wait(_ reason: String) -> LinkStep {
    LinkStep(kind: .wait(reason))
  }

  /// The step is known, but cannot be taken, for this reason.
  public static func refuse(_ reason: String) -> LinkStep {
    LinkStep(kind: .refuse(reason))
  }
}
