extension [Double] {
  /// The middle one of them by size.
  var median: Double {
    isEmpty ? .nan : sorted()[count / 2]
  }
}
