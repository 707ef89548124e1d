import Coordination
import Testing

/// A programmer's mistake that would corrupt something stops, and the last words name the mend.
@MainActor
struct TrapTests {
  @Test func `a second root coordinator beside one that is kept stops`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let first = TestApp()
      first.start()
      TestApp(in: first.window).start()
    }
  }

  @Test func `a root coordinator may follow one that is gone`() {
    let window = AppWindow()
    do {
      let first = TestApp(in: window)
      first.start()
    }
    let second = TestApp(in: window)
    second.start()
    #expect(window.address == "/root")
    #expect(window.coordinators.count == 2)
  }

  @Test func `two elements with one id stop when one of them is meant`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let app = TestApp()
      app.start()
      app.window.frontPage?.isTwofold = true
      try app.window.tap("go")
    }
  }

  @Test func `an alert with two cancel buttons stops`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Screen.Alert(
        "Sure?",
        buttons: [.init("no", "No", role: .cancel), .init("never", "Never", role: .cancel)])
    }
  }

  @Test func `a coordinator that acts before it was started stops`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let app = TestApp()
      app.start()
      Flow(
        "early", .push(onto: app.window.root ?? TabBar.Tab(id: "", title: "").navigator, at: "x")
      )
      .finish("early")
    }
  }
}
