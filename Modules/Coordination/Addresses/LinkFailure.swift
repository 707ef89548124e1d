/// Why an address was not opened, or not to its end.
public nonisolated enum LinkFailure: Error, Hashable {
  /// It cannot be read as an address. Nothing has changed.
  case malformed(String, String)
  /// Nobody knows this step. What comes before it is open, if anything does.
  case unknown(Address, step: String)
  /// The step is known, but what it names is not to be had, for this reason.
  case notThere(Address, step: String, String)
  /// Something newer came first: a person's act, or another address.
  case dropped(Address)
}

nonisolated extension LinkFailure: CustomStringConvertible {
  /// One sentence that names the link and the step.
  public var description: String {
    switch self {
    case .malformed(let link, let reason): "“\(link)” is no address: \(reason)"
    case .unknown(let address, let step): "“\(address)” leads nowhere: there is no “\(step)” here"
    case .notThere(let address, let step, let reason):
      "“\(address)” stops before “\(step)”: \(reason)"
    case .dropped(let address): "“\(address)” was dropped: something newer came first"
    }
  }
}
