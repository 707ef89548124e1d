/// Why a request to the web service was refused.
///
/// No case carries what a person typed, so an error can be shown and logged as it is.
public nonisolated enum WebServiceError: Error, Hashable, CaseIterable {
  /// The username or the password was left empty.
  case emptyCredentials

  /// No account has this username with this password; which of the two is wrong is not told.
  case wrongCredentials

  /// Somebody has an account with this username already.
  case nameTaken

  /// There is no product or user with this number.
  case notFound

  /// The service no longer knows who is asking; they have to log in again.
  case sessionExpired

  /// The service gave no answer, or none that can be read. It may, later.
  case unavailable

  /// One sentence for the person who asked, saying what they can do about it.
  public var message: String {
    switch self {
    case .emptyCredentials: "Enter a username and a password."
    case .wrongCredentials: "This username and password do not match; check both and try again."
    case .nameTaken: "This username is taken; choose another one."
    case .notFound: "This is no longer available; go back and choose something else."
    case .sessionExpired: "Your session has ended; log in again."
    case .unavailable: "The service does not answer; try again in a moment."
    }
  }
}

nonisolated extension WebServiceError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
