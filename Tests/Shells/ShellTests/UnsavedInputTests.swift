import Composition
import Coordination
@_spi(User) import SwiftUI
import Testing

/// Nothing that a person has typed is lost unasked.
@MainActor
struct UnsavedInputTests {
  @Test(arguments: Version.all)
  func `back asks, no gesture begins, and the menu is gone`(_ version: Version) async throws {
    let phone = try await version.shop(nil)
    try await phone.use("create-account")
    #expect(phone.swipeBack())
    await phone.settle()
    try await phone.use("create-account")
    try phone.type("Mio", into: "username")
    await phone.settle()
    #expect(!phone.beginSwipeBack(anywhere: false))
    if !version.has(.swipesWithoutBackButton) { #expect(!phone.beginSwipeBack(anywhere: true)) }
    #expect(!phone.longPressBack(1))
    phone.expectInStep()
    for (answer, address) in [("Keep", "/welcome/create-account"), ("Discard", "/welcome")] {
      #expect(phone.tapBack())
      await phone.settle()
      #expect(phone.question == "Discard?")
      phone.expectInStep()
      try phone.answer(answer)
      await phone.settle()
      phone.expect(at: address)
    }
  }

  @Test(arguments: Version.all)
  func `what was typed below keeps the menu away, and lets a gesture through`(_ version: Version)
    async throws
  {
    let phone = try await version.pages("push")
    try phone.type("a note", into: "note")
    await phone.settle()
    try await phone.use("push")
    phone.expectInStep()
    #expect(!phone.longPressBack(2))
    #expect(phone.tapBack())
    await phone.settle()
    #expect(phone.question == nil)
    phone.expect(at: "/page/page")
  }

  @Test(arguments: Version.all)
  func `once nothing is unsaved any more the gestures are back`(_ version: Version) async throws {
    let phone = try await version.pages("push")
    for text in ["a note", ""] {
      try phone.type(text, into: "note")
      await phone.settle()
    }
    #expect(phone.beginSwipeBack(anywhere: true))
    phone.letGo(cancelled: false)
    await phone.settle()
    phone.expect(at: "/page")
  }

  @Test(arguments: Version.all)
  func `a modal does not follow the finger, and can be asked to close`(_ version: Version)
    async throws
  {
    let phone = try await version.pages("sheet")
    try phone.type("a note", into: "note")
    await phone.settle()
    #expect(!phone.pullDown())
    await phone.settle()
    // SwiftUI tells nobody that a pull was refused: only a button can ask.
    if case .swiftUI = version { try await phone.use("CloseButton") }
    #expect(phone.question == "Discard?")
    phone.expectInStep()
    try phone.answer("Discard")
    await phone.settle()
    #expect(phone.modalCount == 0)
    phone.expect(at: "/page")
  }

  /// VoiceOver has a gesture that asks nobody; and from iOS 26 on SwiftUI may have another one.
  @Test(arguments: Version.all, ["scrub", "swipe"])
  func `what goes though it should not is put back, and asked about`(
    _ version: Version, gesture: String
  ) async throws {
    guard gesture == "scrub" || version.has(.swipesWithoutBackButton) else { return }
    let phone = try await version.pages("push")
    try phone.type("a note", into: "note")
    await phone.settle()
    for (answer, address) in [("Keep", "/page/page"), ("Discard", "/page")] {
      if gesture == "scrub" {
        #expect(phone.scrub())
      } else {
        #expect(phone.beginSwipeBack(anywhere: true))
        phone.letGo(cancelled: false)
      }
      await phone.settle()
      #expect(phone.question == "Discard?")
      phone.expect(at: "/page/page")
      try phone.answer(answer)
      await phone.settle()
      phone.expect(at: address)
    }
  }

  @Test(arguments: Version.all)
  func `a modal that goes though it should not is put back, and asked about`(_ version: Version)
    async throws
  {
    let phone = try await version.pages("sheet")
    try phone.type("a note", into: "note")
    await phone.settle()
    for (answer, count) in [("Keep", 1), ("Discard", 0)] {
      #expect(phone.scrub())
      await phone.settle()
      #expect(phone.question == "Discard?")
      phone.expectInStep()
      try phone.answer(answer)
      await phone.settle()
      #expect(phone.modalCount == count)
      phone.expectInStep()
    }
  }

  @Test(arguments: Version.all)
  func `a link asks before it takes away what was typed`(_ version: Version) async throws {
    let phone = try await version.shop(nil)
    try await phone.use("create-account")
    try phone.type("Mio", into: "username")
    await phone.settle()
    try await phone.open("/welcome")
    await phone.settle()
    #expect(phone.question == "Discard?")
    phone.expectInStep()
    try phone.answer("Discard")
    await phone.settle()
    phone.expect(at: "/welcome")
  }
}
