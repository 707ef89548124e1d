/// Turns what came of a line into text: for a person, for a program, for the tour.
protocol Drawing {
  func draw(_ reply: Reply) -> String
  /// What a comment in a script is drawn as. Nothing, unless it is a narration.
  func narrate(_ comment: String) -> String
}

extension Drawing {
  func narrate(_ comment: String) -> String { "" }
}
