internal import Coordination

/// Something a person can see or use, looked up anew on the front screen each time it is used.
@MainActor
public struct FlowElement {
  /// One step of the way to an element.
  nonisolated struct Step {
    let kind: FlowNode.Kind
    let choice: Choice
  }

  nonisolated enum Choice {
    case named(String)
    case index(Int)
    case only
    case first
    case last
  }

  /// It is not there, or not the only one.
  nonisolated struct Missing: Error, CustomStringConvertible {
    let description: String

    init(_ sentence: String) {
      description = sentence
    }
  }

  /// A screen other than the front one, perhaps, which this does not keep.
  struct Pin {
    weak var screen: Screen?
    let title: String
  }

  let app: FlowApp
  let path: [Step]
  let site: FlowFailure.Site
  private(set) var pin: Pin?

  init(app: FlowApp, path: [Step], site: FlowFailure.Site) {
    self.app = app
    self.path = path
    self.site = site
  }

  /// Whether it is there.
  public var exists: Bool { (try? find()) != nil }

  /// What a test calls it.
  public var identifier: FlowReading<String> { read("identifier") { $0.id } }

  /// What a person reads on it: the words of a text, the caption of everything else.
  public var label: FlowReading<String> { read("label") { $0.label } }

  /// What is in a field, a secure one as bullets; `on` or `off` of a switch, what is chosen of a
  /// picker; `nil` for everything else.
  public var value: FlowReading<String> { read("value") { $0.value } }

  /// Whether it can be used.
  public var isEnabled: FlowReading<Bool> { read("isEnabled") { $0.isEnabled } }

  /// Whether it is the selected tab.
  public var isSelected: FlowReading<Bool> { read("isSelected") { $0.isSelected } }

  /// The buttons in it, when it is a bar or an alert.
  public var buttons: FlowQuery { FlowQuery(app: app, path: path, kind: .button) }

  /// The texts in it, when it is an alert.
  public var staticTexts: FlowQuery { FlowQuery(app: app, path: path, kind: .staticText) }

  /// The same element, but always that of the screen which is in front now: also when that is
  /// covered, or has left. For a second tap that comes too late.
  public func pinned(
    file: StaticString = #filePath, line: UInt = #line
  ) throws(FlowFailure) -> FlowElement {
    var pinned = self
    try app.step("pin \(self)", .init(file, line)) {
      _ = try find()
      guard isOnScreen, let front = app.window.front else {
        throw Missing("it belongs to no screen")
      }
      pinned.pin = Pin(screen: front, title: front.viewModel.title)
    }
    return pinned
  }

  private func read<Value>(
    _ name: String, _ property: (FlowNode) -> Value?
  ) -> FlowReading<Value> {
    do {
      return FlowReading(property(try find()), context: "\(self).\(name), \(app.screen)")
    } catch {
      return FlowReading(
        nil, failure: app.failure("cannot read \(self): \(error)", site), context: app.screen)
    }
  }
}

extension FlowElement: CustomStringConvertible, CustomReflectable {
  /// As it is written in a test.
  public nonisolated var description: String {
    path.map(\.description).joined(separator: ".")
  }

  /// Nothing, like that of ``FlowApp``.
  public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

nonisolated extension FlowElement.Step: CustomStringConvertible {
  var description: String {
    switch choice {
    case .named(let name): "\(kind.plural)[\"\(name)\"]"
    case .index(let index): "\(kind.plural).element(boundBy: \(index))"
    case .only: kind == .navigationBar || kind == .tabBar ? kind.rawValue : "\(kind.plural).element"
    case .first: "\(kind.plural).firstMatch"
    case .last: "\(kind.plural).top"
    }
  }
}
