import Foundation
import HTTPWebService
import Terminal
import WebService

/// The program: chooses where commands come from and how replies are drawn.
@main
@MainActor
enum Demo {
  private static var driver: Driver?

  static func main() {
    // Before the runtime opens anything, as it does for the first task.
    TerminalDevice.holdPlacesOfClosedStreams()
    Signals.listen()
    Task { await start() }
    dispatchMain()
  }

  private static func start() async {
    var code: Int32
    do throws(Trouble) {
      code = try await run(try Options(try arguments()))
    } catch {
      Sink.talk.put("demo: \(error.sentence.escaped)\n")
      code = error.code
    }
    driver?.end()
    TerminalMode.end()
    exit(code)
  }

  /// Exactly as they were given: another file would be another one's.
  private static func arguments() throws(Trouble) -> [String] {
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[index] else { continue }
      guard let argument = String(validatingCString: bytes) else {
        throw Trouble(
          flags: "“\(String(cString: bytes))” is not valid UTF-8; give the file another name")
      }
      arguments.append(argument)
    }
    return arguments
  }

  private static func run(_ options: Options) async throws(Trouble) -> Int32 {
    switch options.mode {
    case .help(let command?):
      for line in Report.manual(command) { Sink.results.put(line.text + "\n") }
    case .help(nil): Sink.results.put(Handbook.overview)
    case .man: Sink.results.put(Handbook.manPage)
    case .completions(let shell): Sink.results.put(Completions.text(for: shell))
    case .map: Sink.results.put(try await AppMap.text(options.format))
    case .version: Sink.results.put("demo 1.0.0\n")
    case .tour: return try await player(options).play(Tour.script, stoppingIn: "tour")
    case .run:
      guard let file = options.script else { return try await listen(options) }
      return try await play(file, options)
    }
    return ExitCode.done
  }

  private static func play(_ file: String, _ options: Options) async throws(Trouble) -> Int32 {
    let bytes = file == "-" ? try Input().contents() : try Input.contents(ofFile: file)
    let script = Script(bytes)
    let objections = script.objections(in: file)
    if let signal = Signals.received { return ExitCode.signal(signal) }
    guard objections.isEmpty else {
      for objection in objections.prefix(20) { Sink.talk.put(objection.escaped + "\n") }
      let more = objections.count - 20
      if more > 0 {
        let lines = more == 1 ? "line" : "lines"
        Sink.talk.put("… and \(more.grouped) more \(lines) that cannot be read\n")
      }
      return ExitCode.unreadableScript
    }
    return try await player(options)
      .play(script, stoppingIn: options.keepsGoing ? nil : file.escaped)
  }

  private static func listen(_ options: Options) async throws(Trouble) -> Int32 {
    if try FullScreen.isWanted(options) {
      return try await FullScreen.play(options, driver(options, reading: .coordinators))
    }
    // A person types, wherever the answers go.
    let isPerson = TerminalDevice.isTerminal(STDIN_FILENO)
    let isSeen = isPerson && TerminalDevice.isTerminal(STDOUT_FILENO)
    let player = player(options, echoing: !isSeen)
    guard isPerson else { return try await player.play(Input()) }
    if !options.isJSON {
      let greeting =
        "“?” lists what can be done here, “quit” leaves. Log in as demo, password demo."
      for line in greeting.wrapped(to: TerminalDevice.columns()) { Sink.talk.put(line + "\n") }
      Sink.talk.put("\n")
    }
    // Where nothing can be placed, or nothing is seen, the terminal edits lines.
    let canEdit =
      !options.isJSON && TerminalDevice.isTerminal(STDERR_FILENO) && TerminalDevice.placesText
    let lines: any PromptLines =
      canEdit ? EditedLines(driver: player.driver) : PlainLines()
    let prompt = Prompt(driver: player.driver, asking: options.isJSON ? "" : "> ", on: lines)
    let code = try await player.play(prompt)
    return code == ExitCode.failed ? ExitCode.done : code
  }

  private static func player(_ options: Options, echoing: Bool = true) -> Player {
    let isTerminal = TerminalDevice.isTerminal(STDOUT_FILENO)
    let inColor = ColorRule.isOn(
      options.color, isTerminal: isTerminal, environment: TerminalDevice.environment)
    let limit = { isTerminal ? TerminalDevice.columns() : nil }
    let drawing: any Drawing =
      if options.isJSON {
        JSONDrawing()
      } else if options.mode == .tour {
        TourDrawing(limit: limit, inColor: inColor)
      } else {
        PageDrawing(limit: limit, inColor: inColor, echoes: echoing)
      }
    let isRead =
      options.mode == .tour && !options.isJSON && isTerminal
      && TerminalDevice.isTerminal(STDIN_FILENO)
    return Player(
      driver: driver(options, reading: options.isJSON ? .whole : .page), drawing: drawing,
      link: options.link, pager: isRead ? Pager() : nil)
  }

  private static func driver(
    _ options: Options, reading extent: AppState.Extent
  ) -> Driver {
    let driver = Driver(
      on: options.service.map { HTTPWebService(at: $0) } ?? InMemoryWebService(),
      reading: extent, keeping: options.state.map { StateFile($0) },
      mostChecked: options.checks ? .max : 100,
      trace: options.traces ? { Sink.talk.put($0.text.escaped + "\n") } : nil)
    self.driver = driver
    return driver
  }
}
