public import Coordination

extension FlowMap {
  /// Explores an app from its launch, breadth first, by every act that a person can do.
  ///
  /// `make` has to make everything anew that the app changes, such as its service: each spot is come
  /// to by playing its shortest script in a new app. What breaks on the way is thrown with that
  /// script.
  ///
  /// `texts` are typed into each field, and nothing as well. `inputs` has, for the forms named there
  /// by the segment of their screen, each filling of the fields, instead of `texts`: for forms where
  /// each field times each text would be too much. Of one list the first `rows` rows are tapped, and
  /// at most `limit` spots are looked at; what is left out is told in ``gaps``. `situation` is what
  /// the map is to tell apart besides what a person sees, such as who uses the app. `check` says what
  /// else has to hold, a sentence for each thing that is broken.
  @MainActor
  public static func explored(
    texts: [String] = [], inputs: [String: [[String: String]]] = [:], rows: Int = 10,
    limit: Int = 10_000, arrivalsPerAct: Int = 1, patience: Double = FlowRun.patience,
    situation: @escaping @MainActor (any Coordinator) -> String = { _ in "" },
    check: @escaping @MainActor (AppWindow) -> [String] = { _ in [] },
    _ make: @escaping @MainActor (AppWindow) -> any Coordinator
  ) async throws(FlowFault) -> FlowMap {
    let player = FlowPlayer(
      arrivalsPerAct: arrivalsPerAct, patience: patience, check: check, make: make)
    let explorer = FlowExplorer(
      player, texts: texts, inputs: inputs, rows: rows, limit: limit, situation: situation)
    try await explorer.run()
    return explorer.map
  }
}
