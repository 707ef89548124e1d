import Foundation

/// The program: copies features into another app.
@main
enum FeatureProgram {
  static func main() {
    do throws(Objection) {
      let current = URL(filePath: FileManager.default.currentDirectoryPath)
      print(try answer(to: Array(CommandLine.arguments.dropFirst()), at: current), terminator: "")
    } catch {
      FileHandle.standardError.write(Data("feature: \(error.description)\n".utf8))
      exit(1)
    }
  }

  /// Does what the arguments ask for in a folder, and says what was done.
  static func answer(to arguments: [String], at current: URL) throws(Objection) -> String {
    switch try Options(arguments) {
    case .help: return Guide.text
    case .copy(let options, let isDryRun):
      let workspace = try Workspace(around: current)
      return try CopyPlan(options, from: workspace, at: current).carryOut(isDryRun: isDryRun)
    case .new(let options, let isDryRun):
      return try NewPlan(options, in: Workspace(around: current)).carryOut(isDryRun: isDryRun)
    }
  }
}
