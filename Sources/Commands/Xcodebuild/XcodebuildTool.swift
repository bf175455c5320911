import CommandLineInterface
import Findings

/// The program under the name of `xcodebuild`, for scripts that export and import localizations: those two lines are
/// understood as they stand, everything else that `xcodebuild` does is refused.
package struct XcodebuildTool {
  static let name = "xcodebuild"

  /// What the program was started as decides which face it shows; a link is enough.
  ///
  /// - Parameter program: the path that it was started by.
  package static func isMeant(by program: String) -> Bool {
    program.split(separator: "/").last.map(String.init) == name
  }

  private let environment: CommandEnvironment

  package init(_ environment: CommandEnvironment) { self.environment = environment }

  /// - Parameter arguments: those after the program's own name.
  package func run(_ arguments: [String]) -> XCStringsTool.ExitCode {
    do {
      let line = try XcodebuildLine(arguments)
      let code = CommandRunner(environment).run(try self.arguments(for: line))
      return code == .refused || code == .findings && line.action == .exportLocalizations ? .failure : .success
    } catch let error as UsageError {
      environment.standardError.write(
        "xcodebuild: error: \(error.message)\n" + (error.suggestion.map { "  \($0)\n" } ?? ""))
      return .wrongUsage
    } catch let refused as RefusedInput {
      for finding in refused.findings { environment.standardError.write("xcodebuild: error: \(finding.message)\n") }
      return .failure
    } catch {
      environment.standardError.write("xcodebuild: error: \(error)\n")
      return .failure
    }
  }

  /// The same for this program's own commands.
  private func arguments(for line: XcodebuildLine) throws -> [String] {
    let project = line.project ?? "."
    let quiet = line.isQuiet ? ["--quiet"] : []
    switch line.action {
    case .importLocalizations: return ["import", line.localizationPath, "--into", project] + quiet
    case .exportLocalizations:
      var languages = line.exportLanguages
      if languages.isEmpty {
        // Without a language, the one that the project is written in is exported.
        languages = [try line.defaultLanguage ?? LocatedProject(at: project, in: environment).developmentLanguage]
      }
      return ["export", project, "--output", line.localizationPath] + quiet + languages.flatMap { ["--language", $0] }
    }
  }
}
