import Foundation

extension Double {
  /// `1,234` or `1.2`: three digits or so, as a table needs them.
  var short: String {
    if isNaN { return "–" }
    return (abs(self) < 100 ? rounded(toPlaces: abs(self) < 10 ? 2 : 1) : rounded(toPlaces: 0))
  }

  /// `2.5×`.
  var times: String { short + "×" }

  private func rounded(toPlaces places: Int) -> String {
    formatted(
      .number.precision(.fractionLength(0...places)).locale(Locale(identifier: "en_US")))
  }
}

extension Int {
  /// `65,536`.
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
