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
    in units: [ExtractionUnit], context: [ExtractableFile], access: SourceAccess,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    FileExtraction.results(in: units, access: access, progress: progress) {
      fileExtensions.contains($0.fileExtension)
    } reading: { file, bytes, _ in
      Self.result(of: file, bytes)
    }
  }

  private static func result(of file: ExtractableFile, _ bytes: [UInt8]) -> ExtractionResult {
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
            enclosingDeclaration: text.outlet, reason: "\(text.className).\(text.property)", origin: .interfaceFile)
        })
    } catch {
      return ExtractionResult(findings: error.findings, incompleteFiles: [file.path])
    }
  }
}
