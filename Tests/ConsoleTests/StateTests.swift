import DemoTesting
import Foundation
import Testing

/// `--state`: the demo goes on where it was.
struct StateTests {
  private static let walk = """
    type username demo
    type password demo
    tap log-in
    tab first
    tap red
    tap deeper
    tab home
    tap product-1
    tap owner

    """
  private static let place =
    #"{"addresses":["/home/product/1/owner","/first/red/red","/profile"],"#
    + #""selected":"home","user":1,"version":1}"# + "\n"

  @Test func `it begins where it was, with every tab, and the same place is the same bytes`() throws
  {
    let folder = try StateFolder()
    #expect(try folder.run(input: Self.walk).status == 0)
    #expect(try folder.text() == Self.place)

    let again = try folder.run("--json", input: "tab first\ndismiss\ntab first\n")
    #expect(again.errors == "")
    let objects = try again.objects
    #expect(objects[0]["address"] as? String == "/home/product/1/owner")
    #expect(objects[0]["ok"] as? Bool == true)
    #expect(objects[3]["address"] as? String == "/first/red/red")

    try folder.write(Self.place)
    #expect(try folder.run(input: "screen\n").status == 0)
    #expect(try folder.text() == Self.place)
    #expect(try folder.names == ["place"])
  }

  @Test func `a file that is not there is a clean start, and then it is there`() throws {
    let folder = try StateFolder()
    let run = try folder.run("--json")
    #expect(run.errors == "")
    #expect(try run.objects[0]["address"] as? String == "/welcome")
    #expect(try folder.text() == #"{"addresses":["/welcome"],"version":1}"# + "\n")
  }

  @Test func `it is written before each answer, and holds nothing that was typed`() throws {
    let folder = try StateFolder()
    let demo = try Child(["--json", "--state", folder.path], input: .pipe)
    let lines =
      SecretTests.lines + """
        answer keep
        type username mika
        type password hunter2
        type confirm-password hunter2
        tap create
        tap product-1
        """
    for line in [nil] + lines.split(separator: "\n") {
      try line.map { try demo.send($0 + "\n") }
      let answer = try demo.line()
      let text = try folder.text()
      #expect(!text.contains("hunter2") && !text.contains("mika"))
      let address = try #require(answer.firstMatch(of: /"address":("[^"]*")/)?.1)
      #expect(text.contains(address), "\(address) is not in \(text)")
    }
    demo.closeInput()
    #expect(try demo.status() == 1)
    #expect(try folder.text().contains("/home/product/1"))
  }

  @Test func `only its owner may read it, whatever was there and whatever the umask is`() throws {
    for umask in ["000", "777"] {
      let folder = try StateFolder(holding: Self.place)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder.path)
      let run = try DemoRun(
        shell: "umask \(umask); swift run demo --state \(folder.path) </dev/null")
      #expect(run.status == 0)
      #expect(try folder.mode() == 0o600)
    }
  }

  @Test func `what cannot be restored is said, and is not in the file any more`() throws {
    let folder = try StateFolder(
      holding: #"{"addresses":["/home/x/y","/first/red","/\u001b"],"selected":"first","version":1}"#
    )
    let run = try folder.run("--json")
    #expect(run.status == 0)
    #expect(try run.objects[0]["address"] as? String == "/first/red")
    let sentences = run.errors.split(separator: "\n").map { String($0) }
    #expect(
      sentences == [
        "demo: not restored: “/\\u{1B}” is no address: it has a control character",
        "demo: not restored: “/home/x/y” leads nowhere: there is no “x” here",
      ])
    #expect(
      try folder.text()
        == #"{"addresses":["/home","/first/red","/profile"],"selected":"first","version":1}"#
        + "\n")
  }

  @Test func `a user who is gone is said, and Welcome is up`() throws {
    let folder = try StateFolder()
    let lines = "tap create-account\ntype username mika\ntype password a\ntype confirm-password a\n"
    #expect(try folder.run(input: lines + "tap create\nexpect address /home\n").status == 0)
    let run = try folder.run("--json")
    #expect(run.errors.hasPrefix("demo: not restored: user 4 cannot come back: "))
    #expect(try run.objects[0]["address"] as? String == "/welcome")
  }

  @Test func `very much that cannot be restored is counted`() throws {
    let addresses = Array(
      repeating: "\"/" + String(repeating: "x", count: 500) + "\"", count: 1_030)
    let folder = try StateFolder(
      holding:
        #"{"addresses":[\#(addresses.joined(separator: ","))],"selected":"home","version":1}"#
    )
    let sentences = try folder.run().errors.split(separator: "\n")
    #expect(sentences.count == 21)
    #expect(sentences.allSatisfy { $0.count < 330 })
    #expect(sentences.last == "demo: not restored: 1,010 more")
  }

  @Test func `with --open, the place is restored and then the address is opened`() throws {
    let folder = try StateFolder(holding: Self.place)
    let run = try folder.run("--open", "/first/red", "--json", input: "tab home\n")
    #expect(run.status == 0)
    let objects = try run.objects
    #expect(objects[0]["address"] as? String == "/first/red")
    #expect(objects[1]["address"] as? String == "/home/product/1")
    #expect(
      try folder.text()
        == #"{"addresses":["/home/product/1","/first/red","/profile"],"#
        + #""selected":"home","user":1,"version":1}"# + "\n")
  }
}
