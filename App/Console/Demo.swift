#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program: chooses where commands come from and how replies are drawn.
@main
@MainActor
enum Demo {
  static func main() async {
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) async -> Int32 {
    Signals.listen()
    do throws(Misreading) {
      return await run(try Options(arguments))
    } catch {
      Sink.talk.put("demo: \(error.sentence.escaped)\n")
      return ExitCode.wrongFlags
    }
  }

  private static func run(_ options: Options) async -> Int32 {
    let driver = Driver(trace: options.traces ? { Sink.talk.put($0.text.escaped + "\n") } : nil)
    switch options.mode {
    case .help:
      Sink.results.put(Manual.overview)
      return ExitCode.done
    case .version:
      Sink.results.put("demo 1.0.0\n")
      return ExitCode.done
    case .tour:
      let drawing: any Drawing =
        options.isJSON ? JSONDrawing() : TourDrawing(inColor: isColored(options))
      return await Player(driver: driver, drawing: drawing).play(Tour.script, stoppingIn: "tour")
    case .run:
      if let file = options.script { return await play(file, driver, options) }
      return await listen(driver, options)
    }
  }

  private static func play(_ file: String, _ driver: Driver, _ options: Options) async -> Int32 {
    let bytes = file == "-" ? Input(STDIN_FILENO).contents() : Input.contents(ofFile: file)
    if let signal = Signals.received { return ExitCode.signal(signal) }
    guard let bytes else {
      Sink.talk.put("demo: “\(file.escaped)” cannot be read; give --script a file that is there\n")
      return ExitCode.missingFile
    }
    let script = Script(bytes)
    let objections = script.objections(in: file)
    guard objections.isEmpty else {
      for objection in objections.prefix(20) { Sink.talk.put(objection.escaped + "\n") }
      return ExitCode.unreadableScript
    }
    return await Player(driver: driver, drawing: drawing(options, isInteractive: false))
      .play(script, stoppingIn: options.keepsGoing ? nil : file.escaped)
  }

  private static func listen(_ driver: Driver, _ options: Options) async -> Int32 {
    let input = Input(STDIN_FILENO)
    let isInteractive =
      !options.isJSON && Terminal.isTerminal(STDIN_FILENO) && Terminal.isTerminal(STDOUT_FILENO)
    let player = Player(driver: driver, drawing: drawing(options, isInteractive: isInteractive))
    guard isInteractive else { return await player.play(Conversation(input)) }
    Sink.talk.put("“?” lists what can be done here, “quit” leaves.\n\n")
    let code = await player.play(Prompt(input, driver: driver))
    return code == ExitCode.failed ? ExitCode.done : code
  }

  private static func drawing(_ options: Options, isInteractive: Bool) -> any Drawing {
    options.isJSON
      ? JSONDrawing()
      : PageDrawing(
        limit: { Terminal.isTerminal(STDOUT_FILENO) ? Terminal.columns() : nil },
        inColor: isColored(options), echoes: !isInteractive)
  }

  private static func isColored(_ options: Options) -> Bool {
    ColorRule.isOn(
      options.color, isTerminal: Terminal.isTerminal(STDOUT_FILENO),
      environment: Terminal.environment)
  }
}
