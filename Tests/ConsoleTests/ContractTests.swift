import DemoTesting
import Foundation
import Testing

/// What programs that drive the demo depend on.
struct ContractTests {
  static let walk = """
    type username demo
    type password demo
    tap log-in
    tap product-1
    tap owner
    expect address /home/product/1/owner
    dismiss
    expect address /home/product/1
    tab first
    tap next
    expect address /first/second
    tap close
    tap red
    tap deeper
    expect address /first/red/red
    back root
    expect no coordinator RedCoordinator
    tab home
    expect address /home/product/1
    back
    tap disconnect
    answer disconnect
    expect address /welcome
    expect leaks 0

    """

  static let keys = [
    "address", "alert", "canGoBack", "command", "coordinators", "elements", "error", "events",
    "eventsOmitted", "held", "live", "modals", "ok", "opening", "root", "schema", "screen", "tabs",
    "title", "waiting", "window", "windows",
  ]

  @Test func `a walk through the whole app holds, and each line is an object with every key`()
    throws
  {
    let run = try DemoRun("--json", input: Self.walk)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let objects = try run.objects
    #expect(objects.count == 25)
    for object in objects {
      #expect(object.keys.sorted() == Self.keys)
      #expect(object["ok"] as? Bool == true)
      #expect(object["error"] is NSNull)
      #expect(object["schema"] as? Int == 1)
    }
    #expect(objects[0]["command"] is NSNull)
    #expect(objects[1]["command"] as? String == "type username demo")
    #expect(objects.last?["command"] as? String == "expect leaks 0")
  }

  @Test func `keys are sorted at every level, and a line is printed as it is documented`() throws {
    let run = try DemoRun("--json", input: "tap continue-as-guest\ntab first\ntap next\n")
    #expect(
      run.lines[3] == """
        {"address":"/first/second","alert":null,"canGoBack":true,"command":"tap next",\
        "coordinators":[{"id":1,"name":"AppCoordinator","parent":null},\
        {"id":3,"name":"MainCoordinator","parent":1},\
        {"id":4,"name":"HomeCoordinator","parent":3},\
        {"id":5,"name":"FirstCoordinator","parent":3},\
        {"id":6,"name":"UserInfoCoordinator","parent":3},\
        {"id":7,"name":"SecondCoordinator","parent":5}],\
        "elements":[{"enabled":true,"id":"close","kind":"button","label":"閉じる","value":null}],\
        "error":null,\
        "events":[{"coordinator":"SecondCoordinator","event":"started","id":7,\
        "segment":null,"seq":14},\
        {"coordinator":"SecondCoordinator","event":"shown","id":7,\
        "segment":"second","seq":15}],\
        "eventsOmitted":0,"held":[],"live":{"coordinators":6,"viewModels":4},"modals":[["second"]],"ok":true,\
        "opening":null,"root":null,"schema":1,"screen":5,\
        "tabs":[{"id":"home","selected":false,"stack":["home"],"title":"Home"},\
        {"id":"first","selected":true,"stack":["first"],"title":"First"},\
        {"id":"profile","selected":false,"stack":["profile"],"title":"Profile"}],\
        "title":"Second","waiting":null,"window":1,"windows":1}
        """)
  }

  @Test func `an alert is an object, and is gone when it is answered`() throws {
    let objects = try DemoRun(
      "--json", input: "tap create-account\ntype username mika\nback\nanswer Discard\n"
    ).objects
    let alert = try #require(objects[3]["alert"] as? [String: Any])
    #expect(alert.keys.sorted() == ["buttons", "message", "title"])
    #expect(alert["title"] as? String == "Discard?")
    let buttons = try #require(alert["buttons"] as? [[String: String]])
    #expect(
      buttons == [
        ["id": "keep", "label": "Keep", "role": "cancel"],
        ["id": "discard", "label": "Discard", "role": "destructive"],
      ])
    #expect(objects[4]["alert"] is NSNull)
    #expect(objects[4]["address"] as? String == "/welcome")
  }

  @Test func `numbers of events have no gaps over a whole run`() throws {
    let events = try DemoRun("--json", input: Self.walk).objects.flatMap {
      $0["events"] as? [[String: Any]] ?? []
    }
    #expect(events.compactMap { $0["seq"] as? Int } == Array(1...events.count))
    #expect(
      events.allSatisfy {
        $0.keys.sorted() == ["coordinator", "event", "id", "segment", "seq"]
      })
  }

  @Test func `help, tree and events add the lines that a person would see`() throws {
    let objects = try DemoRun("--json", input: "help\ntree\nevents\nwhere\nscreen\n").objects
    for object in objects[1...3] {
      let text = try #require(object["text"] as? [String])
      #expect(!text.isEmpty)
      #expect(object.keys.count == Self.keys.count + 1)
    }
    #expect(
      objects[2]["text"] as? [String] == ["AppCoordinator #1", "└ WelcomeCoordinator #2 welcome ←"])
    #expect(
      objects[3]["text"] as? [String] == [
        "1 started AppCoordinator #1", "2 started WelcomeCoordinator #2",
        "3 shown WelcomeCoordinator #2 welcome",
      ])
    #expect(objects[4...].allSatisfy { $0["text"] == nil })
  }

  @Test func `the environment changes no byte, and neither does a second run`() throws {
    for arguments in [[], ["--json"], ["--trace"], ["tour"]] {
      let input = Data(Self.walk.utf8)
      let first = try DemoRun(arguments, input: input)
      let second = try DemoRun(
        arguments, input: input,
        environment: [
          "LANG": "tr_TR.UTF-8", "LC_ALL": "ja_JP.UTF-8", "COLUMNS": "40", "LINES": "10",
          "TERM": "dumb", "TZ": "Asia/Tokyo",
        ])
      let third = try DemoRun(arguments, input: input, environment: ["TERM": "xterm"])
      #expect(first.output == second.output)
      #expect(first.output == third.output)
      #expect(first.errors == second.errors)
      #expect(first.status == 0)
      #expect(!first.output.contains("\u{1B}"))
    }
  }
}
