import Foundation

/// A new feature of this workspace: its files, and all that leads there.
struct NewPlan {
  let options: NewOptions
  let workspace: Workspace
  /// The new one.
  let name: Name
  /// The one that leads there.
  let source: Feature
  var plan: Plan

  init(_ options: NewOptions, in workspace: Workspace) throws(Objection) {
    self.options = options
    self.workspace = workspace
    name = Name(options.name)
    plan = Plan(root: workspace.root)
    try Self.check(options, in: workspace)
    source = try Feature(options.source, in: workspace)
    try checkWay()

    try writeModule()
    try listInManifest()
    try leadThere()
    try offer()
    try wire()
    try expectOffer()
    try listAddress()
    try writeFlow()
    try plan.format(plan.paths, by: workspace.formatting)
  }

  /// How the new feature is shown, on an edge whose navigator this is.
  func place(on navigator: String = "$0") -> String {
    let place = options.isModal ? ".modal(over: " : ".push(onto: "
    return "\(place)\(navigator), at: \"\(options.segment)\")"
  }

  /// The type of the edge.
  var destination: String {
    options.result.map { "DestinationWithResult<\($0.rawValue)>" } ?? "Destination"
  }

  /// `showSettings`.
  var showing: String { "show" + name.variable.prefix(1).uppercased() + name.variable.dropFirst() }
}
