import DemoTesting
import Foundation
import Testing

@testable import Console

/// `window 2`, and `--service`.
struct WindowTests {
  @Test func `a window is opened by the next number, and tells what has happened there`() throws {
    let objects = try DemoRun(
      "--json", input: "tap 5\nwindow 2\ntab first\nwindow 1\ntap log-in\nwindow 2\nwindow 3\n"
    ).objects
    #expect(objects.map { $0["window"] as? Int } == [1, 1, 2, 2, 1, 1, 2, 3])
    #expect(objects.map { $0["windows"] as? Int } == [1, 1, 2, 2, 2, 2, 2, 3])
    #expect(
      objects.map { $0["address"] as? String } == [
        "/welcome", "/home", "/home", "/first", "/home", "/welcome", "/welcome", "/welcome",
      ])
    let events = objects.map { ($0["events"] as? [[String: Any]] ?? []).count }
    #expect(events[4] == 0, "nothing has happened there")
    #expect(events[6] > 0, "the end of the session has")
    #expect(objects.allSatisfy { $0["ok"] as? Bool == true })
  }

  @Test(arguments: [
    ("window 3", "refused: there is 1 window; “window 2” opens another one"),
    ("window 0", "not understood: “window” takes a number from 1, and not “0”"),
    ("window two", "not understood: “window” takes a number from 1, and not “two”"),
    ("window", "not understood: something is missing after “window”"),
    ("service expired", "takes hold, release, fail, ok or expire"),
  ])
  func `what is no window is told`(line: String, sentence: String) throws {
    let run = try DemoRun("--json", input: line + "\n")
    #expect(run.status == ExitCode.failed)
    #expect((try run.objects[1]["error"] as? String ?? "").contains(sentence))
    #expect(try run.objects[1]["windows"] as? Int == 1)
  }

  @Test func `events of another window are traced with its number`() throws {
    let run = try DemoRun("--trace", input: "window 2\ntap 5\n")
    let lines = run.errors.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("window 2: ") && $0.hasSuffix("shown HomeCoordinator #4 home") }
    )
    #expect(
      lines.contains { !$0.hasPrefix("window") && $0.hasSuffix("shown HomeCoordinator #4 home") })
  }

  @Test func `the place of the first window is kept`() throws {
    let folder = try StateFolder()
    _ = try folder.run(
      input: "tap 5\nwindow 2\nopen /first/red\nwindow 1\nopen /home/product/1\nwindow 2\n")
    #expect(try folder.text().contains("/home/product/1"))
    #expect(try !folder.text().contains("red"))
  }

  @Test(arguments: [
    "http://example.com", "ftp://127.0.0.1", "https://me:pw@127.0.0.1", "8080", "https://",
    "http://127.0.0.1.example.com", "https://shop.example/?token=pw",
    "http://localhost@example.com",
  ])
  func `what is no service, or would be overheard, is refused`(url: String) throws {
    let run = try DemoRun("--service", url)
    #expect(run.status == ExitCode.wrongFlags)
    #expect(run.errors.contains("--service") && !run.errors.contains("pw"))
  }

  @Test(arguments: [["tour"], ["map"]])
  func `what plays by itself takes no service`(words: [String]) throws {
    let run = try DemoRun(words + ["--service", "https://shop.example"])
    #expect(run.status == ExitCode.wrongFlags)
    #expect(run.errors.contains("“--service”"))
  }

  @Test func `a service that is away is told, and nothing is lost`() throws {
    let run = try DemoRun(
      "--json", "--service", "http://127.0.0.1:1",
      input: "type username demo\ntype password demo\ntap log-in\ntap continue-as-guest\n")
    #expect(run.status == 0)
    #expect(run.output.contains("The service does not answer; try again in a moment."))
    #expect(try run.objects.last?["address"] as? String == "/home")
  }
}
