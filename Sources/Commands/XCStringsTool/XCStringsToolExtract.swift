import CommandLineInterface
import FileChanges
import Findings
import LocalizableReferences
import StringsData

/// `xcstringstool extract`: `.stringsdata` files of sources, without a build.
enum XCStringsToolExtract: XCStringsToolSubcommand {
  private static let inputs = ArgumentDeclaration("INPUT", .oneOrMore, "the sources")
  private static let outputDirectory = OptionDeclaration.value(
    "output-directory", short: "o", "FOLDER", completion: .folders, "where the .stringsdata files go")
  private static let swiftUI = OptionDeclaration.flag("SwiftUI", "extract the texts of SwiftUI")
  private static let modern = OptionDeclaration.flag(
    "modern-localizable-strings", "extract String(localized:) and its like")
  private static let legacy = OptionDeclaration.flag(
    "legacy-localizable-strings", "extract NSLocalizedString and its like")
  private static let omitEmpty = OptionDeclaration.flag(
    "omit-empty-stringsdata", "write no file for a source without strings")

  static let declaration = CommandDeclaration(
    name: "extract", summary: "write the strings of sources as .stringsdata files", arguments: [inputs],
    options: [swiftUI, modern, legacy, omitEmpty, outputDirectory])

  static func run(_ arguments: ParsedArguments, in environment: CommandEnvironment) throws -> XCStringsToolOutcome {
    guard let folder = arguments.value(of: outputDirectory) else {
      throw UsageError("Missing expected argument '--output-directory <output-directory>'")
    }
    let files = arguments.values(of: inputs).map {
      ExtractableFile(path: environment.absolutePath(of: $0), absolutePath: environment.absolutePath(of: $0))
    }
    for path in arguments.values(of: inputs) {
      _ = try FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
    }
    var outcome = XCStringsToolOutcome()
    var references: [String: [LocalizableReference]] = [:]
    for extractor in environment.extractors {
      let own = files.filter { extractor.fileExtensions.contains($0.fileExtension) }
      guard !own.isEmpty else { continue }
      let unit = ExtractionUnit(name: "extract", files: own)
      for result in try extractor.references(in: [unit], context: own, progress: nil) {
        outcome.diagnostics += result.findings.filter { $0.severity > .advice }.map { XCStringsToolDiagnostic($0) }
        for reference in result.references where isWanted(reference, arguments) {
          references[reference.location.path, default: []].append(reference)
        }
      }
    }
    for file in files {
      let found = references[file.path] ?? []
      if found.isEmpty, arguments.has(omitEmpty) { continue }
      let output = (folder.hasSuffix("/") ? folder : folder + "/") + StringsDataFile.fileName(forSource: file.path)
      outcome.changes.add(
        try FileChange(
          ofResult: StringsDataFile(source: file.path, references: found).bytes, at: output, in: environment))
    }
    return outcome
  }

  /// Without any of the three options nothing would be found, which nobody means: then all is wanted.
  private static func isWanted(_ reference: LocalizableReference, _ arguments: ParsedArguments) -> Bool {
    guard arguments.has(swiftUI) || arguments.has(modern) || arguments.has(legacy) else { return true }
    if reference.isFoundByName { return arguments.has(legacy) }
    let isModern = modernReasons.contains { reference.reason.hasPrefix($0) }
    return isModern ? arguments.has(modern) : arguments.has(swiftUI)
  }

  private static let modernReasons = [
    "String(", "AttributedString(", "LocalizedStringResource", "String.LocalizationValue",
  ]
}
