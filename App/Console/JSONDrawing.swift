import Coordination

/// One JSON object a line for each reply, for programs. Its keys are a contract.
struct JSONDrawing: Drawing {
  /// More events than these are counted, not listed.
  static let eventLimit = 1000

  func draw(_ reply: Reply) -> String {
    let state = reply.after
    var object: [JSON.Pair] = []
    func put(_ key: String, _ value: JSON) {
      object.append(JSON.Pair(key: key, value: value))
    }

    put("address", .string(state.address))
    put("alert", state.alert.map(Self.alert) ?? .null)
    put("canGoBack", .bool(state.canGoBack))
    put("command", JSON(reply.echo))
    put("coordinators", .array(state.coordinators.map(Self.coordinator)))
    put("elements", .array(state.elements.map(Self.element)))
    put("error", JSON(reply.failure?.sentence))
    put("events", .array(reply.events.prefix(Self.eventLimit).map(Self.event)))
    put("eventsOmitted", .number(max(0, reply.events.count - Self.eventLimit)))
    put(
      "live",
      [
        "coordinators": .number(state.livingCoordinators),
        "viewModels": .number(state.livingViewModels),
      ])
    put("modals", .array(state.modals.map(Self.strings)))
    put("ok", .bool(reply.failure == nil))
    put("root", state.root.map(Self.strings) ?? .null)
    put("schema", .number(1))
    put("screen", JSON(state.screen))
    put("tabs", state.tabs.map { .array($0.map(Self.tab)) } ?? .null)
    put("title", JSON(state.title))
    if let lines = Report(reply).lines, reply.command != .location {
      put("text", Self.strings(lines.map(\.text)))
    }

    var text = ""
    JSON.object(object).write(to: &text)
    return text + "\n"
  }

  private static func strings(_ strings: [String]) -> JSON {
    .array(strings.map(JSON.string))
  }

  private static func alert(_ alert: AppState.Alert) -> JSON {
    [
      "title": .string(alert.title), "message": .string(alert.message),
      "buttons": .array(
        alert.buttons.map {
          ["id": .string($0.id), "label": .string($0.label), "role": .string($0.role.rawValue)]
        }),
    ]
  }

  private static func coordinator(_ coordinator: AppState.Coordinator) -> JSON {
    [
      "id": .number(coordinator.id), "name": .string(coordinator.name),
      "parent": JSON(coordinator.parent),
    ]
  }

  private static func element(_ element: AppState.Element) -> JSON {
    [
      "id": .string(element.id), "kind": .string(element.kind.rawValue),
      "label": .string(element.label), "value": JSON(element.value),
      "enabled": .bool(element.isEnabled),
    ]
  }

  private static func event(_ event: LogEntry) -> JSON {
    [
      "seq": .number(event.sequence), "event": .string(event.kind.rawValue),
      "coordinator": JSON(event.coordinator), "id": JSON(event.id),
      "segment": JSON(event.segment),
    ]
  }

  private static func tab(_ tab: AppState.Tab) -> JSON {
    [
      "id": .string(tab.id), "title": .string(tab.title), "selected": .bool(tab.isSelected),
      "stack": strings(tab.stack),
    ]
  }
}
