internal import WebService

/// What travels: see docs/web-service.md. Keys that are not known are ignored.
nonisolated enum Wire {
  struct Credentials: Encodable {
    let username: String
    let password: String
  }

  struct Person: Decodable {
    let id: Int
    let name: String

    var user: User { User(id: id, name: name) }
  }

  struct Goods: Decodable {
    let id: Int
    let name: String
    let cents: Int
    let description: String
    let owner: Person

    var product: Product {
      Product(id: id, name: name, cents: cents, description: description, owner: owner.user)
    }
  }

  struct Admission: Decodable {
    let user: Person
    let token: String
  }

  struct Standing: Decodable {
    let user: Person
  }

  struct Refusal: Decodable {
    let error: String

    /// What it means, if the service gives it with this status.
    func meaning(status: Int) -> WebServiceError? {
      switch (status, error) {
      case (400, "empty-credentials"): .emptyCredentials
      case (401, "wrong-credentials"): .wrongCredentials
      case (401, "session-expired"): .sessionExpired
      case (404, "not-found"): .notFound
      case (409, "name-taken"): .nameTaken
      default: nil
      }
    }
  }
}
