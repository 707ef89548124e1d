import Foundation
import Testing

/// Standard input is a conversation: another program drives the app, and reads as it goes.
struct ConversationTests {
  @Test func `each line is answered before the next is read`() throws {
    let run = try DemoRun(
      python: """
        import json, subprocess, sys
        demo = subprocess.Popen([sys.argv[1], "--json"], stdin=-1, stdout=-1)
        answer = json.loads(demo.stdout.readline())
        for _ in range(3):
            buttons = [e["id"] for e in answer["elements"] if e["kind"] in ("button", "row")]
            demo.stdin.write(b"tap " + buttons[-1].encode() + b"\\n")
            demo.stdin.flush()
            answer = json.loads(demo.stdout.readline())
            print(answer["command"], answer["address"])
        demo.stdin.close()
        print(demo.wait())
        """)
    #expect(
      run.output == """
        tap continue-as-guest /home
        tap log-in /welcome
        tap continue-as-guest /home
        0

        """)
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

  @Test(arguments: ["INT": 130, "TERM": 143, "HUP": 129])
  func `a signal ends it, and a script that is still being read`(signal: String, status: Int)
    throws
  {
    let run = try DemoRun(
      python: """
        import signal, subprocess, sys
        number = getattr(signal, "SIG" + sys.argv[2])
        for flags in [[], ["--script", "-"]]:
            demo = subprocess.Popen([sys.argv[1]] + flags, stdin=-1, stdout=subprocess.DEVNULL)
            # More than a pipe holds: when this is written, the demo is reading.
            demo.stdin.write(b"#" + b"x" * 200000 + b"\\n")
            demo.stdin.flush()
            demo.send_signal(number)
            print(demo.wait(9))
        """, [signal])
    #expect(run.output == "\(status)\n\(status)\n")
  }

  @Test func `a reader that stops reading does not keep a signal from ending it`() throws {
    let run = try DemoRun(
      python: """
        import signal, subprocess, sys
        demo = subprocess.Popen([sys.argv[1], "--json"], stdin=-1, stdout=-1)
        demo.stdin.write(b"screen\\n" * 8192)
        demo.stdin.flush()
        demo.send_signal(signal.SIGTERM)
        print(demo.wait(9))
        """)
    #expect(run.output == "143\n")
  }
}
