extension Int {
  /// In groups of three digits, such as `99,998`; the same in every locale.
  var grouped: String {
    let digits = String(magnitude)
    let groups = digits.enumerated().map { index, digit in
      let rest = digits.count - index
      return rest.isMultiple(of: 3) && index > 0 ? ",\(digit)" : String(digit)
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }
}
