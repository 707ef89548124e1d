import Coordination
import Terminal
import WebService

/// What the app asks of its web service: shown, and held where a person wants to see that.
extension Driver {
  /// How often everybody may go on before it is certain that nobody does.
  private static let rounds = 64

  /// What the app has asked and is kept from having.
  var held: [String] { service.waiting.map(\.words) }

  var isHolding: Bool { service.isHolding || !service.waiting.isEmpty }

  /// Returns when nothing is under way; or only what is held, which nothing but a release ends.
  func settled() async {
    if isHolding {
      await nothingMoves { true }
    } else {
      repeat {
        for pane in panes { await pane.window.settled() }
      } while !isAtRest
    }
  }

  /// Returns when something has ended and nothing is under way, or all that is waits for a release.
  func nothingMoves(after hasEnded: () -> Bool) async {
    var quiet = 0
    while quiet < Self.rounds, !hasEnded() || !isAtRest {
      await Task.yield()
      quiet = service.underWay == service.waiting.count ? quiet + 1 : 0
    }
  }

  func perform(_ act: Command.Service) -> Failure? {
    switch act {
    case .hold: service.isHolding = true
    case .fail: (service.isHolding, service.failure) = (false, .unavailable)
    case .ok: (service.isHolding, service.failure) = (false, nil)
    case .expire: service.isExpired = true
    case .release(let name):
      let isMeant = { (request: HeldWebService.Request) in
        name == nil || name == request.name || name == request.words
      }
      guard service.waiting.contains(where: isMeant) else {
        return .refused(
          "nothing is held" + (name.map { " that is called “\($0)”" } ?? "")
            + (state.held.isEmpty ? "" : ". There is: " + Suggestion.list(state.held)))
      }
      service.release(where: isMeant)
    }
    return nil
  }
}

extension HeldWebService.Request {
  /// What requests of its kind are called.
  fileprivate var name: String {
    switch self {
    case .logIn: "log-in"
    case .createAccount: "create-account"
    case .products, .productsOwnedBy: "products"
    case .product: "product"
    case .resume: "user"
    }
  }

  /// The kind, and what was asked for.
  fileprivate var words: String {
    switch self {
    case .logIn, .createAccount, .products: name
    case .productsOwnedBy(let id): "products of user \(id)"
    case .product(let id), .resume(let id): "\(name) \(id)"
    }
  }
}
