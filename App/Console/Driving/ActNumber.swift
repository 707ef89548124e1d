/// Which act it is that what happens now belongs to.
///
/// The tasks that an act starts carry its number on, so that what comes of it later is told under
/// the right sentence.
enum ActNumber {
  @TaskLocal static var current = 0
}
