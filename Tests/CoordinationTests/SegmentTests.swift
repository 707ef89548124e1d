import Coordination
import Testing

/// A segment is the list of its parts, and every place reads back as what it is.
@MainActor
struct SegmentTests {
  let app = TestApp()
  var window: AppWindow { app.window }

  init() { app.start() }

  nonisolated static let ids = [
    "a/b", "/", "//", "a%2Fb", "%", "?", "#", "a?b#c", "\u{301}", "\u{301}/\u{301}", "\u{200D}",
    "\u{200D}a", "\u{1F3FD}", "🏽/🏽", "閉じる", "か\u{3099}", "👨‍👩‍👧", " ", "a b", "…", "...", "\u{FEFF}x",
    "~",
    "\\", "\"", "\u{E000}", "\u{10FFFF}", "%2e%2e", "a\u{2028}b",
  ]

  /// react-router #313 and #1771 tell of ids with a slash.
  @Test(arguments: ids)
  func `an id of any text opens, and its address reads back the same`(_ id: String) async throws {
    let escaped = id.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(try await window.open(Address("/root/item/\(escaped)/x")) == .arrived)
    let written = try Address(window.address)
    #expect(written.parts == ["root", "item", id, "x"])
    #expect(window.frontNavigator?.screens[1].segment.parts == ["item", id])
    let sequence = window.lastSequence
    #expect(try await window.open(written) == .arrived)
    #expect(window.lastSequence == sequence, "it is open already")
    try window.backToRoot()
    #expect(try await window.open(written) == .arrived)
    #expect(window.faults == [])
  }

  @Test func `what is interpolated stays one part, what is written has a part between slashes`() {
    let id = "a/b"
    #expect(("item/\(id)/edit" as Screen.Segment).parts == ["item", "a/b", "edit"])
    #expect(("\(id)" as Screen.Segment).parts == ["a/b"])
    #expect(("product/\(7)" as Screen.Segment).parts == ["product", "7"])
    #expect(("p\(1)-\(2)/x" as Screen.Segment).parts == ["p1-2", "x"])
    #expect(("product/1" as Screen.Segment).parts == ["product", "1"])
    #expect("\("item/\(id)" as Screen.Segment)" == "item/a%2Fb")
    #expect(("second" as Screen.Segment) == Screen.Segment(parts: ["second"]))
    #expect(("a/b" as Screen.Segment) != "\(id)")
  }

  nonisolated static let unfit: [[String]] = [
    [], [""], ["", ""], ["item", ""], ["", "item"], ["."], [".."], ["item", ".."], ["a\nb"], ["\0"],
    ["item", "\u{85}"], ["\u{7F}"], ["a", "b\r\n"],
  ]

  @Test(arguments: unfit)
  func `a part that no address could carry is refused where it is shown, with a sentence`(
    _ parts: [String]
  ) throws {
    let segment = Screen.Segment(parts: parts)
    let navigator = try #require(window.frontNavigator)
    let places: [Presentation] = [
      .push(onto: navigator, at: segment), .modal(over: navigator, at: segment),
      .root(of: window, at: segment), .root(of: navigator, at: segment),
      .swap(on: navigator, at: segment),
    ]
    for place in places {
      app.start(Flow("Unfit", place))
      let event = try #require(window.events.last { $0.kind == .refused })
      #expect(event.detail?.contains("is no segment of an address: ") == true)
    }
    #expect(window.address == "/root")
    #expect(window.faults == [])
  }

  @Test(arguments: unfit.dropFirst())
  func `no such part is read from a link or put into an address`(_ parts: [String]) {
    #expect(throws: LinkFailure.self) { try Address(parts: parts[...]) }
  }

  /// Answers every step with the same: what it is asked for never comes.
  private final class Stubborn: AddressedCoordinator {
    let lifetime = Lifetime<Void>()
    let presentation: Presentation
    let step: @MainActor (Stubborn, ArraySlice<String>) -> LinkStep?
    var asked = 0

    init(
      _ presentation: Presentation,
      step: @escaping @MainActor (Stubborn, ArraySlice<String>) -> LinkStep?
    ) {
      self.presentation = presentation
      self.step = step
    }

    func start() { show(Page("Stubborn"), presentation) }

    func open(_ rest: ArraySlice<String>, from screen: Screen) -> LinkStep? {
      asked += 1
      return step(self, rest)
    }
  }

