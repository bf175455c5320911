import CommandLineInterface
import SourceText
import StringCatalog

/// The keys that a command line means.
enum KeySelection {
  /// The keys that were named, each once, or all of the catalog; exactly one of both has to be asked for.
  static func keys(
    _ named: [String], all: Bool, _ arguments: ParsedArguments, _ file: CatalogFile
  ) throws -> [String] {
    guard named.isEmpty == all else {
      throw UsageError(
        all ? "keys are named, and '--all' is given" : "no keys are named",
        suggestion: all ? "give one of both" : "name them, or give '--all'", command: arguments.command)
    }
    for key in named { _ = try file.entry(of: key) }
    if all { return file.catalog.keys }
    var seen: Set<ExactString> = []
    return named.filter { seen.insert(ExactString($0)).inserted }
  }
}
