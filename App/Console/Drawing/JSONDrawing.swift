import Coordination
import Terminal

/// One JSON object a line for each reply, for programs. Its keys are a contract.
struct JSONDrawing: Drawing {
  /// More events than these are counted, not listed.
  static let eventLimit = 1000

  func draw(_ reply: Reply) -> String {
    let state = reply.after
    var object: [String: JSON] = [
      "address": .string(state.address),
      "alert": state.alert.map(Self.alert) ?? .null,
      "canGoBack": .bool(state.canGoBack),
      "command": JSON(reply.echo),
      "coordinators": .array(of: state.coordinators, Self.coordinator),
      "elements": .array(of: state.elements, Self.element),
      "error": JSON(reply.failure?.sentence),
      "events": .array(of: Array(reply.events.prefix(Self.eventLimit)), Self.event),
      "eventsOmitted": .number(max(0, reply.events.count - Self.eventLimit)),
      "held": JSON(state.held),
      "live": [
        "coordinators": .number(state.livingCoordinators),
        "viewModels": .number(state.livingViewModels),
      ],
      "modals": .array(of: state.modals) { JSON($0.segments) },
      "ok": .bool(reply.failure == nil),
      "opening": JSON(state.opening),
      "root": state.root.map { JSON($0.segments) } ?? .null,
      "schema": .number(1),
      "screen": JSON(state.screen),
      "tabs": state.tabs.map { .array(of: $0, Self.tab) } ?? .null,
      "title": JSON(state.title),
      "waiting": JSON(state.waiting),
      "window": .number(state.number),
      "windows": .number(state.windows),
    ]
    let lines = reply.command == .location ? nil : Report(reply).lines?.map(\.text)
    let words = lines ?? (reply.wait.map { [$0] } ?? []) + Movement(reply).refused
    if !words.isEmpty { object["text"] = JSON(words) }

    var text = ""
    JSON.object(object).write(to: &text)
    return text + "\n"
  }

  private static func alert(_ alert: AppState.Alert) -> JSON {
    [
      "title": .string(alert.title), "message": .string(alert.message),
      "buttons": .array(of: alert.buttons) {
        ["id": .string($0.id), "label": .string($0.label), "role": .string($0.role.rawValue)]
      },
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
      "stack": JSON(tab.stack.segments),
    ]
  }
}
