/// All elements of a kind, looked up anew each time it is used.
@MainActor
public struct FlowQuery {
  let app: FlowApp
  /// In what they are; nothing for those of the front screen.
  let path: [FlowElement.Step]
  let kind: FlowNode.Kind

  /// The one with this identifier, or else with this label.
  public subscript(
    name: String, file: StaticString = #filePath, line: UInt = #line
  ) -> FlowElement {
    element(.named(name), .init(file, line))
  }

  /// The one at this position, counted from 0.
  public func element(
    boundBy index: Int, file: StaticString = #filePath, line: UInt = #line
  ) -> FlowElement {
    element(.index(index), .init(file, line))
  }

  /// The only one there is.
  public var element: FlowElement { element(.only, app.site) }

  /// The first one.
  public var firstMatch: FlowElement { element(.first, app.site) }

  /// The last one: of modals, the one that covers the others.
  public var top: FlowElement { element(.last, app.site) }

  /// How many there are.
  public var count: Int { nodes.count }

  /// The identifier of each, in their order.
  public var identifiers: [String] { nodes.map(\.id) }

  /// The label of each, in their order.
  public var labels: [String] { nodes.map(\.label) }

  /// Every one, by its position.
  public var allElementsBoundByIndex: [FlowElement] {
    nodes.indices.map { element(.index($0), app.site) }
  }

  /// The buttons in the only one: `app.alerts.buttons["cancel"]`.
  public var buttons: FlowQuery { element.buttons }

  /// The texts in the only one.
  public var staticTexts: FlowQuery { element.staticTexts }

  private func element(_ choice: FlowElement.Choice, _ site: FlowFailure.Site) -> FlowElement {
    app.site = site
    return FlowElement(app: app, path: path + [.init(kind: kind, choice: choice)], site: site)
  }

  private var nodes: [FlowNode] {
    guard !path.isEmpty else { return FlowNode.nodes(kind, in: app.window) }
    let container = FlowElement(app: app, path: path, site: app.site)
    return ((try? container.find())?.children ?? []).filter { $0.isA(kind) }
  }
}

extension FlowQuery: CustomStringConvertible, CustomReflectable {
  /// As it is written in a test.
  public nonisolated var description: String {
    (path.map(\.description) + [kind.plural]).joined(separator: ".")
  }

  /// Nothing, like that of ``FlowApp``.
  public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
