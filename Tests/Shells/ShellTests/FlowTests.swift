import Composition
import Coordination
import Testing
import WebService

/// The app's documented flows, as far as a person can do them, from launch to log-out.
@MainActor
struct FlowTests {
  @Test(arguments: Version.all)
  func `log in, product, owner modal, pull down, swipe back`(_ version: Version) async throws {
    let phone = try await version.shop(nil)
    phone.expect(at: "/welcome")
    #expect(phone.tabs.isEmpty)
    try await phone.logIn()
    phone.expect(at: "/home")
    #expect(phone.tabs.map(\.title) == ["Home", "First", "Profile"])
    try await phone.use("product-1")
    phone.expect(at: "/home/product/1")
    try await phone.use("owner")
    phone.expect(at: "/home/product/1/owner")
    #expect(phone.modalCount == 1)
    #expect(phone.pullDown())
    await phone.settle()
    phone.expect(at: "/home/product/1")
    #expect(phone.swipeBack())
    await phone.settle()
    phone.expect(at: "/home")
  }

  @Test(arguments: Version.all)
  func `a wrong password says so, and the right one still works`(_ version: Version) async throws {
    let phone = try await version.shop(nil)
    try phone.type("demo", into: "username")
    await phone.settle()
    try phone.type("wrong", into: "password")
    try await phone.use("log-in")
    phone.expect(at: "/welcome")
    #expect(phone.tree.front?.viewModel.elements.last?.id == "error")
    try await phone.logIn()
    phone.expect(at: "/home")
  }

  @Test(arguments: Version.all)
  func `a new account leads home as the new user`(_ version: Version) async throws {
    let phone = try await version.shop(nil)
    try await phone.use("create-account")
    for (id, text) in [("username", "Mio"), ("password", "secret"), ("confirm-password", "secret")]
    {
      try phone.type(text, into: id)
      await phone.settle()
      phone.expectInStep()
    }
    try await phone.use("create")
    phone.expect(at: "/home")
    try await phone.use("profile")
    #expect(phone.title == "Mio")
    phone.expect(at: "/home/user")
  }

  @Test(arguments: Version.all)
  func `a guest can look at everything, and log in`(_ version: Version) async throws {
    let phone = try await version.shop(nil)
    try await phone.use("continue-as-guest", "product-1", "owner", "product-2", "owner")
    phone.expect(at: "/home/product/1/owner/product/2/owner")
    #expect(phone.modalCount == 2)
    try await phone.use("close")
    phone.expect(at: "/home/product/1/owner/product/2")
    #expect(phone.tapBack())
    await phone.settle()
    try await phone.use("close")
    #expect(phone.tapBack())
    await phone.settle()
    phone.expect(at: "/home")
    try await phone.use("log-in")
    try await phone.logIn()
    phone.expect(at: "/home")
  }

  @Test(arguments: Version.all)
  func `second closes as a modal and as a page, and each red takes one`(_ version: Version)
    async throws
  {
    let phone = try await version.shop()
    #expect(phone.tapTab(1))
    await phone.settle()
    try await phone.use("next")
    phone.expect(at: "/first/second")
    try await phone.use("close", "next-page")
    phone.expect(at: "/first/second-page")
    try await phone.use("close", "red", "deeper", "deeper")
    phone.expect(at: "/first/red/red/red")
    try await phone.use("close")
    phone.expect(at: "/first/red/red")
    #expect(phone.longPressBack(2))
    await phone.settle()
    phone.expect(at: "/first")
  }

  @Test(arguments: Version.all)
  func `a modal pulled down again and again leaves nothing behind`(_ version: Version) async throws
  {
    let phone = try await version.shop(at: "/first")
    let living = phone.tree.living
    for _ in 1...5 {
      try await phone.use("next")
      #expect(phone.pullDown())
      await phone.settle()
      phone.expect(at: "/first")
    }
    #expect(phone.tree.living == living)
  }

  @Test(arguments: Version.all)
  func `whoever disconnects is at welcome, and the next one begins anew`(_ version: Version)
    async throws
  {
    let phone = try await version.shop()
    for _ in 1...3 {
      try await phone.use("product-1")
      #expect(phone.tapBack())
      await phone.settle()
      try await phone.use("disconnect")
      #expect(phone.question == "Are you sure?")
      try phone.answer("Disconnect")
      await phone.settle()
      phone.expect(at: "/welcome")
      try await phone.use("continue-as-guest")
      phone.expect(at: "/home")
      try await phone.use("log-in")
      try await phone.logIn()
      phone.expect(at: "/home")
    }
  }

  @Test(arguments: Version.all)
  func `a session that ends under two modals leaves welcome and nothing else`(_ version: Version)
    async throws
  {
    let phone = try await version.shop(at: "/home/product/1/owner/product/2/owner")
    #expect(phone.modalCount == 2)
    try phone.begin(nil)
    await phone.settle()
    #expect(phone.modalCount == 0)
    #expect(phone.tabs.isEmpty)
    phone.expect(at: "/welcome")
  }

  @Test(arguments: Version.all)
  func `a session that ends takes a question with it`(_ version: Version) async throws {
    let phone = try await version.shop()
    try await phone.use("disconnect")
    try phone.begin(.guest)
    await phone.settle()
    #expect(phone.question == nil)
    phone.expect(at: "/home")
  }
}
