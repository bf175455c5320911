import CommandLineInterface
import FileChanges
import Findings

/// The program under the name of Xcode's tool for String Catalogs, which Swift Build calls by it: the same arguments, the
/// same lines, the same exit codes.
package struct XCStringsTool {
  static let name = "xcstringstool"

  /// In alphabetical order.
  static let subcommands: [any XCStringsToolSubcommand.Type] = [
    XCStringsToolCompile.self,
    XCStringsToolExtract.self,
    XCStringsToolGenerateSymbols.self,
    XCStringsToolPrint.self,
    XCStringsToolSync.self,
  ]

  /// What the program was started as decides which face it shows; a link is enough.
  ///
  /// - Parameter program: the path that it was started by.
  package static func isMeant(by program: String) -> Bool {
    program.split(separator: "/").last.map(String.init) == name
  }

  private let environment: CommandEnvironment
  private let tool: ToolDeclaration

  package init(_ environment: CommandEnvironment) {
    self.environment = environment
    tool = ToolDeclaration(
      name: Self.name, version: environment.version, summary: "works with String Catalogs, as Xcode's tool does",
      commands: Self.subcommands.map { $0.declaration },
      exitCodes: [(0, "all is well"), (1, "there are errors"), (64, "the command line is wrong")])
  }

  /// How the tool ends.
  package enum ExitCode: Int32, Sendable {
    case success = 0
    case failure = 1
    /// `EX_USAGE` of `sysexits.h`.
    case wrongUsage = 64
  }

  /// - Parameter arguments: those after the program's own name.
  package func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try tool.parse(Self.separated(arguments)) {
      case .version: environment.standardOutput.write("\(tool.name) \(tool.version)\n")
      case .help(let command):
        let help = HelpText(tool: tool, width: environment.standardOutput.columns ?? 80)
        environment.standardOutput.write(command.map(help.page(of:)) ?? help.overview())
      case .command(let declaration, let arguments):
        guard let subcommand = Self.subcommands.first(where: { $0.declaration.name == declaration.name }) else {
          return .wrongUsage
        }
        return try finish(try subcommand.run(arguments, in: environment))
      }
      return .success
    } catch let error as UsageError {
      environment.standardError.write("error: \(error.message)\n" + (error.suggestion.map { "  \($0)\n" } ?? ""))
      return .wrongUsage
    } catch let refused as RefusedInput {
      return report(refused.findings.map { XCStringsToolDiagnostic($0) })
    } catch let access as FileAccessError {
      environment.standardError.write("error: \(access.description)\n")
      return .failure
    } catch {
      environment.standardError.write("error: \(error)\n")
      return .failure
    }
  }

  private func finish(_ outcome: XCStringsToolOutcome) throws -> ExitCode {
    if outcome.hasFailed { return report(outcome.diagnostics) }
    try outcome.changes.commit()
    _ = report(outcome.diagnostics)
    environment.standardOutput.write(outcome.output)
    guard environment.standardOutput.failure == nil else { return .failure }
    return .success
  }

  private func report(_ diagnostics: [XCStringsToolDiagnostic]) -> ExitCode {
    for diagnostic in diagnostics { environment.standardError.write(diagnostic.line) }
    return diagnostics.contains { $0.isError } ? .failure : .success
  }

  /// `--stringsdata` takes all that follows it, up to the next option; only catalogs among them are meant as such.
  static func separated(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var isTaking = false
    for argument in arguments {
      if argument == "--stringsdata" {
        isTaking = true
      } else if argument.hasPrefix("-") {
        isTaking = false
        result.append(argument)
      } else if isTaking, !argument.hasSuffix(".xcstrings") {
        result += ["--stringsdata", argument]
      } else {
        result.append(argument)
      }
    }
    return result
  }
}
