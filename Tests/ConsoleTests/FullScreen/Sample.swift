import Coordination
import Terminal

@testable import Console

/// States that no app has, to see that they are drawn all the same.
enum Sample {
  static func state(modals: Int = 0, alert: Bool = false, rows: Int = 20) -> AppState {
    var state = AppState()
    state.address = "/home/product/1" + String(repeating: "/owner", count: modals)
    state.title = modals > 0 ? "青木 健" : "Paper Lantern"
    state.screen = 7 + modals
    state.canGoBack = true
    state.backTitle = "提灯の長い名前のついた商品"
    state.tabs = [
      .init(id: "home", title: "ホーム", isSelected: true, stack: ["home", "product/1"]),
      .init(id: "first", title: "First", isSelected: false, stack: ["first"]),
    ]
    state.modals = Array(repeating: ["owner"], count: modals)
    state.elements = [
      .init(id: "username", kind: .field, label: "Username", value: "青木", isEnabled: true),
      .init(id: "password", kind: .secureField, label: "Password", value: "••", isEnabled: true),
      .init(
        id: "text", kind: .text, label: "Folds flat; the candle is not included.\u{1B}[2J",
        value: nil, isEnabled: true),
    ]
    for row in 0..<rows {
      state.elements.append(
        .init(
          id: "row-\(row)", kind: .row, label: "手ぬぐい \(row) 👨‍👩‍👧", value: nil, isEnabled: row != 3))
    }
    if alert {
      state.alert = .init(
        title: "Discard?", message: "What you have typed here is not saved.",
        buttons: [
          .init(id: "discard", label: "Discard", role: .destructive),
          .init(id: "keep", label: "Keep", role: .cancel),
        ])
    }
    state.coordinators = (1...30).map {
      .init(
        id: $0, name: $0.isMultiple(of: 2) ? "HomeCoordinator" : "ProductDetailCoordinator",
        parent: $0 == 1 ? nil : $0 / 2, segments: [], ownsFront: $0 == 17)
    }
    return state
  }

  static func reply(
    _ echo: String? = nil, _ command: Command? = nil, failure: Failure? = nil,
    events: [LogEntry] = [], from before: AppState, to after: AppState
  ) -> Reply {
    Reply(
      echo: echo, command: command, failure: failure, events: events, before: before, after: after)
  }

  static func event(
    _ sequence: Int, _ segment: String = "x", _ kind: AppWindow.Event.Kind = .removed,
    of id: Int = 30
  ) -> LogEntry {
    LogEntry(
      sequence: sequence, kind: kind, coordinator: "HomeCoordinator", id: id, segment: segment,
      screen: 9, detail: nil)
  }

  static func stage(_ state: AppState = state()) -> Stage {
    Stage(reply(from: AppState(), to: state))
  }

  /// Stages of all kinds: with alerts, modals, a command that is written, help, earlier states.
  static var stages: [Stage] {
    var stages: [Stage] = []
    for modals in 0...4 {
      for alert in [false, true] {
        var stage = stage(state(modals: modals, alert: alert))
        var next = state(modals: modals, alert: alert)
        next.coordinators.removeLast(3)
        stage.take(
          reply("back", .back(.once), events: [event(1)], from: stage.state, to: next), of: 1)
        stages.append(stage)
      }
    }
    var last = stages[0]
    for key: Key in [
      .down, .text("?"), .escape, .text(":"), .text("t"), .tab, .tab, .escape, .text("1"),
      .text("2"), .text("1"), .enter, .text("木"), .escape, .text("["), .text("x"), .text("t"),
      .text("e"), .pageDown, .text("9"), .text("9"),
    ] {
      _ = last.take(key)
      stages.append(last)
    }
    return stages
  }
}
