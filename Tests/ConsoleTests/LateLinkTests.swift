import DemoTesting
import Foundation
import Testing

/// Links that stop half-way, that fail later, and that are there at the start.
struct LateLinkTests {
  private static let missing =
    "“/home/product/999” stops before “product”: "
    + "This is no longer available; go back and choose something else."
  private static let unknown = "“/welcome/x” leads nowhere: there is no “x” here"

  private func text(_ object: [String: Any]) -> [String]? { object["text"] as? [String] }

  @Test func `one that stops half-way is refused, and shows where it stopped`() throws {
    let lines = "tap continue-as-guest\nopen /first/red\nopen /home/product/999\n"
    let object = try #require(try DemoRun("--json", input: lines).objects.last)
    #expect(object["error"] as? String == "refused: " + Self.missing)
    #expect(object["address"] as? String == "/home")
    #expect(text(object) == nil, "the error says it already")
    let output = try DemoRun(input: lines).output
    #expect(
      output.contains(
        "refused: \(Self.missing)\n→ tab Home selected · now at /home\n── Home ──"))
  }

  @Test func `one that stops half-way has changed something, so that is not what was expected`()
    throws
  {
    let lines = "tap continue-as-guest\nopen /first\nexpect refused open /home/product/999\n"
    let again = "expect refused open /home/product/999\n"
    let objects = try DemoRun("--json", input: lines + again).objects
    #expect(
      objects[3]["error"] as? String
        == "failed: it was refused, and yet something has changed: " + Self.missing)
    #expect(objects[4]["ok"] as? Bool == true, "it stops where one is, which changes nothing")
    #expect(
      try DemoRun("--json", input: "expect refused open /home\n").objects.last?["error"] as? String
        == "failed: it was taken, and should have been refused")
  }

  @Test func `one that waited and then fails says so in what moved, and in the text`() throws {
    let lines = "open /home/product/999\ntap continue-as-guest\n"
    let object = try #require(try DemoRun("--json", input: lines).objects.last)
    #expect(object["ok"] as? Bool == true)
    #expect(object["address"] as? String == "/home")
    #expect(text(object) == ["refused: " + Self.missing])
    #expect(try DemoRun(input: lines).output.contains(" · refused: \(Self.missing)\n"))
  }

  @Test func `one that is carried on and then fails says so too`() throws {
    let lines = "tap create-account\ntype username mika\nopen /welcome/x\nanswer discard\n"
    let object = try #require(try DemoRun("--json", input: lines).objects.last)
    #expect(object["ok"] as? Bool == true)
    #expect(object["address"] as? String == "/welcome")
    #expect(text(object) == ["refused: " + Self.unknown])
    #expect(try DemoRun(input: lines).output.contains(" · refused: \(Self.unknown)\n"))
  }

  @Test func `at the start it waits for the log-in of a script, and is where that ends`() throws {
    let script = "type username demo\ntype password demo\ntap log-in\n"
    let run = try DemoRun(
      "--open", "/home/product/1/owner", "--json", "--script", "-", input: script)
    #expect(run.status == 0)
    let objects = try run.objects
    #expect(objects[0]["command"] is NSNull)
    #expect(
      (objects[0]["text"] as? [String])?[0].hasPrefix("“/home/product/1/owner” waits: ") == true)
    #expect(objects.last?["address"] as? String == "/home/product/1/owner")
  }

  @Test func `at the start it opens before the first object`() throws {
    let run = try DemoRun("--open=demo://welcome/create-account", "--json")
    #expect(run.status == 0)
    #expect(try run.objects.map { $0["address"] as? String } == ["/welcome/create-account"])
  }

  @Test(arguments: ["welcome", "/nowhere", "/welcome/x"])
  func `a bad one at the start is a failure: of a script too, which it stops`(link: String) throws {
    let script = try DemoRun("--open", link, "--json", "--script", "-", input: "screen\n")
    #expect(script.status == 1)
    #expect(script.errors == "--open: stopped here; --keep-going plays on\n")
    let objects = try script.objects
    #expect(objects.count == 1)
    #expect((objects[0]["error"] as? String)?.hasPrefix("refused: “\(link)” ") == true)

    let whole = try DemoRun(
      "--keep-going", "--open", link, "--json", "--script", "-", input: "screen\n")
    #expect(whole.status == 1)
    #expect(try whole.objects.map { $0["ok"] as? Bool } == [false, true])

    let conversation = try DemoRun("--open", link, input: "screen\n")
    #expect(conversation.status == 1)
    #expect(conversation.output.hasPrefix("refused: “\(link)” "))
    #expect(conversation.output.contains("── Welcome ──"))
    #expect(conversation.output.contains("> screen\n"))
  }
}
