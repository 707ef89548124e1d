import Coordination
import Observation

/// A page with a note that may be lost, and a question that may be asked again in the same words.
@MainActor
@Observable
final class PageViewModel: ViewModel {
  private(set) var title = "Page"
  private(set) var note = ""
  private(set) var isMarked = false
  private(set) var colour = "red"
  var alert: Screen.Alert?
  private let push: @MainActor () -> Void
  private let present: @MainActor (Presentation.Style) -> Void
  private let close: @MainActor () -> Void

  init(
    push: @escaping @MainActor () -> Void,
    present: @escaping @MainActor (Presentation.Style) -> Void,
    close: @escaping @MainActor () -> Void
  ) {
    self.push = push
    self.present = present
    self.close = close
  }

  var hasUnsavedInput: Bool { !note.isEmpty }

  var elements: [Screen.Element] {
    [
      .field("note", "Note", value: note) { [weak self] in self?.note = $0 },
      .toggle("marked", "Marked", isOn: isMarked) { [weak self] in self?.isMarked = $0 },
      .picker("colour", "Colour", options: ["red", "blue"], chosen: colour) { [weak self] in
        self?.colour = $0
      },
      .button("push", "Push", tap: push),
      .button("sheet", "Sheet") { [present] in present(.sheet) },
      .button("cover", "Cover") { [present] in present(.cover) },
      .button("rename", "Rename") { [weak self] in self?.title += "!" },
      .button("ask", "Ask") { [weak self] in self?.ask() },
      .button("close", "Close", tap: close),
    ]
  }

  func ask() {
    alert = Screen.Alert(
      "Again?",
      buttons: [
        .init("again", "Again") { [weak self] in self?.ask() },
        .init("sheet", "Sheet") { [present] in present(.sheet) },
        .init("push", "Push", action: push),
        .init("no", "No", role: .cancel),
      ])
  }
}
