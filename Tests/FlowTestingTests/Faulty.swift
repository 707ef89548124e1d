import Coordination

/// An app with a fault, and with much beside it that is in order.
@MainActor
final class Faulty {
  enum Fault {
    case none
    /// Whoever opens the detail keeps it.
    case keepsItsChild
    /// The view model of the detail keeps the coordinator, which keeps the view model.
    case keepsItself
    /// The detail shows that it is done, and does not finish.
    case neverFinishes
    /// The question comes up again when it is answered with yes.
    case keepsItsAlert
    /// Each time the detail is opened, one more of it opens.
    case pushesAgain
    /// The detail is shown in a tab that is not on the tree.
    case showsOutside
    /// The screen is another one each time somebody looks.
    case changesWhenRead
  }

  private let fault: Fault
  private var kept: [AnyObject] = []
  private var others: [Faulty] = []
  private var opened = 0
  private var read = 0

  init(_ fault: Fault) {
    self.fault = fault
  }

  func start(in window: AppWindow) -> any Coordinator {
    Stop(.root(of: window, at: "start"), "Start") { [self] stop, page in
      read += 1
      return [
        .field("name", "Name", value: page.text) { page.text = $0 },
        .row("detail", "Detail") { self.open(from: stop) },
        .row("other", "Other") { stop.push("Other") { stop, _ in [Self.close(stop)] } },
        .button("ask", "Ask") { self.ask(page) },
        .button("over", "Over") {
          let place = Presentation.modal(over: stop.presentation.navigator, at: "over")
          stop.start(Stop(place, "Over") { stop, _ in [Self.close(stop)] })
        },
        .button("dim", fault == .changesWhenRead ? "\(read)" : "Dim", isEnabled: false) {},
      ]
    }
  }

  /// Gives up all that the fault keeps, when nobody looks any more.
  func letGo() {
    kept = []
    for other in others { other.letGo() }
    others = []
  }

  private func open(from stop: Stop) {
    opened += 1
    for _ in 1...(fault == .pushesAgain ? opened : 1) {
      let tab = TabBar.Tab(id: "hidden", title: "Hidden")
      let place: Presentation =
        fault == .showsOutside
        ? .root(of: tab.navigator, at: "detail")
        : .push(onto: stop.presentation.navigator, at: "detail")
      let itself = Faulty(.none)
      others.append(itself)
      let detail = Stop(place, "Detail") { [fault] stop, page in
        _ = itself
        return [
          .button("done", "Done") {
            page.isDone = true
            if fault != .neverFinishes { stop.finish() }
          }
        ]
      }
      if fault == .keepsItsChild { kept.append(detail) }
      if fault == .keepsItself { itself.kept.append(detail) }
      stop.start(detail)
    }
  }

  private func ask(_ page: Page) {
    let alert = Screen.Alert(
      "Sure?",
      buttons: [
        .init("no", "No", role: .cancel),
        .init("yes", "Yes") { [weak page] in
          guard let page else { return }
          self.ask(page)
          page.isDone = true
          if self.fault != .keepsItsAlert { page.alert = nil }
        },
      ])
    page.isDone = false
    page.alert = alert
  }

  private static func close(_ stop: Stop) -> Screen.Element {
    .button("close", "Close") { stop.finish() }
  }

  /// What the window cannot know, but what such an app promises.
  static func check(_ window: AppWindow) -> [String] {
    let pages = window.frontNavigator?.screens.compactMap { $0.viewModel as? Page } ?? []
    let details = pages.filter { $0.title == "Detail" }
    return (details.contains(where: \.isDone) ? ["the detail is done, and still there"] : [])
      + (details.count > 1 ? ["there are two details"] : [])
      + (pages.contains { $0.isDone && $0.alert != nil } ? ["the question came up again"] : [])
  }
}
