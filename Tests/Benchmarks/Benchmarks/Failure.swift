/// Why the figures would not be true.
enum Failure: Error, CustomStringConvertible {
  case undone
  case faults([String])
  case uncounted

  var description: String {
    switch self {
    case .undone: "some of the work was not done"
    case .faults(let faults): faults.joined(separator: "; ")
    case .uncounted: "making one object should count as one allocation, and does not"
    }
  }
}
