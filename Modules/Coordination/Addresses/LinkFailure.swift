/// Why an address was not opened, or not to its end.
public nonisolated enum LinkFailure: Error, Hashable {
  /// It cannot be read as an address. Nothing has changed.
  case malformed(String, String)
  /// Nobody knows this step. What comes before it is open, if anything does.
  case unknown(Address, step: String)
  /// The step is known, but what it names is not there, for this reason.
  case notThere(Address, step: String, String)
  /// The step is known, but what it names is not to be had now, for this reason; see
  /// ``PassingFailure``.
  case notNow(Address, step: String, String)
  /// Something newer came first: a person's act, or another address.
  case dropped(Address)
  /// It was to be opened by a step of another one, which shows one screen and nothing else.
  case nested(Address)
}

/// An error that may be gone at the next attempt, such as a service that does not answer.
///
/// A link that a step could not load for such an error fails with ``LinkFailure/notNow(_:step:_:)``.
public nonisolated protocol PassingFailure: Error {
  /// Whether another attempt may succeed.
  var mayPass: Bool { get }
}

nonisolated extension LinkFailure {
  static func failure(of error: any Error, _ address: Address, step: String) -> LinkFailure {
    (error as? any PassingFailure)?.mayPass == true
      ? .notNow(address, step: step, "\(error)") : .notThere(address, step: step, "\(error)")
  }
}

nonisolated extension LinkFailure: CustomStringConvertible {
  /// One sentence that names the link and the step.
  public var description: String {
    switch self {
    case .malformed(let link, let reason): "“\(link)” is no address: \(reason)"
    case .unknown(let address, let step): "“\(address)” leads nowhere: there is no “\(step)” here"
    case .notThere(let address, let step, let reason), .notNow(let address, let step, let reason):
      "“\(address)” stops before “\(step)”: \(reason)"
    case .dropped(let address): "“\(address)” was dropped: something newer came first"
    case .nested(let address):
      "“\(address)” was not opened: a step of another address asked for it, and may only show a screen"
    }
  }
}
