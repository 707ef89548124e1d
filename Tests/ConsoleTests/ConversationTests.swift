import DemoTesting
import Foundation
import Testing

/// Standard input is a conversation: another program drives the app, and reads as it goes.
struct ConversationTests {
  @Test func `each line is answered before the next is read`() throws {
    let demo = try Child(["--json"], input: .pipe)
    var answer = try object(demo.line())
    var walk: [String] = []
    for _ in 1...3 {
      let elements = try #require(answer["elements"] as? [[String: Any]])
      let ids = elements.compactMap { $0["id"] as? String }
      let known = ids.last { ["continue-as-guest", "log-in"].contains($0) }
      try demo.send("tap \(known ?? "")\n")
      answer = try object(demo.line())
      walk.append("\(answer["command"] ?? "") \(answer["address"] ?? "")")
    }
    demo.closeInput()
    #expect(try demo.status() == 0)
    #expect(
      walk == ["tap continue-as-guest /home", "tap log-in /welcome", "tap continue-as-guest /home"])
  }

  private func object(_ line: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test func `a last line without an end is a line, and blank ones and comments are nothing`()
    throws
  {
    let run = try DemoRun("--json", input: "\u{FEFF}# a comment\r\n\n  \t\r\nscreen\r\n\n  where ")
    #expect(try run.objects.map { $0["command"] as? String } == [nil, "screen", "where"])
    #expect(run.status == 0)
  }

  @Test func `nothing stops at a failure, but quit does`() throws {
    let run = try DemoRun("--json", input: "back\n# x\n #\nscreen\nquit\nscreen\n")
    #expect(try run.objects.map { $0["ok"] as? Bool } == [true, false, false, true, true])
    #expect(run.status == 1)
  }

  @Test func `a line that is not UTF-8 is a failure, and does not disturb the next`() throws {
    let run = try DemoRun(
      ["--json"], input: Data("tap \u{FF}\n".utf8) + [0xFF, 0x0A] + Data("screen".utf8))
    let objects = try run.objects
    #expect((objects[2]["error"] as? String)?.contains("UTF-8") == true)
    #expect(objects[3]["ok"] as? Bool == true)
    #expect(run.status == 1)
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal ends it, and a script that is still being read`(signal: Int32, status: Int32)
    throws
  {
    for flags in [[], ["--script", "-"]] {
      let demo = try Child(flags, input: .pipe, output: .nothing)
      // More than a pipe holds: when this is written, the demo is reading.
      try demo.send("#" + String(repeating: "x", count: 200_000) + "\n")
      demo.signal(signal)
      #expect(try demo.status() == status)
    }
  }

  @Test func `a reader that stops reading does not keep a signal from ending it`() throws {
    let demo = try Child(["--json"], input: .pipe)
    // After the first answer the demo takes signals; what follows is more than a pipe holds.
    _ = try demo.line()
    try demo.send(String(repeating: "screen\n", count: 5_000))
    demo.signal(SIGTERM)
    #expect(try demo.status() == 143)
  }

  @Test func `input that cannot be read is not its end`() throws {
    for flags in [[], ["--json"], ["--script", "-"]] {
      let folder = try Child(flags, input: .file(Demo.root), output: .nothing, errors: .nothing)
      #expect(try folder.status() == 66)
    }
    let run = try DemoRun(shell: "swift run demo <. >/dev/null")
    #expect(run.output == "demo: standard input cannot be read: Is a directory\n")
    #expect(run.status == 66)
  }

  @Test(arguments: 0..<8, [[], ["--state"]])
  func `streams that are closed are closed, and nothing else takes their places`(
    closed: Int, flags: [String]
  ) throws {
    let folder = try StateFolder()
    func stream(_ number: Int) -> Child.Stream {
      closed & (1 << number) == 0 ? .nothing : .closed
    }
    let demo = try Child(
      flags + flags.map { _ in folder.path } + ["--trace"], input: stream(0), output: stream(1),
      errors: stream(2))
    // The results are first; input that cannot be read comes after them.
    #expect(try demo.status() == (closed & 2 != 0 ? 74 : closed & 1 != 0 ? 66 : 0))
    if !flags.isEmpty {
      #expect(try folder.text() == #"{"addresses":["/welcome"],"version":1}"# + "\n")
    }
  }
}