  @Test(.timeLimit(.minutes(20)), arguments: ["same", "empty", "open", "answer", "start", "then"])
  func `no answer makes a walk go on without end`(_ answer: String) async throws {
    let navigator = try #require(window.frontNavigator)
    let address = try Address("/root/stubborn/x/y")
    let stubborn = Stubborn(.push(onto: navigator, at: "stubborn")) { [window] stubborn, rest in
      let again: @MainActor @Sendable () -> Void = { window.open(address) { _ in } }
      switch answer {
      case "answer": again()
      case "open": return .show(again)
      case "start":
        return .show {
          stubborn.start(Flow("x", .push(onto: navigator, at: "x")) { _ in again() })
        }
      case "then":
        return .load(for: stubborn) {
          1
        } then: { _, _ in
          again()
        }
      case "empty":
        return .show { stubborn.show(Page(""), .push(onto: navigator, at: .init(parts: []))) }
      default: return .show { stubborn.show(Page("same"), .push(onto: navigator, at: "stubborn")) }
      }
      return nil
    }
    app.start(stubborn)
    await #expect(throws: LinkFailure.self) { try await window.open(address) }
    await window.settled()
    #expect(stubborn.asked == 1)
    #expect(window.opening == nil)
    #expect(window.pending == [])
    #expect(window.faults == [])
  }

  @Test func `a link that a step asks for is refused, and says why`() async throws {
    let navigator = try #require(window.frontNavigator)
    let other = try Address("/root/a")
    var heard: [Result<LinkProgress, LinkFailure>] = []
    app.start(
      Stubborn(.push(onto: navigator, at: "stubborn")) { [window] _, _ in
        window.open(other) { heard.append($0) }
        return nil
      })
    _ = try? await window.open(Address("/root/stubborn/x"))
    #expect(heard == [.failure(.nested(other))])
    #expect(window.events.contains { $0.detail?.contains("may only show a screen") == true })
  }

  @MainActor private final class Key {
    var isTurned = false
  }

  @Test func `a link that waits goes on waiting when a step asks for it`() async throws {
    let navigator = try #require(window.frontNavigator)
    let waiting = try Address("/root/gate/later")
    let key = Key()
    app.start(
      Stubborn(.push(onto: navigator, at: "gate")) { [window] gate, rest in
        if rest.first == "later", !key.isTurned { return .wait("the gate is closed") }
        window.openWaiting()
        return .show { gate.show(Page("x"), .push(onto: navigator, at: "\(rest.first ?? "")")) }
      })
    try await window.open(waiting)
    #expect(window.waiting?.address == waiting)
    #expect(try await window.open(Address("/root/gate/now")) == .arrived)
    #expect(window.waiting?.address == waiting)
    key.isTurned = true
    try window.back()
    window.openWaiting()
    #expect(window.address == "/root/gate/later")
    #expect(window.waiting == nil)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a link that is opened by whoever is told of a step leaves the step as it was`() async throws
  {
    let navigator = try #require(window.frontNavigator)
    let (inner, again) = (try Address("/root/a"), try Address("/root/b"))
    var isTold = false
    window.observe { [weak window] event in
      guard event.kind == .shown, event.segment == "x", !isTold else { return }
      isTold = true
      window?.open(inner) { _ in }
    }
    var heard: [Result<LinkProgress, LinkFailure>] = []
    app.start(
      Stubborn(.push(onto: navigator, at: "stubborn")) { [window] stubborn, _ in
        .show {
          stubborn.show(Page("x"), .push(onto: navigator, at: "x"))
          window.open(again) { heard.append($0) }
        }
      })
    _ = try? await window.open(Address("/root/stubborn/x"))
    #expect(isTold)
    #expect(heard == [.failure(.nested(again))])
  }

  @Test func `whoever is told of a step may open another address, which is the newer one`()
    async throws
  {
    var isFirst = true
    window.observe { [weak window] event in
      guard event.kind == .shown, event.segment == "a", isFirst else { return }
      isFirst = false
      if let newer = try? Address("/root/b") { window?.open(newer) { _ in } }
    }
    let older = try Address("/root/a/c")
    await #expect(throws: LinkFailure.dropped(older)) { try await window.open(older) }
    #expect(window.address == "/root/b")
  }
}
