import CommandLineInterface
import CompiledTables
import FileChanges
import Findings
import LosslessJSON

/// `dragoman verify`: whether compiled tables are whole.
enum VerifyCommand: Command {
  private static let files = ArgumentDeclaration(
    "FILE", .oneOrMore, completion: .files(extensions: ["dragoman"]), "compiled tables, such as Tables.dragoman")

  static let declaration = CommandDeclaration(
    name: name, summary: "check that compiled tables are whole",
    discussion: """
      Reads all of each file: its checksum, every key and every message. Programs that use the tables look only at \
      what they need, so that opening a table costs nothing.
      """,
    arguments: [files],
    examples: [
      CommandExample("dragoman verify de.lproj/Tables.dragoman", "check one file"),
      CommandExample("dragoman verify --json Resources/*.lproj/Tables.dragoman", "tell a program what is in them"),
    ])
  static let changesFiles = false

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> Outcome {
    var outcome = Outcome()
    var reports: [JSONValue] = []
    for path in arguments.values(of: files) {
      let snapshot = try FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
      do throws(CompiledTableError) {
        let file = try CompiledTableFile(bytes: snapshot.bytes)
        try file.verify()
        let tables = file.tables.map { (name: $0.name, count: $0.count) }
        let counts = tables.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
        outcome.summary.append(.init(nil, "\(path): \(file.language), \(counts.isEmpty ? "no tables" : counts)"))
        reports.append(
          .object([
            "path": .string(path), "language": .string(file.language),
            "tables": .object(tables.map { JSONMember($0.name, .number("\($0.count)")) }),
          ]))
      } catch {
        outcome.findings.append(CompiledTableFindings.finding(error, path: path))
        outcome.isIncomplete = true
      }
    }
    outcome.json = .object(["files": .array(reports), "findings": FindingJSON.list(outcome.findings)])
    return outcome
  }
}
