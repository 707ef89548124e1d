import Coordination
import DemoTesting
import Foundation
import Testing

@testable import Console

struct ExitCodeTests {
  @Test func `0 if all went well, also at once`() throws {
    #expect(try DemoRun().status == 0)
    #expect(try DemoRun("run", input: "expect address /welcome\n").status == 0)
    #expect(try DemoRun("tour").status == 0)
    #expect(try DemoRun("--help").output == Handbook.overview)
    #expect(try DemoRun("--version").output == "demo 1.0.0\n")
  }

  @Test func `1 if an expectation failed, or a command was refused or could not be read`() throws {
    for line in ["expect title Home", "tap nothing", "back", "opne /home", "open /nowhere"] {
      let run = try DemoRun("--json", input: line + "\nexpect title Welcome\n")
      #expect(run.status == 1)
      let objects = try run.objects
      #expect(objects.map { $0["ok"] as? Bool } == [true, false, true])
      #expect(objects[1]["error"] is String)
    }
  }

  @Test func `64 for wrong flags, with what may have been meant`() throws {
    let runs = [
      (["--jsno"], "did you mean “--json”?"), (["tuor"], "did you mean “tour”?"),
      (["--script"], "needs a FILE"), (["--color", "alwys"], "did you mean “always”?"),
      (["--color"], "needs auto, always or never"), (["--json=yes"], "takes no value"),
      (["tour", "run"], "is too much"), (["tour", "--script", "x"], "leave out “--script”"),
      (["tour", "--open=/home"], "leave out “--open”"),
      (["--state", "x", "tour"], "leave out “--state”"), (["--open"], "needs an ADDRESS"),
      (["--keep-going"], "is for scripts"), (["tour", "--keep-going"], "leave out “--keep-going”"),
      (["--script", "x", "--script=y"], "“--script” was given already"),
      (["--state="], "needs a FILE"), (["--state", "--json"], "a file of that name is “./--json”"),
      (["--script", "-x"], "needs a FILE, or - for standard input, and not “-x”"),
      (["--bogus", "--help"], "“--bogus” is not known"),
      (["--", "--help"], "“--help” is not known"),
      (["help", "tpa"], "did you mean “tap”?"), (["run", "tour"], "is too much"),
      (["--completions", "csh"], "takes bash, zsh or fish, and not “csh”"),
      (["--sate", "x"], "did you mean “--state”?"),
      (["x\u{1B}[2J"], "“x\\u{1B}[2J” is not known"),
    ]
    for (arguments, hint) in runs {
      let run = try DemoRun(arguments, input: Data())
      #expect(run.status == 64)
      #expect(run.output == "")
      #expect(run.errors.contains(hint))
      #expect(run.errors.hasPrefix("demo: "))
    }
  }

  @Test func `66 for a file that is not there or is a folder`() throws {
    for (file, reason) in [
      ("no-such.demo", "No such file or directory"), (Demo.root.path, "Is a directory"),
    ] {
      let run = try DemoRun("--script", file)
      #expect(run.status == 66)
      #expect(run.output == "")
      #expect(run.errors == "demo: “\(file)” cannot be read: \(reason)\n")
    }
  }

  @MainActor
  @Test func `70 if the tree breaks, whatever was asked`() async throws {
    let driver = Driver(check: { $0.events.count > 3 ? ["a stack is empty"] : [] })
    let objects = Objects()
    let script = Script(Array("screen\ntap create-account\nscreen\n".utf8))
    #expect(try await Player(driver: driver, drawing: objects).play(script) == 70)
    #expect(objects.texts.count == 3)
    #expect(objects.texts[1].contains("\"ok\":true"))
    #expect(
      objects.texts[2].contains("\"error\":\"a bug of the app, not of yours: a stack is empty\""))
    #expect(objects.texts[2].contains("\"ok\":false"))
  }

  @Test func `74 if the results cannot be written`() throws {
    let run = try DemoRun(shell: "swift run demo tour > /dev/full; echo $?")
    #expect(run.output == "demo: the results cannot be written: No space left on device\n74\n")
    #expect(try DemoRun(shell: "swift run demo tour >&-; echo $?").output.hasSuffix("74\n"))
  }

  @Test func `64 for a name that is not valid UTF-8, which would be that of another file`() throws {
    let run = try DemoRun(shell: "swift run demo --state \"$(printf '/tmp/\\376')\"; echo $?")
    #expect(
      run.output == "demo: “/tmp/\u{FFFD}” is not valid UTF-8; give the file another name\n64\n")
  }

  @Test func `help is given as people ask for it, whatever follows`() throws {
    for arguments in [["--help"], ["-h"], ["help"], ["--help", "--bogus"], ["--json", "--help"]] {
      let run = try DemoRun(arguments)
      #expect(run.status == 0)
      #expect(run.output == Handbook.overview)
    }
    #expect(try DemoRun("help", "tap").output.hasPrefix("tap ELEMENT\n"))
    #expect(try DemoRun("help", "?").output.hasPrefix("help [COMMAND]\n"))
    #expect(try DemoRun("--json", "--", "run").status == 0)
  }

  @Test(arguments: ["tour", "--json", "--help"])
  func `141 and no word if the reader of the pipe has gone`(argument: String) throws {
    // It is gone before the first byte, so that no run can end before that.
    let run = try Child([argument], output: .broken)
    #expect(try run.status() == 141)
  }

  /// Keeps what is drawn for programs.
  private final class Objects: Drawing {
    private(set) var texts: [String] = []

    func draw(_ reply: Reply) -> String {
      texts.append(JSONDrawing().draw(reply))
      return ""
    }
  }
}
