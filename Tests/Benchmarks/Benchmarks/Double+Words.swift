import Foundation

extension Double {
  private static let english = Locale(identifier: "en_US")

  /// Three digits: `1,230`, `12.3`, `0.00123`.
  var short: String {
    isNaN ? "–" : formatted(.number.precision(.significantDigits(1...3)).locale(Self.english))
  }

  /// For counts, where less than a hundredth is nothing: `14`, `1.25`, `0`.
  var hundredths: String {
    formatted(.number.precision(.fractionLength(0...2)).locale(Self.english))
  }

  /// `14`, `1.3`.
  var tenths: String {
    formatted(.number.precision(.fractionLength(0...1)).locale(Self.english))
  }

  /// `2.5×`.
  var times: String { isNaN ? "–" : short + "×" }
}

extension Int {
  /// `65,536`.
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
