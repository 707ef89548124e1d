internal import Coordination

/// Explores an app breadth first: the first script that leads to a spot is a shortest one.
@MainActor
final class FlowExplorer {
  private struct Start {
    let key: String
    let script: [FlowAct]
  }

  private let player: FlowPlayer
  private let texts: [String]
  private let inputs: [String: [[String: String]]]
  private let rows: Int
  private let limit: Int
  private let situation: @MainActor (any Coordinator) -> String
  private var sketch = FlowSketch()
  private var starts: [Start] = []
  private var known: Set<String> = []

  init(
    _ player: FlowPlayer, texts: [String], inputs: [String: [[String: String]]], rows: Int,
    limit: Int, situation: @escaping @MainActor (any Coordinator) -> String
  ) {
    self.player = player
    self.texts = texts
    self.inputs = inputs
    self.rows = rows
    self.limit = limit
    self.situation = situation
  }

  var map: FlowMap {
    sketch.map(.init(spots: starts.count, launches: player.launches, acts: player.acts))
  }

  func run() async throws(FlowFault) {
    let launched = try await player.play([])
    note(sight(launched), [])
    var next = 0
    while next < starts.count {
      try await leave(starts[next])
      next += 1
    }
  }

  /// Does everything that can be done at a start, each in a new app.
  private func leave(_ start: Start) async throws(FlowFault) {
    guard var run = try await arrive(start) else { return }
    var isFresh = true
    for acts in choices(in: run.window) {
      if !isFresh {
        guard let next = try await arrive(start) else { return }
        run = next
      }
      isFresh = false
      let before = sight(run)
      let name = acts[0].name(in: run.window)
      var script = start.script
      var isTaken = false
      for act in acts {
        isTaken = try await player.take(act, in: run, after: script)
        script.append(act)
      }
      // What was refused has changed nothing, so the app is as good as new.
      guard isTaken || acts.count > 1 else {
        isFresh = true
        continue
      }
      note(sight(run), script, act: name, since: before)
    }
  }

  /// A new app at this start. None, when the same acts lead elsewhere each time.
  private func arrive(_ start: Start) async throws(FlowFault) -> FlowRun? {
    var others: [String] = []
    for _ in 1...3 {
      let run = try await player.play(start.script)
      let sight = sight(run)
      if sight.key == start.key { return run }
      others.append("\(sight.spot.place)")
    }
    let script = start.script.map(\.description).joined(separator: ", ")
    sketch.leaveOut(
      "the app leaves something to chance: after “\(script)” it was not where it was before, "
        + "but at \(Set(others).sorted().joined(separator: " or "))")
    return nil
  }

  /// Every act that is to be tried; filling in a form is several at once.
  private func choices(in window: AppWindow) -> [[FlowAct]] {
    let place = FlowSpot(window).place
    let fillings = place.alert == nil ? inputs[place.screen] : nil
    let elements = window.front?.viewModel.elements ?? []
    var counts: [String: Int] = [:]
    let acts = FlowAct.possible(in: window) { _ in fillings == nil ? texts + [""] : [] }
      .filter { act in
        let name = act.name(in: window)
        guard name != act.description else { return true }
        counts[name, default: 0] += 1
        return counts[name, default: 0] <= rows
      }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) where count > rows {
      sketch.leaveOut("only the first \(rows) of \(count) were tried at \(place.screen): \(name)")
    }
    return acts.map { [$0] }
      + (fillings ?? []).map { filling in
        elements.filter(\.isEnabled).compactMap { element in
          let text = filling[element.id] ?? ""
          return element.kind.isTyped && text != element.value
            ? .type(text, into: element.id) : nil
        }
      }.filter { !$0.isEmpty }
  }

  private func sight(_ run: FlowRun) -> FlowSight {
    FlowSight(run, situation: run.coordinator.map(situation) ?? "")
  }

  private func note(
    _ sight: FlowSight, _ script: [FlowAct], act: String? = nil, since: FlowSight? = nil
  ) {
    if known.insert(sight.key).inserted {
      if starts.count < limit {
        starts.append(Start(key: sight.key, script: script))
      } else {
        sketch.leaveOut(
          "more than \(limit) spots; a situation, or what is typed, may have no end")
      }
    }
    sketch.add(sight, script)
    if let act, let since, !act.hasPrefix("type ") { sketch.add(act, since, sight, script) }
  }
}
