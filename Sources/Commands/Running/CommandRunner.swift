import Checks
import CommandLineInterface
import FileChanges
import Findings
import LosslessJSON
import SourceText

/// Runs a command line: the only place that prints, applies changes and decides on the exit code.
package struct CommandRunner {
  private let environment: CommandEnvironment
  private let tool: ToolDeclaration

  package init(_ environment: CommandEnvironment) {
    self.environment = environment
    tool = DragomanTool.declaration(version: environment.version)
  }

  /// - Parameter arguments: those after the tool's own name.
  package func run(_ arguments: [String]) -> ExitCode {
    guard !arguments.isEmpty else {
      // Whoever runs the tool without anything wants to know what it can do; a script that does so is wrong.
      environment.standardError.write(HelpText(tool: tool, width: environment.standardError.columns ?? 80).overview())
      return .refused
    }
    let code: ExitCode
    do {
      code = try perform(try tool.parse(arguments))
    } catch let error as UsageError {
      code = report(error)
    } catch {
      code = report(error, FindingPrinter(environment, format: .text, printsAdvice: false))
    }
    if let failure = environment.standardOutput.failure {
      environment.standardError.write("dragoman: cannot write to standard output: \(failure)\n")
      return .refused
    }
    return code
  }

  private func perform(_ invocation: Invocation) throws -> ExitCode {
    switch invocation {
    case .version:
      environment.standardOutput.write("\(tool.name) \(tool.version)\n")
      return .success
    case .help(let command):
      let help = HelpText(tool: tool, width: environment.standardOutput.columns ?? 80)
      environment.standardOutput.write(command.map(help.page(of:)) ?? help.overview())
      return .success
    case .command(let declaration, let arguments):
      guard let command = CommandRegistry.command(named: declaration.name) else {
        throw UsageError("unknown command '\(declaration.name)'")
      }
      return try run(command, arguments)
    }
  }

  private func run(_ command: any Command.Type, _ arguments: ParsedArguments) throws -> ExitCode {
    let format = arguments.value(of: CommonOptions.format).flatMap(FindingFormat.init) ?? .text
    guard !(format.isDocument && arguments.has(CommonOptions.json)) else {
      throw UsageError(
        "'--json' and '--format \(format.rawValue)' would both be the output", suggestion: "give one of them",
        command: arguments.command)
    }
    let printer = FindingPrinter(
      environment, format: format, printsAdvice: arguments.has(CommonOptions.advice))
    var environment = environment
    environment.configurationPath = arguments.value(of: CommonOptions.configuration)
    var progress: ProgressLine?
    if environment.standardError.isTerminal, !arguments.has(CommonOptions.quiet) {
      let line = ProgressLine(sink: environment.standardError)
      environment.showProgress = { line.show($0, done: $1, total: $2) }
      progress = line
    }
    do {
      let outcome = try command.run(arguments, in: environment)
      progress?.clear()
      return try finish(outcome, arguments, printer)
    } catch let error as UsageError {
      progress?.clear()
      throw error
    } catch {
      progress?.clear()
      return report(error, printer)
    }
  }

  private func finish(
    _ outcome: Outcome, _ arguments: ParsedArguments, _ printer: FindingPrinter
  ) throws -> ExitCode {
    let isCheck = arguments.has(CommonOptions.check)
    let isDiff = arguments.has(CommonOptions.diff) || (outcome.isProposal && !isCheck)
    if !isCheck && !isDiff { try outcome.changes.commit() }

    let output = environment.standardOutput
    let isJSON = arguments.has(CommonOptions.json)
    // What people read in the summary, programs get as findings.
    let isForPrograms = isCheck && printer.format != .text
    let findings = outcome.findings + (isForPrograms ? pendingChanges(of: outcome, arguments.command) : [])
    if !isJSON || printer.format != .text || outcome.isJSONOfNames { printer.print(findings) }
    if isJSON && !outcome.isJSONOfNames || printer.format.isDocument { printProblems(of: outcome) }
    if isJSON, outcome.output.isEmpty || outcome.json != nil {
      JSONText.write(json(of: outcome), to: output)
    } else if isJSON {
      output.write(outcome.output)
    } else if !printer.format.isDocument {
      output.write(outcome.output)
    }
    if isDiff, !isJSON, !printer.format.isDocument { output.write(DiffColoring.colored(outcome, for: environment)) }
    if !arguments.has(CommonOptions.quiet), !isJSON, !printer.format.isDocument {
      let sink = isDiff ? environment.standardError : output
      sink.write(summary(of: outcome, isPlanned: isCheck || isDiff, isShown: isDiff))
    }

    if outcome.isIncomplete { return .refused }
    let hasErrors = outcome.findings.contains { $0.severity == .error }
    return hasErrors || outcome.hasFailed || (isCheck && !outcome.changes.isEmpty) ? .findings : .success
  }

  /// - Parameters:
  ///   - isPlanned: whether nothing was written.
  ///   - isShown: whether the changes themselves are shown, so that their files need no line.
  private func summary(of outcome: Outcome, isPlanned: Bool, isShown: Bool) -> String {
    var lines = outcome.summary.filter { !isShown || $0.path == nil || !$0.text.isEmpty }
    if isPlanned, !isShown {
      // What a plain run does silently has to be said when it is only planned.
      let described = Set(lines.compactMap(\.path))
      lines += outcome.changes.changes.filter { !described.contains($0.path) }.map { .init($0.path, "") }
    }
    let created = Set(outcome.changes.changes.filter { $0.before == nil }.map(\.path))
    let removed = Set(outcome.changes.changes.filter { $0.after == nil }.map(\.path))
    return lines.map { line in
      guard let path = line.path else { return line.text + "\n" }
      let verb = created.contains(path) ? "create" : removed.contains(path) ? "remove" : "change"
      // Where nothing more is to be said of a file, that it was changed is.
      let done = line.text.isEmpty ? verb + "d " : ""
      let details = isPlanned && !isShown ? line.details.map { "  \($0)\n" }.joined() : ""
      let text = line.text.isEmpty ? "" : ": " + line.text
      return (isPlanned ? "would \(verb) " : done) + path + text + "\n" + details
    }.joined()
  }

  /// Says beside a document why it is not whole: what could not be read.
  private func printProblems(of outcome: Outcome) {
    guard outcome.isIncomplete else { return }
    FindingPrinter(environment, format: .text, printsAdvice: false).print(
      outcome.findings.filter { $0.severity == .error && RuleRegistry.rule($0.id) == nil })
  }

  /// The files that `--check` found to be wrong, for annotations and reports.
  private func pendingChanges(of outcome: Outcome, _ command: String?) -> [Finding] {
    let command = command.map { "\(tool.name) \($0)" } ?? tool.name
    let texts = Dictionary(outcome.summary.map { ($0.path, $0.text) }) { first, _ in first }
    return outcome.changes.changes.map { change in
      let text = texts[change.path].map { $0.isEmpty ? "" : ": \($0)" } ?? ""
      return Finding(
        "pending-change", .error, at: FindingLocation(path: change.path), "'\(command)' would change this file\(text)",
        suggestion: "run it and commit the change")
    }
  }

  private func json(of outcome: Outcome) -> JSONValue {
    if let json = outcome.json {
      // Whatever else a command tells, its findings are told.
      guard case .object(let members) = json, !outcome.isJSONOfNames,
        !members.contains(where: { $0.name == "findings" })
      else { return json }
      return .object(members + [JSONMember("findings", FindingJSON.list(outcome.findings))])
    }
    return .object([
      "changedFiles": .array(outcome.changes.changes.map { .string($0.path) }),
      "summary": .array(
        outcome.summary.map { .object(["path": $0.path.map { .string($0) }, "text": .string($0.text)]) }),
      "findings": FindingJSON.list(outcome.findings),
    ])
  }

  private func report(_ error: any Error, _ printer: FindingPrinter) -> ExitCode {
    switch error {
    case let refused as RefusedInput:
      printer.print(refused.findings)
    case let access as FileAccessError:
      printer.print([Finding("file-access", .error, access.description, suggestion: access.suggestion)])
    default:
      printer.print([Finding("unexpected-failure", .error, "\(error)")])
    }
    return .refused
  }

  private func report(_ error: UsageError) -> ExitCode {
    var text = "\(tool.name): \(error.message)\n"
    if let suggestion = error.suggestion { text += "  \(suggestion)\n" }
    if let command = error.command { text += "  see '\(tool.name) \(command) --help'\n" }
    environment.standardError.write(text)
    return .refused
  }
}
