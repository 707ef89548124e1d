public import Coordination
public import WebService

/// What is not to be had now is not the same as what is not there.
extension WebServiceError: PassingFailure {
  public var mayPass: Bool { self == .unavailable }
}
