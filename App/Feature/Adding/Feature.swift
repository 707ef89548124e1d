/// A feature of the workspace that is to lead on: where its files are, and how they are written.
struct Feature {
  let name: Name
  let style: NewOptions.Style

  init(_ name: String, in workspace: Workspace) throws(Objection) {
    self.name = Name(name)
    let text = try workspace.text("Modules/\(name)/\(name)ViewModel.swift")
    style = text.contains("protocol \(name)ViewModelDelegate") ? .delegate : .closures
  }

  private var folder: String { "Modules/\(name.type)/\(name.type)" }
  var coordinator: String { folder + "Coordinator.swift" }
  var address: String { folder + "Coordinator+Address.swift" }
  var viewModel: String { folder + "ViewModel.swift" }
  var elements: String { folder + "ViewModel+Elements.swift" }
  var page: String { "Modules/\(name.type)/\(name.type).docc/\(name.type).md" }
  var tests: String { "Tests/\(name.type)Tests" }
}
