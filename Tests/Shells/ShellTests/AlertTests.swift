import Coordination
import Testing

/// Questions over whatever is in front.
@MainActor
struct AlertTests {
  @Test(arguments: Version.all)
  func `an answer is given once, whenever the framework runs it`(_ version: Version) async throws {
    let phone = try await version.shop()
    for _ in 1...2 {
      try await phone.use("disconnect")
      #expect(phone.question == "Are you sure?")
      #expect(phone.answers == ["Cancel", "Disconnect"])
      phone.expectInStep()
      try phone.answer("Cancel")
      await phone.settle()
      #expect(phone.question == nil)
      phone.expect(at: "/home")
    }
    #expect(phone.tree.events.count { $0.kind == .answered } == 2)
  }

  @Test(arguments: Version.all)
  func `a link takes a question away unanswered`(_ version: Version) async throws {
    let phone = try await version.shop()
    try await phone.use("disconnect")
    try await phone.open("/first/second")
    await phone.settle()
    #expect(phone.question == nil)
    phone.expect(at: "/first/second")
    #expect(!phone.tree.events.contains { $0.kind == .answered })
  }

  @Test(arguments: Version.all)
  func `an answer and a link that come at once do no harm`(_ version: Version) async throws {
    let phone = try await version.shop()
    try await phone.use("disconnect")
    try phone.answer("Cancel")
    // The alert is on its way out, and its handler may not have run.
    try await phone.open("/first/second")
    await phone.settle()
    phone.expect(at: "/first/second")
  }

  @Test(arguments: Version.all)
  func `a question that comes while another one is leaving is asked`(_ version: Version)
    async throws
  {
    let phone = try await version.pages("ask")
    let page = try #require(phone.tree.front?.viewModel as? PageViewModel)
    try phone.answer("No")
    await phone.breathe()
    page.ask()
    await phone.settle()
    #expect(phone.question == "Again?")
    phone.expectInStep()
  }

  @Test(arguments: Version.all)
  func `question after question in the same words, and what follows an answer`(_ version: Version)
    async throws
  {
    let phone = try await version.pages()
    for _ in 1...3 {
      try await phone.use("ask")
      for _ in 1...2 {
        #expect(phone.question == "Again?")
        try phone.answer("Again")
        await phone.settle()
        phone.expectInStep()
      }
      try phone.answer("Sheet")
      await phone.settle()
      #expect(phone.modalCount == 1)
      phone.expectInStep()
      #expect(phone.pullDown())
      await phone.settle()
      phone.expectInStep()
    }
    try await phone.use("ask")
    try phone.answer("Push")
    await phone.settle()
    phone.expect(at: "/page/page")
  }

  @Test(arguments: Version.all)
  func `a question over two modals is asked there, and goes with them`(_ version: Version)
    async throws
  {
    let phone = try await version.pages("sheet", "cover", "ask")
    #expect(phone.question == "Again?")
    phone.expectInStep()
    try #require(phone.tree.modals.first).dismissed()
    await phone.settle()
    #expect(phone.question == nil)
    #expect(phone.modalCount == 0)
    phone.expect(at: "/page")
  }
}
