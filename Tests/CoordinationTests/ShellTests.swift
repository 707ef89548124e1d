import Coordination
import Observation
import Testing

/// What a shell needs: to be told when to draw, and whether something is still to come.
@MainActor
struct ShellTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() { app.startTabs() }

  /// Whether an act changes what a shell has read.
  private func redraws(_ read: () -> Void, _ act: () throws -> Void) rethrows -> Bool {
    let flag = Flag()
    withObservationTracking(read) { flag.isSet = true }
    try act()
    return flag.isSet
  }

  private final class Flag: @unchecked Sendable { var isSet = false }

  @Test func `a shell that has read the tree is told when it changes`() throws {
    let navigator = app.tabBar.selected.navigator
    #expect(
      redraws {
        _ = navigator.screens
      } _: {
        app.start(Flow("Next", .push(onto: navigator, at: "next")))
      })
    #expect(
      try redraws {
        _ = window.address
      } _: {
        try window.back()
      })
    #expect(
      try redraws {
        _ = window.tabBar?.selected
      } _: {
        try window.select("right")
      })
    #expect(
      redraws {
        _ = window.modals
      } _: {
        app.start(Flow("Over", .modal(over: navigator, at: "over")))
      })
    #expect(
      try redraws {
        _ = window.front
      } _: {
        try window.dismiss()
      })
    #expect(
      redraws {
        _ = window.root
      } _: {
        app.start()
      })
    #expect(
      try !redraws {
        _ = navigator.screens
      } _: {
        try window.type("text")
      })
  }

  @Test func `a shell that reads again is told again, and so is every other one`() throws {
    let navigator = app.tabBar.selected.navigator
    for number in 1...3 {
      var isOtherTold = false
      let isTold = redraws {
        _ = navigator.screens
      } _: {
        isOtherTold = redraws {
          _ = window.front
        } _: {
          app.start(Flow("Next", .push(onto: navigator, at: "next-\(number)")))
        }
      }
      #expect(isTold && isOtherTold)
    }
    #expect(
      try redraws {
        _ = window.canGoBack
      } _: {
        try window.backToRoot()
      })
  }

  @Test func `a shell that lists the events or the coordinators is told, of a refusal too`() throws
  {
    for tab in ["right", "left"] {
      #expect(
        try redraws {
          _ = window.coordinators
        } _: {
          try window.select(tab)
        })
      #expect(
        redraws {
          _ = window.events
        } _: {
          #expect(throws: Refusal.self) { try window.dismiss() }
        })
    }
  }

  @Test func `a shell that has read the alert is told when it comes and goes`() throws {
    window.frontPage?.tapped = { $0.alert = Screen.Alert("Sure?", buttons: [.init("ok", "OK")]) }
    #expect(
      try redraws {
        _ = window.alert
      } _: {
        try window.tap()
      })
    #expect(
      try redraws {
        _ = window.alert
      } _: {
        try window.answer("ok")
      })
    app.start(Flow("Form", .push(onto: app.tabBar.selected.navigator, at: "form")))
    try window.type("typed")
    #expect(
      try redraws {
        _ = window.alert
      } _: {
        try window.back()
      })
    #expect(
      try redraws {
        _ = window.alert
      } _: {
        try window.answer("discard")
      })
  }

  @Test func `settled waits for everything under way, started by whatever screen`() async {
    let answers = [Answer(), Answer()]
    for (tab, answer) in zip(app.tabBar.tabs, answers) {
      (tab.navigator.screens.first?.viewModel as? Page)?.load(answer)
    }
    #expect(
      window.pending == [
        "“Left” (left) waits for an answer", "“Right” (right) waits for an answer",
      ])
    Task {
      answers[1].give("one")
      await Task.yield()
      answers[0].give("two")
    }
    await window.settled()
    #expect(window.frontPage?.loaded == ["two"])
    #expect(window.pending == [])
  }

  @Test func `settled does not wait for what was dropped`() async throws {
    app.start(Flow("Loading", .push(onto: app.tabBar.selected.navigator, at: "loading")))
    let answer = Answer()
    window.frontPage?.load(answer)
    window.frontPage?.load(answer)
    let waiting = Task { await window.settled() }
    await Task.yield()
    try window.back()
    await waiting.value
    #expect(window.events.count { $0.kind == .dropped } == 2)
    answer.give("late")
  }

  @Test func `work that fails hands over its typed error`() async {
    struct Trouble: Error, Equatable {}
    let page = Page("Alone", work: Screen.Work())
    var heard: Trouble?
    page.work?.run(for: page) { () async throws(Trouble) in
      throw Trouble()
    } then: { (_, result: Result<Void, Trouble>) in
      if case .failure(let trouble) = result { heard = trouble }
    }
    await page.work?.settled()
    #expect(heard == Trouble())
  }

  @Test func `an element is found by id, and knows whether it may be used`() throws {
    let elements = try #require(window.front).viewModel.elements
    #expect(elements.map(\.id) == ["words", "field", "go", "row"])
    #expect(elements.map(\.kind) == [.text, .field, .button, .row])
    try window.type("input")
    #expect(window.front?.viewModel.elements[1].value == "input")
  }
}
