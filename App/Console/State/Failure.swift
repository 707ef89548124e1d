/// Why a command did not do what was asked: a sentence each.
enum Failure: Error, Hashable {
  /// The app does not take this act now.
  case refused(String)
  /// Something expected is not so.
  case disappointed(String)
  case misread(String)
  /// The tree is not as it has to be, which is a bug.
  case broken([String])

  /// Why an act was refused, without the word for that.
  var reason: String {
    if case .refused(let reason) = self { reason } else { sentence }
  }

  var sentence: String {
    switch self {
    case .refused(let reason): "refused: " + reason
    case .disappointed(let reason): "failed: " + reason
    case .misread(let reason): "not understood: " + reason
    case .broken(let reasons):
      "a bug of the app, not of yours: " + reasons.joined(separator: "; ")
    }
  }
}
