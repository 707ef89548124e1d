public import FlowMapping

/// A step that could not be done, or that broke something.
///
/// Nothing that was typed into a secure field is in it.
public nonisolated struct FlowFailure: Error {
  /// A line of a test.
  struct Site {
    let file: StaticString
    let line: UInt

    init(_ file: StaticString, _ line: UInt) {
      self.file = file
      self.line = line
    }
  }

  /// A wait has taken too long.
  struct Timeout: Error {}

  /// Where in the test the step is.
  public let file: StaticString
  /// The line there.
  public let line: UInt
  /// What could not be done, and why: one sentence, or one for each thing that is broken.
  public let reason: String
  /// The `Refusal` or `LinkFailure` of the window, when it is one.
  public let cause: (any Error)?
  /// The acts that are enough to see it again, when a walk has found it: ``FlowApp/play(_:timeout:file:line:)``.
  public let acts: [FlowAct]
  /// What there was at that moment: the screen, the coordinators, the last events.
  public let report: String

  init(
    _ reason: String, _ site: Site, cause: (any Error)? = nil, acts: [FlowAct] = [],
    report: String
  ) {
    file = site.file
    line = site.line
    self.reason = reason
    self.cause = cause
    self.acts = acts
    self.report = report
  }
}

nonisolated extension FlowFailure: CustomStringConvertible {
  /// Begins with file and line, as test frameworks report a thrown error at the test and not there.
  public var description: String { "\(file):\(line): \(reason)\n\n\(report)" }
}
