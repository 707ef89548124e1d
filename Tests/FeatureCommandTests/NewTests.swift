import Foundation
import Testing

@testable import Feature

/// A feature that is added to this workspace. `.ci/feature-check` makes such features, builds them and
/// runs all tests; these look at what would be written.
struct NewTests {
  let desk = Desk()

  private static let features = (try? Workspace(around: Desk.root).features()) ?? []

  @Test(arguments: features)
  func `from every feature, in both styles, there is a way, a link and a test of it`(
    from: String
  ) throws {
    for style in NewOptions.Style.allCases {
      let new = try desk.new("Samovar --from \(from) --push samovar --style \(style)")
      let (plan, source) = (new.plan, new.source)
      let coordinator = try plan.text(source.coordinator)
      #expect(coordinator.contains("let samovar: Destination\n"))
      #expect(coordinator.contains("samovar: @escaping Destination"))
      #expect(coordinator.contains("self.samovar = samovar\n"))
      #expect(coordinator.contains("start(destinations.samovar(presentation.navigator))"))
      #expect(try plan.text(source.address).contains(#""samovar""#))
      #expect(
        try plan.text(source.elements).contains(
          #".button("samovar", "Samovar", tap: samovarTapped)"#))
      #expect(try plan.text(source.viewModel).contains("public func samovarTapped() {"))
      #expect(
        try plan.text(EdgeList.path).contains(
          #"samovar: { SamovarCoordinator(.push(onto: $0, at: "samovar")) }"#))
      #expect(try plan.text(EdgeList.path).contains("\nimport Samovar\n"))
      #expect(try plan.text("Package.swift").contains("  \"Samovar\": [\"Coordination\"],\n"))
      #expect(
        try plan.text(AddressTable.path).contains("/samovar` | Samovar | SamovarCoordinator |"))
      let tests = "Tests/\(from)Tests/\(from)CoordinatorTests.swift"
      #expect(try plan.text(tests).contains("Elsewhere(.push(onto: $0, at: \"samovar\"))"))
      #expect(
        plan.added.filter { $0.contains("Samovar") }.count == 6, "module, page, and two tests")
      // What was there is still there: no change takes a line away but to lengthen it.
      let gone = plan.difference.split(separator: "\n").filter {
        $0.hasPrefix("-") && !$0.hasPrefix("---")
      }
      #expect(gone.count <= 30)
    }
  }

  @Test(arguments: NewOptions.Style.allCases)
  func `the new feature is the one that is tested here, under its name`(
    style: NewOptions.Style
  ) throws {
    let model = Name(style == .delegate ? "Leaf" : "Bud")
    let new = try desk.new("Samovar --from First --push samovar --style \(style)")
    for file in ["Coordinator", "ViewModel", "ViewModel+Elements"] {
      let path = "Tests/FeatureCommandTests/\(model.type)/\(model.type)\(file).swift"
      let here = try new.workspace.text(path).filter { !$0.isWhitespace }
      let made = try new.plan.text("Modules/Samovar/Samovar\(file).swift")
      // Lines may be broken elsewhere.
      let back = NewPlan.renamed(made, from: new.name, to: model).filter { !$0.isWhitespace }
      #expect(back == here, "\(file)")
    }
  }

  @Test(arguments: ["Bool", "Int", "String"])
  func `a result arrives at the screen that asked`(type: String) throws {
    for from in ["First", "Home"] {
      let new = try desk.new("Samovar --from \(from) --modal samovar --result \(type)")
      let plan = new.plan
      let coordinator = try plan.text(new.source.coordinator)
      #expect(coordinator.contains("let samovar: DestinationWithResult<\(type)>"))
      #expect(coordinator.contains("viewModel?.samovarEnded(result)"))
      #expect(coordinator.contains("    viewModel = show("))
      #expect(try plan.text(new.source.viewModel).contains("var samovarResult: \(type)?"))
      #expect(try plan.text(new.source.elements).contains("samovar-result"))
      let samovar = try plan.text("Modules/Samovar/SamovarCoordinator.swift")
      #expect(samovar.contains("Lifetime<\(type)>()"))
      #expect(!samovar.contains("close"))
      #expect(try !plan.text("Modules/Samovar/SamovarViewModel.swift").contains("close"))
      #expect(try !plan.text("Tests/SamovarTests/SamovarCoordinatorTests.swift").contains("close"))
    }
  }

  @Test func `names of several words are written as each place has them`() throws {
    let plan = try desk.new("SamovarLid --from Red --push samovar-lid").plan
    #expect(
      try plan.text("Modules/SamovarLid/SamovarLidViewModel.swift").contains(
        #"title = "Samovar Lid""#))
    #expect(try plan.text("Modules/Red/RedViewModel.swift").contains("case samovarLid\n"))
    #expect(
      try plan.text(AddressTable.path).contains(
        "| `…/red/samovar-lid` | `/first/red/samovar-lid` |"))
  }

  @Test func `a row stands for every place of the screen in front, and for whoever can be there`()
    throws
  {
    let table = AddressTable(try Workspace(around: Desk.root).text(AddressTable.path))
    let under = table.places("x", under: "UserInfoCoordinator", of: Name("X"), how: "pushed")
    #expect(under.map(\.address) == ["/home/user/x", "…/owner/x", "/profile/x"])
    #expect(under.map(\.people) == [["users"], ["users", "guests"], ["users", "guests"]])
    let product = table.places("x", under: "ProductDetailCoordinator", of: Name("X"), how: "modal")
    #expect(product.map(\.address) == ["…/product/N/x"])
    #expect(product.map(\.example) == ["/home/product/1/x"])
  }

  @Test func `a dry run shows the difference, and writes nothing`() throws {
    let difference = try desk.answer("new Samovar --from First --push samovar --dry-run")
    #expect(difference.contains("--- a/Package.swift\n+++ b/Package.swift\n@@ "))
    #expect(difference.contains("\n+  \"Samovar\": [\"Coordination\"],\n"))
    #expect(
      difference.contains(
        "--- /dev/null\n+++ b/Modules/Samovar/SamovarCoordinator.swift\n@@ -0,0 +1,"))
    #expect(try !Workspace(around: Desk.root).exists("Modules/Samovar"))
  }
}
