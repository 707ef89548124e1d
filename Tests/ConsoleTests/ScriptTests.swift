import DemoTesting
import Foundation
import Testing

/// A script is read whole, and then played up to its first failure.
struct ScriptTests {
  @Test func `line ends, a byte order mark and a missing last end make no difference`() throws {
    let scripts = [
      "tap create-account\nexpect title Create Account\n",
      "\u{FEFF}tap create-account\r\nexpect title Create Account",
      "\n# x\ntap create-account\r\n\r\n   expect title \"Create Account\"  \n\n",
    ]
    for script in scripts {
      let run = try DemoRun("--json", "--script", "-", input: script)
      #expect(run.status == 0)
      #expect(try run.objects.count == 3)
    }
  }

  @Test func `what cannot be read is told by its line, and nothing is run`() throws {
    let lines = [
      ("opne /home", "“opne” is not a command; did you mean “open”?"),
      ("go /home", "“go” is not a command; “help” lists them"),
      ("open", "something is missing after “open”: write “open ADDRESS”"),
      ("tpa log-in", "“tpa” is not a command; did you mean “tap”?"),
      ("3 4", "“3” is not a command; did you mean “tap 3”?"),
      ("tap", "something is missing after “tap”: write “tap ELEMENT”, such as “tap log-in”"),
      ("type", "something is missing after “type”"),
      ("back two", "“back” takes a number from 1, or “root”, and not “two”"),
      ("dismiss it", "“dismiss” takes nothing more, so “it” is too much"),
      ("help taps", "“taps” is not a command; did you mean “tap”?"),
      ("expect", "something is missing after “expect”"),
      ("expect adress /home", "“adress” is nothing to expect; did you mean “address”?"),
      (
        "expect refused",
        "something is missing after “expect refused”: write “expect refused COMMAND”"
      ),
      ("expect refused expect refused back", "only an act can be refused"),
      ("expect title", "something is missing after “expect title”: write “expect title TEXT”"),
      ("expect element x off", "an element is “enabled” or “disabled”, and not “off”"),
      ("expect no modals", "“no modals” is nothing to expect"),
      ("expect modals some", "“expect modals” takes a number, and not “some”"),
      (
        "expect refused tree",
        "only an act can be refused: tap, type, answer, back, dismiss, tab or"
      ),
      ("tap \"x", "the second quote is missing"),
      ("tap \"x\"y", "a blank is missing after the second quote"),
    ]
    for (line, sentence) in lines {
      let run = try DemoRun("--script", "-", input: "# first\ntap log-in\n\(line)\n")
      #expect(run.status == 65)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("-:3: \(sentence)"), "\(line): \(run.errors)")
    }
  }

  @Test func `all that cannot be read is told at once, and invalid UTF-8 is among it`() throws {
    let bytes = Data("screen\nfoo x\n\u{20}\n".utf8) + [0xC3, 0x28, 0x0A] + Data("bar x".utf8)
    let run = try DemoRun(["--script", "-"], input: bytes)
    #expect(run.status == 65)
    let places = run.errors.split(separator: "\n").map { $0.prefix(5) }
    #expect(places == ["-:2: ", "-:4: ", "-:5: "])
    #expect(run.errors.contains("not valid UTF-8"))
  }

  @Test func `twenty lines that cannot be read are told, and the others counted`() throws {
    for (count, end) in [
      (20, "-:20: “foo” is not a command; “help” lists them\n"),
      (21, "\n… and 1 more line that cannot be read\n"),
      (25, "\n… and 5 more lines that cannot be read\n"),
    ] {
      let input = String(repeating: "foo x\n", count: count)
      let run = try DemoRun("--script", "-", input: input)
      #expect(run.errors.hasSuffix(end))
      #expect(run.errors.split(separator: "\n").count == min(count, 21))
    }
  }

  @Test func `the first failure ends it, unless it is to keep going`() throws {
    let script = "back\nexpect title Home\nscreen\n"
    let stopped = try DemoRun("--json", "--script", "-", input: script)
    #expect(stopped.status == 1)
    #expect(try stopped.objects.map { $0["ok"] as? Bool } == [true, false])
    #expect(stopped.errors == "-:1: stopped here; --keep-going plays on\n")

    let whole = try DemoRun("--json", "--keep-going", "--script", "-", input: script)
    #expect(whole.status == 1)
    #expect(try whole.objects.map { $0["ok"] as? Bool } == [true, false, false, true])
    #expect(whole.errors == "")
  }

  @Test func `it prints the same as a conversation with the same lines`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).demo")
    try Data(ContractTests.walk.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let script = try DemoRun("--script", file.path)
    #expect(script.output == (try DemoRun(input: ContractTests.walk)).output)
    #expect(script.status == 0)
  }
}
