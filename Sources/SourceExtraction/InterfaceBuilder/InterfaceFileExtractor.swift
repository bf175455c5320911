import Findings
import Foundation
import InterfaceBuilder
package import LocalizableReferences
import SourceText

/// Extracts the texts of storyboards and nib files. Each goes to the catalog of its own file, so the table is the file's
/// name.
package struct InterfaceFileExtractor: Extractor {
  package init() {}

  package var fileExtensions: Set<String> { ["storyboard", "xib"] }

  package func references(
    in units: [ExtractionUnit], context: [ExtractableFile], progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    let jobs = units.enumerated().flatMap { unit, value in
      value.files.filter { ["storyboard", "xib"].contains(($0.path as NSString).pathExtension.lowercased()) }
        .map { (unit: unit, file: $0) }
    }
    let counter = ProgressCounter(total: jobs.count, report: progress)
    let results = ParallelWork.map(jobs.count) { number in
      defer { counter.advance() }
      return Self.result(of: jobs[number].file)
    }
    var made = units.map { _ in ExtractionResult() }
    for (job, result) in zip(jobs, results) {
      made[job.unit].references += result.references
      made[job.unit].findings += result.findings
      made[job.unit].incompleteFiles += result.incompleteFiles
    }
    return made
  }

  private static func result(of file: ExtractableFile) -> ExtractionResult {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file.absolutePath)) else {
      return ExtractionResult(findings: [ExtractionFindings.unreadable(file.path)], incompleteFiles: [file.path])
    }
    let bytes = [UInt8](data)
    do {
      let interface = try InterfaceFileReader.file(in: bytes, path: file.path)
      let source = SourceText(bytes: bytes)
      let name = ((file.path as NSString).lastPathComponent as NSString).deletingPathExtension
      return ExtractionResult(
        references: interface.texts.map { text in
          let position = source.lineAndColumn(at: text.range.lowerBound)
          return LocalizableReference(
            key: text.key, table: name, comment: text.comment, defaultValue: text.text,
            location: ReferenceLocation(path: file.path, line: position.line, column: position.column),
            reason: "\(text.className).\(text.property)", origin: .interfaceFile)
        })
    } catch {
      return ExtractionResult(findings: error.findings, incompleteFiles: [file.path])
    }
  }
}
