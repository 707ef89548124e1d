import Coordination

extension AppWindow {
  /// Acts as a person does who sees this state. Answers what that waits for, if it does.
  func take(_ act: Command, in state: AppState) async throws -> String? {
    // Before anything is held on to, as this may take a while.
    if case .open(let link) = act { return try await follow(try Address(link, scheme: "demo")) }
    guard let front else { throw Refusal.nothingShown }
    switch act {
    case .tap(let name): try tap(Self.one(state.tappable(name)) ?? name, on: front)
    case .type(let field, let text):
      try enter(text, into: Self.one(state.typable(field)) ?? field, on: front)
    case .answer(let name): try answer(Self.one(state.answers(name)) ?? name)
    case .back(.once): try back()
    case .back(.screens(let count)): try back(count)
    case .back(.root): try backToRoot()
    case .dismiss: try dismiss()
    case .tab(let name): try select(Self.one(state.tabs(name)) ?? name)
    case .open, .bare, .map, .service, .window, .screen, .tree, .location, .events, .help, .expect,
      .quit:
      break
    }
    return nil
  }

  private func follow(_ address: Address) async throws -> String? {
    switch try await open(address) {
    case .arrived: nil
    case .asked: "“\(address)” waits for your answer"
    case .waiting(let reason): "“\(address)” waits: \(reason)"
    }
  }

  private static func one(_ ids: [String]) -> String? {
    ids.count == 1 ? ids[0] : nil
  }
}
