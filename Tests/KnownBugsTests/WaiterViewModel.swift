import Coordination
import Observation

/// The screen of a waiter. What is in its field would be lost with it.
@MainActor
@Observable
final class WaiterViewModel: ViewModel {
  let title = "Waiter"
  private(set) var note = ""
  private let wait: @MainActor () -> Void
  private let close: @MainActor () -> Void

  init(wait: @escaping @MainActor () -> Void, close: @escaping @MainActor () -> Void) {
    self.wait = wait
    self.close = close
  }

  var hasUnsavedInput: Bool { !note.isEmpty }

  var elements: [Screen.Element] {
    [
      .field("note", "Note", value: note) { self.note = $0 },
      .button("wait", "Wait", tap: wait),
      .button("close", "Close", tap: close),
    ]
  }
}
