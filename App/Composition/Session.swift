public import WebService

/// Who uses the app: somebody with an account, or a guest. Before anybody does, there is none.
public nonisolated enum Session: Sendable, Hashable {
  /// Somebody who has not said who they are.
  case guest
  /// Somebody who has logged in, or has just created an account.
  case user(User)

  /// The session of this user; without one, that of a guest.
  public init(_ user: User?) {
    self = user.map(Session.user) ?? .guest
  }

  /// Who uses the app, in a word, as its map tells people apart.
  public static func word(for session: Session?) -> String {
    switch session {
    case nil: "nobody"
    case .guest: "guest"
    case .user: "user"
    }
  }

  /// The user; nobody for a guest.
  public var user: User? {
    if case .user(let user) = self { user } else { nil }
  }
}
