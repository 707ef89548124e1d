import DemoTesting
import Foundation
import Testing

/// What each command does, and why it is refused where it is.
struct CommandTests {
  private func last(_ lines: String...) throws -> [String: Any] {
    let input = lines.joined(separator: "\n") + "\n"
    return try #require(try DemoRun("--json", input: input).objects.last)
  }

  private func address(_ lines: String...) throws -> String? {
    let input = lines.joined(separator: "\n") + "\n"
    return try DemoRun("--json", input: input).objects.last?["address"] as? String
  }

  private func error(_ lines: String...) throws -> String? {
    let input = lines.joined(separator: "\n") + "\n"
    let run = try DemoRun("--json", input: input)
    #expect(run.status == 1)
    return try run.objects.last?["error"] as? String
  }

  @Test func `tap takes an id, a label and a number, with or without quotes`() throws {
    for line in ["tap create-account", "tap Create Account", "tap \"Create Account\"", "tap 4"] {
      #expect(try address(line) == "/welcome/create-account")
    }
    #expect(try address("tap 5", "tab first", "tap next", "tap 閉じる") == "/first")
  }

  @Test func `tap of what is not there tells what is near, and what is there`() throws {
    #expect(
      try error("tap lgo-in")?.hasPrefix(
        "refused: “Welcome” has no “lgo-in”; did you mean “log-in”? "
          + "To tap here: log-in, create-account, continue-as-guest") == true)
    #expect(try error("tap 60")?.hasPrefix("refused: “Welcome” has no “60”. To tap here: ") == true)
    #expect(try error("tap username")?.contains("not a button or a row. To tap here: ") == true)
  }

  @Test func `tap of a number goes by what is shown, and under an alert nothing else is taken`()
    throws
  {
    let toAlert = "type username demo\ntype password demo\ntap log-in\ntap 9"
    #expect(try last(toAlert)["alert"] is [String: Any])
    #expect(
      try error(toAlert, "tap 1")
        == "refused: the alert “Are you sure?” is up; answer it first: cancel, disconnect")
    #expect(try address(toAlert, "answer 2") == "/welcome")
    #expect(try address(toAlert, "answer Cancel") == "/home")
  }

  @Test func `a number or a name alone does what it can only mean`() throws {
    #expect(try address("4") == "/welcome/create-account")
    #expect(try address("create-account", "b") == "/welcome")
    #expect(try address("5", "First", "next") == "/first/second")
    #expect(try address("5", "1", "owner") == "/home/product/1/owner")
    let toAlert = "type username demo\ntype password demo\nlog-in\ndisconnect"
    #expect(try address(toAlert, "2") == "/welcome")
    #expect(try address(toAlert, "cancel") == "/home")
    #expect(
      try DemoRun("--script", "-", input: "5\nfirst\nexpect address /first\nq\nx y\n").status == 65)
    #expect(
      try DemoRun("--script", "-", input: "5\nfirst\nexpect address /first\nexit\n").status == 0)
  }

  @Test func `what may mean two things, or none, is told, and can be followed`() throws {
    let home = "type username demo\ntype password demo\ntap log-in"
    #expect(
      try error(home, "profile")
        == "not understood: “profile” may be “tap profile” or “tab profile”; write which")
    #expect(
      try error("login")
        == "not understood: “login” is no command, and nothing here; did you mean “log-in”?")
    #expect(
      try error("username") == "not understood: “username” is a field; write “type username TEXT”")
    #expect(
      try error(home, "disconnect", "home")
        == "not understood: “home” is no answer to the alert: cancel, disconnect")
    #expect(try error("product-1")?.hasSuffix("“help” lists what can be done") == true)
  }

  @Test func `type replaces, and refuses what is no field`() throws {
    let element = try #require(
      (try last("type Username one", "type 1 two")["elements"] as? [[String: Any]])?.first)
    #expect(element["value"] as? String == "two")
    #expect(
      try error("type log-in x")
        == "refused: “log-in” takes no text; it is not a field. "
        + "To type into here: username, password")
  }

  @Test func `a log-in that fails says why nothing moved`() throws {
    let input = "type username demo\ntype password guess\ntap log-in\ntype username x\n"
    let lines = try DemoRun(input: input).lines.filter { $0.hasPrefix("→ ") }
    #expect(
      lines.suffix(2) == [
        "→ nothing moved: This username and password do not match; check both and try again.",
        "→ username is x",
      ])
  }

  @Test func `answer needs an alert, and one of its buttons`() throws {
    #expect(try error("answer ok") == "refused: no alert is up, so there is nothing to answer")
    let toAlert = "tap create-account\ntype username x\nback"
    #expect(try error(toAlert, "answer kep")?.hasSuffix("did you mean “keep”?") == true)
  }

  @Test func `back goes one step, several, or to the root`() throws {
    let toRed = "tap 5\ntab first\ntap red\ntap deeper\ntap deeper"
    #expect(try address(toRed, "back") == "/first/red/red")
    #expect(try address(toRed, "back 2") == "/first/red")
    #expect(try address(toRed, "back root") == "/first")
    #expect(try error(toRed, "back 4") == "refused: cannot go back 4; this stack has 3 to leave")
    #expect(try error("back")?.hasSuffix("nothing to go back to; “quit” leaves the demo") == true)
  }

  @Test func `dismiss takes the top modal, and is refused without one`() throws {
    #expect(try address("tap 5", "tap 1", "tap owner", "tap 2", "dismiss") == "/home/product/1")
    #expect(try error("dismiss")?.hasPrefix("refused: nothing is presented") == true)
  }

  @Test func `tab takes an id, a title and a number, and is refused where there is none`() throws {
    for line in ["tab first", "tab First", "tab 2"] {
      #expect(try address("tap 5", line) == "/first")
    }
    #expect(try error("tab home") == "refused: there are no tabs here")
    #expect(try error("tap 5", "tab fisrt")?.hasSuffix("; did you mean “first”?") == true)
    #expect(
      try error("tap 5", "tab 2", "tap next", "tab 1")
        == "refused: “Second” covers the tabs; close it first")
  }

  @Test func `every form of expect holds where it should`() throws {
    let lines = """
      expect address /welcome
      expect title Welcome
      expect text Continue
      expect element log-in
      expect element log-in enabled
      expect element "log-in" enabled
      expect no element close
      expect no alert
      expect modals 0
      expect coordinator WelcomeCoordinator
      expect no coordinator HomeCoordinator
      expect leaks 0
      expect refused back
      expect refused tap nothing
      expect refused type nothing x
      expect refused answer yes
      expect refused dismiss
      expect refused tab home
      tap create-account
      type username mika
      expect text mika
      back
      expect alert
      expect alert Discard?
      expect alert "not saved"
      expect refused tap create
      """
    let run = try DemoRun("--script", "-", input: lines)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `every form of expect says what is so where it fails`() throws {
    let failures = [
      ("expect address /home", "failed: the address is “/welcome”, and not “/home”"),
      ("expect title Home", "failed: the title is “Welcome”, and not “Home”"),
      ("expect text Log Inn", "failed: nothing here reads “Log Inn”; did you mean “Log In”?"),
      ("expect element login", "failed: there is no element “login”; did you mean “log-in”?"),
      ("expect element log-in disabled", "failed: “log-in” is enabled"),
      ("expect no element log-in", "failed: there is an element “log-in”"),
      ("expect alert", "failed: no alert is up"),
      ("expect modals 1", "failed: 0 modals are up, and not 1"),
      ("expect coordinator Home", "failed: there is no Home. There is: AppCoordinator, Welcome"),
      ("expect no coordinator AppCoordinator", "failed: AppCoordinator is in the tree"),
      ("expect leaks 2", "failed: there are 0 leaks, and not 2"),
      ("expect refused tap 4", "failed: it was taken, and should have been refused"),
    ]
    for (line, sentence) in failures {
      let error = try error(line)
      #expect(error?.hasPrefix(sentence) == true, "\(error ?? "")")
    }
    let toAlert = "tap create-account\ntype username x\nback"
    #expect(try error(toAlert, "expect no alert") == "failed: the alert “Discard?” is up")
    #expect(
      try error(toAlert, "expect alert Sure") == "failed: the alert says “Discard?”, and not “Sure”"
    )
  }

  @Test func `what only asks changes nothing and causes no event`() throws {
    let objects = try DemoRun(
      "--json", input: "screen\ntree\nwhere\nevents\nhelp\n?\nhelp expect\nquit\n"
    ).objects
    #expect(objects.count == 9)
    #expect(objects.dropFirst().allSatisfy { ($0["events"] as? [Any])?.isEmpty == true })
    #expect(objects.allSatisfy { $0["ok"] as? Bool == true })
  }

  @Test func `trace tells every event on the other stream, and nothing else changes`() throws {
    let traced = try DemoRun("--trace", input: ContractTests.walk)
    #expect(traced.output == (try DemoRun(input: ContractTests.walk)).output)
    let numbers = traced.errors.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(numbers == (1...numbers.count).map { Substring(String($0)) })
    #expect(traced.errors.contains("\n10 shown HomeCoordinator #4 home\n"))
  }
}
