import Findings
import Foundation
package import LocalizableReferences
import SourceText

/// Extracts the strings that Objective-C and C sources name in macros of the `NSLocalizedString` family.
///
/// No preprocessor runs: a macro counts where its name stands with a literal as first argument, as `genstrings` and
/// Xcode take it.
package struct ObjectiveCExtractor: Extractor {
  package init() {}

  package var fileExtensions: Set<String> { ["m", "mm", "c", "cc", "cpp", "h"] }

  package func references(
    in units: [ExtractionUnit], context: [ExtractableFile], progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    let jobs = units.enumerated().flatMap { unit, value in
      value.files.filter { fileExtensions.contains(Self.fileExtension(of: $0.path)) }.map { (unit: unit, file: $0) }
    }
    let counter = ProgressCounter(total: jobs.count, report: progress)
    let macros = units.map { LocalizingMacro.all(with: $0.macroNames) }
    let results = ParallelWork.map(jobs.count) { number in
      defer { counter.advance() }
      return Self.result(of: jobs[number].file, macros: macros[jobs[number].unit])
    }
    var made = units.map { _ in ExtractionResult() }
    for (job, result) in zip(jobs, results) {
      made[job.unit].references += result.references
      made[job.unit].findings += result.findings
      made[job.unit].incompleteFiles += result.incompleteFiles
    }
    return made
  }

  private static func fileExtension(of path: String) -> String {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
  }

  private static func result(of file: ExtractableFile, macros: [String: LocalizingMacro]) -> ExtractionResult {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file.absolutePath)) else {
      return ExtractionResult(
        findings: [ExtractionFindings.unreadable(file.path)], incompleteFiles: [file.path])
    }
    let text = SourceText(bytes: [UInt8](data))
    let read = ObjectiveCTokenizer.tokens(in: text.bytes)
    var result = ExtractionResult()
    result.references = ObjectiveCCalls(tokens: read.tokens, macros: macros).references(in: text, path: file.path)
    if let offset = read.unterminatedOffset {
      result.findings.append(
        ExtractionFindings.syntaxError(
          at: FindingLocation(path: file.path, text: text, offset: offset), language: "Objective-C"))
      result.incompleteFiles = [file.path]
    }
    return result
  }
}
