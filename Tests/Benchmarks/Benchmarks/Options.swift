/// What was asked for on the command line.
struct Options {
  enum Output {
    case table, json, markdown, counts, help
  }

  /// Sixty-four, as `sysexits.h` has it: the command was used wrongly.
  struct Misuse: Error, CustomStringConvertible {
    static let exitCode: Int32 = 64
    let description: String
  }

  static let usage = """
    usage: benchmarks [--json | --markdown | --counts] [--only NAME]… [--steps N]

      --json       prints every figure for a program
      --markdown   prints the tables of docs/performance.md
      --counts     measures no time; fails when a count grows with size
      --only NAME  leaves out the others; NAME is one of
                   \(Report.parts.joined(separator: ", "))
      --steps N    takes so many steps in the walk, instead of \(Walk.usualSteps.grouped)
    """

  private(set) var output = Output.table
  private(set) var names: [String] = []
  private(set) var steps = Walk.usualSteps

  init(_ arguments: [String]) throws(Misuse) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": output = .help
      case "--json": try choose(.json, argument)
      case "--markdown": try choose(.markdown, argument)
      case "--counts": try choose(.counts, argument)
      case "--only": names.append(try Self.name(rest.popFirst()))
      case "--steps": steps = try Self.count(rest.popFirst())
      default:
        let known = "--json, --markdown, --counts, --only NAME, --steps N or --help"
        throw Misuse(description: "“\(argument)” is no option; use \(known).")
      }
    }
    if output == .counts, let name = names.first(where: { !Workload.names.contains($0) }) {
      let known = Workload.names.joined(separator: ", ")
      throw Misuse(description: "Nothing is counted for “\(name)”; use one of \(known).")
    }
    if names.isEmpty { names = Report.parts }
  }

  private mutating func choose(_ output: Output, _ argument: String) throws(Misuse) {
    guard self.output == .table else {
      throw Misuse(description: "“\(argument)” is one output too many; use one of them at a time.")
    }
    self.output = output
  }

  private static func count(_ argument: String?) throws(Misuse) -> Int {
    guard let count = argument.flatMap({ Int($0) }), count > 0 else {
      let given = argument.map { "not “\($0)”" } ?? "and none was given"
      throw Misuse(description: "--steps needs a number from 1, \(given).")
    }
    return count
  }

  private static func name(_ argument: String?) throws(Misuse) -> String {
    let known = Report.parts.joined(separator: ", ")
    guard let argument else { throw Misuse(description: "--only needs a name: \(known).") }
    guard Report.parts.contains(argument) else {
      throw Misuse(description: "There is no “\(argument)” to measure; use one of \(known).")
    }
    return argument
  }
}
