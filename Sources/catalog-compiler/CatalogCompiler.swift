import CommandLineInterface
import FileChanges
import Findings
import Foundation
import StringCatalog
import SymbolGenerator
import TableCompiler

/// One run: a command line to files, which are written together or not at all.
struct CatalogCompiler {
  let arguments: [String]

  func run() -> (messages: String, exitCode: Int32) {
    do {
      switch try CatalogCompilerTool.declaration.parse(arguments) {
      case .version: return ("\(CatalogCompilerTool.declaration.version)\n", 0)
      case .help(let command):
        let help = HelpText(tool: CatalogCompilerTool.declaration, width: 100)
        return (command.map(help.page(of:)) ?? help.overview(), 0)
      case .command(let command, let arguments):
        return try run(command.name, arguments)
      }
    } catch let error as UsageError {
      return ("error: \(error.message)\n", 2)
    } catch let refused as RefusedInput {
      return (text(of: refused.findings), 2)
    } catch {
      return ("error: \(error)\n", 2)
    }
  }

  private func run(_ command: String, _ arguments: ParsedArguments) throws -> (messages: String, exitCode: Int32) {
    let folder = arguments.value(of: CatalogCompilerTool.outputDirectory) ?? "."
    let outputs = arguments.values(of: CatalogCompilerTool.outputs)
    var catalogs: [(table: String, path: String, catalog: StringCatalog)] = []
    for path in arguments.values(of: CatalogCompilerTool.catalogs) {
      let snapshot = try FileSnapshot(reading: path, displayedAs: path)
      let table = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      catalogs.append((table, path, try StringCatalog(bytes: snapshot.bytes, path: path)))
    }
    var findings: [Finding] = []
    var files: [String: [UInt8]] = [:]
    if command == CatalogCompilerTool.compiledTables.name {
      let tables = RuntimeTables(catalogs.map { (table: $0.table, path: $0.path, catalog: $0.catalog) })
      findings = tables.findings
      for output in outputs {
        let file = tables.file(ofLanguage: language(of: output))
        files[output] = file.bytes
        findings += file.findings
      }
    } else {
      for (table, path, catalog) in catalogs {
        let compiled = CompiledCatalog(catalog)
        findings += compiled.findings(in: catalog, path: path)
        for output in outputs {
          if output.hasSuffix(".swift") {
            let symbols = SymbolGenerator.file(
              for: catalog, table: table, path: path,
              options: SymbolOptions(importedModules: ["FoundationLocalization"]))
            findings += symbols.findings
            files[output] = Array(CatalogCompilerTool.guarded(symbols.text).utf8)
          } else {
            files[output] = compiled.file(table: table, at: output)
          }
        }
      }
    }
    let shown = findings.filter { $0.severity > .advice }
    guard !shown.contains(where: { $0.severity == .error }) else { return (text(of: shown), 1) }
    try write(files, to: folder)
    return (text(of: shown), 0)
  }

  /// The folder that an output lies in, without `.lproj`.
  private func language(of output: String) -> String {
    URL(fileURLWithPath: output).deletingLastPathComponent().deletingPathExtension().lastPathComponent
  }

  private func write(_ files: [String: [UInt8]], to folder: String) throws {
    var changes = FileChangeSet()
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let path = folder + "/" + name
      if FileManager.default.fileExists(atPath: path) {
        changes.add(FileChange(of: try FileSnapshot(reading: path, displayedAs: path), to: bytes))
      } else {
        changes.add(FileChange(creating: path, displayedAs: path, with: bytes))
      }
    }
    try changes.commit()
  }

  private func text(of findings: [Finding]) -> String {
    XcodeFindingRenderer(root: FileManager.default.currentDirectoryPath).text(of: findings, source: { _ in nil })
  }
}
