import DemoTesting
import Foundation
import Testing

/// The demo is killed while a script runs: the file is whole, and is the old or the new one.
struct KillTests {
  private static let script = """
    open /first/red
    tap continue-as-guest
    tap deeper
    tab home
    tap product-1
    tap owner
    tap product-2
    open /first/red/red/red
    back
    open /home/product/3
    open /profile
    tap log-in
    tap create-account
    open /welcome

    """

  private let folder: StateFolder

  init() throws {
    folder = try StateFolder()
    try folder.write(Self.script, to: "script")
  }

  /// More often, and slower, with `KILLS=200` in the environment.
  @Test func `killed at any moment, it goes on at the old place or the new one`() throws {
    let answers = try play()
    let total = answers.map(\.size).reduce(0, +)
    let count = Int(ProcessInfo.processInfo.environment["KILLS"] ?? "") ?? 12
    var killed = 0
    var seen: Set<Int> = []
    for number in 0..<count {
      try? FileManager.default.removeItem(atPath: folder.path)
      let (output, status) = try kill(after: (2 * number + 1) * total / (2 * count))
      killed += status == -SIGKILL ? 1 : 0
      // It is written before each answer: this many were given, and the next may be in it.
      let answered = output.count { $0 == UInt8(ascii: "\n") }
      if answered > 0 || FileManager.default.fileExists(atPath: folder.path) {
        let place = try folder.text()
        let possible = max(0, answered - 1)...min(answered, answers.count - 1)
        let found = try #require(possible.first { answers[$0].place == place }, "\(place)")
        seen.insert(found)
        #expect(try address() == answers[found].address)
        #expect(try folder.text() == place)
      } else {
        #expect(try address() == "/welcome")
      }
      #expect(try folder.names == ["place", "script"])
    }
    #expect(killed > count / 2)
    #expect(seen.count > 5)
  }

  /// Plays the script once: how long each answer is, and what the file holds after it.
  private func play() throws -> [(size: Int, place: String, address: String)] {
    let demo = try Child(["--json", "--state", folder.path], input: .pipe)
    var answers: [(size: Int, place: String, address: String)] = []
    for line in [nil] + Self.script.split(separator: "\n") {
      try line.map { try demo.send($0 + "\n") }
      let answer = try demo.line()
      #expect(answer.contains("\"ok\":true"))
      answers.append((answer.utf8.count + 1, try folder.text(), try address(in: answer)))
    }
    demo.closeInput()
    #expect(try demo.status() == 0)
    return answers
  }

  /// Plays from a clean start, and kills the demo when so much of its output was read.
  private func kill(after count: Int) throws -> (output: [UInt8], status: Int32) {
    let demo = try Child(
      ["--json", "--state", folder.path, "--script", folder.url.appending(path: "script").path],
      output: .smallPipe)
    var output = try demo.read(count: count)
    demo.signal(SIGKILL)
    output += try demo.read(count: .max)
    return (output, try demo.status())
  }

  /// Where a run begins now.
  private func address() throws -> String {
    let run = try folder.run("--json")
    #expect(run.status == 0)
    #expect(run.errors == "")
    return try address(in: run.output)
  }

  private func address(in answer: String) throws -> String {
    String(try #require(answer.firstMatch(of: /"address":"([^"]*)"/)?.1))
  }
}
