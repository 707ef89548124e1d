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

  /// Hundreds of ways to write a secret, most of them wrong.
  private static let spellings: [String] = {
    let beginnings = [
      "type ", "Type ", "ｔｙｐｅ　", "tpye ", "enter ", "", "「type」", "> type ", "1. type ", "type: ",
      "expect title ", "expect text ", "expect alert ", "expect element ", "expect no element ",
      "expect coordinator ", "expect ", "expect refused type ", "expect refused tap ",
      "expect refused ", "tap ", "answer ", "tab ", "open ", "help ", "back ", "dismiss ",
      "screen ",
      "my ", "the secret is ", "\u{FEFF}type ", "type\u{A0}",
    ]
    let names = [
      "password", "Password", "PASSWORD", "ｐａｓｓｗｏｒｄ", "pässword", "pasword", "passwrod", "paswrod",
      "\"password\"", "'password'", "pass-word", "pass word", "pass", "pw", "passwd", "mypassword",
      "password\u{200B}",
    ]
    let marks = [
      " ", "  ", "\t", "\u{3000}", "\u{A0}", "\u{2009}", "\u{200B}", "\u{FEFF}", "\u{2028}", "=",
      ":", "＝",
      "：", " = ", ":=", "->", " → ", "\\", ",", ";", "|", "\"", "'", "「", ".", "+", "&", "(", "#",
      "%",
      "@", "!", "~", "_", "-", " is ", "/",
    ]
    var lines: [String] = []
    for (first, beginning) in beginnings.enumerated() {
      for (second, name) in names.enumerated() {
        for (third, mark) in marks.enumerated()
        where (first * 5 + second * 3 + third).isMultiple(of: 43) {
          lines.append(beginning + name + mark + secret)
        }
      }
    }
    return lines
  }()

  @Test(arguments: [["--trace"], ["--json", "--trace"]])
  func `no spelling escapes, whatever stands between`(flags: [String]) throws {
    #expect(Self.spellings.count > 400)
    let input = Self.spellings.joined(separator: "\n") + "\nevents\n"
    let run = try DemoRun(flags, input: Data(input.utf8))
    let shown = (run.output + run.errors).split(separator: "\n").filter { $0.contains(Self.secret) }
    #expect(shown.isEmpty)
    #expect(run.errors.contains("refused"))
  }

  @Test func `no spelling escapes in what is said of a script`() throws {
    // Twenty lines are told, so that each run has as many.
    for start in stride(from: 0, to: Self.spellings.count, by: 20) {
      let lines = Self.spellings[start..<min(start + 20, Self.spellings.count)]
      let text = lines.joined(separator: "\n")
      let played = try DemoRun("--keep-going", "--script", "-", input: text)
      #expect(!(played.output + played.errors).contains(Self.secret))
    }
  }

  @Test(arguments: ["type password", "password"])
  func `what follows a question for a secret is none that can be read`(question: String) throws {
    let run = try DemoRun("--trace", input: "\(question)\nhunter2\nhunter\n")
    #expect(!(run.output + run.errors).contains("hunter2"))
    #expect(run.output.contains("> hunter\n"), "only the next line may be an answer")
  }

  @Test func `what is hidden of an expectation holds all the same`() throws {
    let toError = "type username demo\ntype password x\ntap log-in\n"
    let line = "expect text username and password do not match"
    let objects = try DemoRun("--json", input: toError + line + "\n").objects
    #expect(objects.last?["ok"] as? Bool == true)
    #expect(
      objects.last?["command"] as? String
        == "expect text username and password " + String(repeating: "•", count: 12))
  }

  @Test func `a script that cannot be read does not give it away`() throws {
    let run = try DemoRun("--script", "-", input: Self.lines + "tpye password hunter2\n")
    #expect(run.status == 65)
    #expect(!run.errors.contains(Self.secret))
  }

  @Test func `nothing that has a name here is hidden`() throws {
    let input = "expect element password enabled\ntype username=x\ntap Create Acount\n"
    let commands = try DemoRun("--json", input: input).objects.map { $0["command"] as? String }
    #expect(
      commands == [nil, "expect element password enabled", "type username=x", "tap Create Acount"])
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
