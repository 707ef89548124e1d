import DemoTesting
import Foundation
import Testing

/// What is typed into a secure field is nowhere to be read.
struct SecretTests {
  static let secret = "hunter2"
  static let lines = """
    type password hunter2
    type Password hunter2
    type 2 hunter2
    type pasword hunter2
    tpye password hunter2
    tpye\tpassword\thunter2
    enter password hunter2
    expect refused enter Password hunter2
    "type password hunter2
    type "password hunter2
    expect refused type password hunter2
    expect refused type log-in hunter2
    expect refused tpye password hunter2
    typ pass hunter2
    typ hunter2
    type password=hunter2
    type password:hunter2
    type pasword=hunter2
    type "password"=hunter2
    expect refused type Password=hunter2
    tap password hunter2
    tap "password hunter2"
    tap on password hunter2
    tap 2 hunter2
    answer password hunter2
    open password=hunter2
    expect element password hunter2
    expect element password=hunter2
    expect no element password hunter2
    expect refused tap password hunter2
    password hunter2
    password=hunter2
    Password:hunter2
    passwordhunter2
    help password=hunter2
    help
    tree
    events
    type username demo
    tap log-in
    type password hunter2
    tap create-account
    type confirm-password hunter2
    back
    type confirm-password hunter2

    """

  @Test(arguments: [["--trace"], ["--json", "--trace"]])
  func `it is bullets in every answer, also where it was refused or misread`(flags: [String])
    throws
  {
    let run = try DemoRun(flags, input: Data(Self.lines.utf8))
    #expect(!run.output.contains(Self.secret))
    #expect(!run.errors.contains(Self.secret))
    #expect(run.output.contains("type password •••••••"))
    #expect(run.output.contains("expect refused type log-in •••••••"))
  }

  @Test func `a script that cannot be read does not give it away`() throws {
    let run = try DemoRun("--script", "-", input: Self.lines + "tpye password hunter2\n")
    #expect(run.status == 65)
    #expect(!run.errors.contains(Self.secret))
  }

  @Test func `nothing that has a name here is hidden`() throws {
    let input = "expect element password enabled\ntype username=x\ntap type of tea\n"
    let commands = try DemoRun("--json", input: input).objects.map { $0["command"] as? String }
    #expect(
      commands == [nil, "expect element password enabled", "type username=x", "tap type of tea"])
  }

  @Test func `its value is as many bullets as it has characters`() throws {
    let objects = try DemoRun("--json", input: "type password né🙂\ntype password\n").objects
    let values = objects.map { object in
      (object["elements"] as? [[String: Any]])?.first { $0["id"] as? String == "password" }?[
        "value"]
        as? String
    }
    #expect(values == ["", "•••", ""])
    #expect(objects[1]["command"] as? String == "type password •••")
  }

  @Test func `a field that hides nothing shows what is typed, as it is`() throws {
    let objects = try DemoRun("--json", input: "  type username  \"a\" # b \\ \n").objects
    let element = try #require((objects[1]["elements"] as? [[String: Any]])?.first)
    #expect(element["value"] as? String == " \"a\" # b \\ ")
    #expect(objects[1]["command"] as? String == "type username  \"a\" # b \\ ")
  }
}
