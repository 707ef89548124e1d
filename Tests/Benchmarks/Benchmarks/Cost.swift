/// What one operation takes.
struct Cost: Codable, Sendable {
  /// Processor time in nanoseconds; the median of all batches.
  var time = 0.0
  /// The same, in times of one cycle of the floor that was measured right beside it.
  var cycles = 0.0
  /// Blocks of memory that it asks for.
  var allocations = 0.0
  /// Entries of the log.
  var events = 0.0
  /// How often a view model is read.
  var visits = 0.0
}
