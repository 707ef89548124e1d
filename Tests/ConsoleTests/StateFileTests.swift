import DemoTesting
import Foundation
import Testing

/// The file of `--state` when it is not as it should be.
struct StateFileTests {
  private static let clean = #"{"addresses":["/welcome"],"version":1}"# + "\n"

  @Test(arguments: ["", "\u{1B}[2J", "{\"version\":1", "[]"])
  func `one that is no place is kept beside, never over another, and the start is clean`(
    text: String
  ) throws {
    let folder = try StateFolder()
    for name in ["place.unreadable", "place.unreadable-2", "place.unreadable-3"] {
      try folder.write(text + name)
      let run = try folder.run("--json")
      #expect(run.status == 0)
      #expect(
        run.errors == "demo: “\(folder.path)” is kept as “\(folder.url.path)/\(name)”: "
          + "it is not a saved place: JSON with a version and addresses\n")
      #expect(try run.objects[0]["address"] as? String == "/welcome")
      #expect(try folder.text() == Self.clean)
    }
    for name in ["place.unreadable", "place.unreadable-2", "place.unreadable-3"] {
      #expect(try folder.text(name) == text + name)
    }
    #expect(try folder.names.count == 4)
  }

  @Test func `one that another version has saved is kept too`() throws {
    let text = #"{"place":7,"version":2}"#
    let folder = try StateFolder(holding: text)
    let run = try folder.run("--json")
    #expect(run.status == 0)
    #expect(
      run.errors == "demo: “\(folder.path)” is kept as “\(folder.path).unreadable”\n"
        + "demo: not restored: the place was saved by another version of the app\n")
    #expect(try folder.text("place.unreadable") == text)
    #expect(try folder.text() == Self.clean)
  }

  @Test func `one with a key that nobody knows is kept too, and the rest of it restored`() throws {
    let text =
      #"{"addresses":["/home","/first/red","/profile"],"selected":"home","usr":1,"version":1}"#
    let folder = try StateFolder(holding: text)
    let run = try folder.run("--json")
    #expect(run.status == 0)
    #expect(
      run.errors == "demo: “\(folder.path)” is kept as “\(folder.path).unreadable”: "
        + "this app does not know its “usr”\n")
    #expect(try folder.text("place.unreadable") == text)
    #expect(try run.objects[0]["address"] as? String == "/home")
  }

  @Test func `two demos do not share one, and a demo that is killed keeps it from nobody`() throws {
    let folder = try StateFolder()
    let first = try Child(["--json", "--state", folder.path], input: .pipe)
    _ = try first.line()
    let second = try folder.run("--json")
    #expect(second.status == 74)
    #expect(second.output == "")
    #expect(
      second.errors == "demo: “\(folder.path)” is used by another demo, process \(first.id); "
        + "give each a file of its own\n")
    try first.send("tap continue-as-guest\n")
    #expect(try first.line().contains("\"ok\":true"))
    first.signal(SIGKILL)
    #expect(try first.status() == -SIGKILL)
    let third = try folder.run("--json")
    #expect(third.status == 0)
    #expect(try third.objects[0]["address"] as? String == "/home")
    #expect(try folder.names == ["place"])
  }

  @Test func `what a killed run has left beside it does not matter, and goes away`() throws {
    let folder = try StateFolder(holding: Self.clean)
    try folder.write("{\"addr", to: "place.unfinished")
    let run = try folder.run()
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try folder.names == ["place"])
  }

  @Test func `behind a symbolic link, what it leads to is replaced, and the link stays`() throws {
    let folder = try StateFolder(holding: "nothing")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "links"), withIntermediateDirectories: true)
    let link = folder.url.appending(path: "links/place").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../place")
    let run = try DemoRun("--state", link)
    #expect(run.status == 0)
    #expect(run.errors.contains("place.unreadable”"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../place")
    #expect(try folder.text() == Self.clean)
    #expect(try folder.names == ["links", "place", "place.unreadable"])
  }

  @Test func `66 for what is no file: a folder, a device, a pipe, a link that leads nowhere`()
    throws
  {
    let folder = try StateFolder()
    let paths = ["pipe", "link"].map { folder.url.appending(path: $0).path }
    try #require(mkfifo(paths[0], 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: paths[1], withDestinationPath: "nothing")
    for path in paths + [folder.url.path, folder.url.path + "/", "/dev/null"] {
      let run = try DemoRun("--state", path)
      #expect(run.status == 66)
      #expect(run.output == "")
      #expect(run.errors == "demo: “\(path)” cannot be read; give --state a file\n")
    }
    #expect(try folder.names == ["link", "pipe"])
  }

  @Test func `74 if its folder is not there, at the start or later`() throws {
    let folder = try StateFolder()
    let path = folder.url.appending(path: "none/place").path
    let sentence = "demo: “\(path)” cannot be written: No such file or directory\n"
    let run = try DemoRun("--state", path)
    #expect(run.status == 74)
    #expect(run.output == "")
    #expect(run.errors == sentence)

    let files = FileManager.default
    let errors = folder.url.appending(path: "errors")
    try Data().write(to: errors)
    try files.createDirectory(
      at: folder.url.appending(path: "none"), withIntermediateDirectories: true)
    let later = try Child(["--json", "--state", path], input: .pipe, errors: .file(errors))
    _ = try later.line()
    try files.removeItem(at: folder.url.appending(path: "none"))
    try later.send("tap continue-as-guest\nscreen\n")
    #expect(try later.readToEnd() == "")
    #expect(try later.status() == 74)
    #expect(try folder.text("errors") == sentence)
  }

  @Test(.enabled(if: getuid() != 0, "nothing is closed to the superuser"))
  func `74 if its folder may not be written to, and 66 if it may not be read`() throws {
    let folder = try StateFolder(holding: Self.clean)
    let set = FileManager.default.setAttributes
    try set([.posixPermissions: 0o500], folder.url.path)
    #expect(try folder.run().status == 74)
    try set([.posixPermissions: 0o700], folder.url.path)
    try set([.posixPermissions: 0o200], folder.path)
    #expect(try folder.run().status == 66)
    #expect(try folder.names == ["place"])
  }
}
