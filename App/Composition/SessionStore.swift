public import WebService

/// Who uses the app, in all of its windows: each window of the app is given the same store.
///
/// Every change has a number, and an answer of an older session changes nothing any more. A log-in that
/// is overtaken has left with its screen.
@MainActor
public final class SessionStore {
  /// Why a session ends.
  enum Ending {
    case asked, expired, gone

    /// What Welcome says of it.
    var notice: String? {
      switch self {
      case .asked: nil
      case .expired: "Your session has ended; log in to go on where you were."
      case .gone: "Your account is no longer there; log in with another one."
      }
    }
  }

  private struct Member {
    weak var app: AppCoordinator?
  }

  let service: any WebServiceAPI
  /// Who uses the app; nobody while Welcome is up.
  public private(set) var session: Session?
  /// Why Welcome is up, if nobody asked for that.
  private(set) var notice: String?
  private(set) var number = 0
  /// Whether the session began without an answer, so that the service has yet to say who this is.
  private var isUnconfirmed = false
  private var members: [Member] = []

  /// Begins with this session, or with none.
  public init(service: any WebServiceAPI, session: Session? = nil) {
    self.service = service
    self.session = session
  }

  /// Begins a session in every window, or ends it: in one change each, after which nothing of the
  /// session before is left.
  public func begin(_ session: Session?) {
    change(to: session)
  }

  func join(_ app: AppCoordinator) {
    members = members.filter { $0.app != nil } + [Member(app: app)]
  }

  /// Whether another window shows the session, or that there is none.
  func isShown(beside app: AppCoordinator) -> Bool {
    members.contains { $0.app.map { $0 !== app && $0.isFollowing } ?? false }
  }

  private func change(to session: Session?, because ending: Ending = .asked) {
    let apps = members.compactMap(\.app).filter(\.isFollowing)
    if self.session != nil || session == nil {
      for app in apps { app.sessionEnds(ending) }
    }
    let user = self.session?.user
    self.number += 1
    let number = self.number
    isUnconfirmed = false
    (self.session, notice) = (session, ending.notice)
    // Whoever hears of the first window may change the session again; that is shown already then.
    for app in apps where number == self.number { app.follow() }
    if let user, user.id != session?.user?.id { service.logOut(userID: user.id) }
  }
}

/// What the service says of the session.
extension SessionStore {
  /// Begins the session of a saved place; without an answer too, if that may come later. Answers why
  /// it was not so simple.
  func resume(_ snapshot: Snapshot) async -> WebServiceError? {
    let number = number
    guard let id = snapshot.user, snapshot.selected != nil else {
      begin(snapshot.selected.map { _ in .guest })
      return nil
    }
    do throws(WebServiceError) {
      let user = try await service.resume(userID: id)
      if number == self.number { begin(.user(user)) }
      return nil
    } catch {
      guard number == self.number else { return error }
      if error.mayPass {
        begin(Session(snapshot.person))
        isUnconfirmed = true
      } else {
        change(to: nil, because: error == .sessionExpired ? .expired : .gone)
      }
      return error
    }
  }

  /// Asks who this is, if that is not known yet; nothing else is asked before.
  func confirm(_ number: Int) async throws(WebServiceError) {
    guard number == self.number else { throw .sessionExpired }
    guard isUnconfirmed, let id = session?.user?.id else { return }
    do throws(WebServiceError) {
      let user = try await service.resume(userID: id)
      guard number == self.number else { throw .sessionExpired }
      isUnconfirmed = false
      session = .user(user)
    } catch {
      if error == .notFound, number == self.number { change(to: nil, because: .gone) }
      throw error
    }
  }

  /// The service has answered in the session of that number. Of a storm of answers that it has
  /// expired, the first one counts.
  func answered(_ error: WebServiceError? = nil, in number: Int) {
    guard number == self.number, error?.mayPass != true else { return }
    if error == .sessionExpired {
      change(to: nil, because: .expired)
    } else {
      for member in members { member.app?.goOn() }
    }
  }
}
