import Findings
import Foundation
import InterfaceBuilder
package import LocalizableReferences

/// Extracts the texts of intent definitions. Each goes to the catalog of its own file, as those of interface files do.
package struct IntentDefinitionExtractor: Extractor {
  package init() {}

  package var fileExtensions: Set<String> { ["intentdefinition"] }

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
      let definition = try IntentDefinition(bytes: bytes, path: file.path)
      let places = PropertyListPlaces(bytes: bytes, path: file.path)
      let name = ((file.path as NSString).lastPathComponent as NSString).deletingPathExtension
      let references = definition.texts.map { text in
        LocalizableReference(
          key: text.identifier, table: name, defaultValue: text.text,
          location: places.location(ofText: text.identifier), reason: text.name, origin: .interfaceFile)
      }
      return ExtractionResult(references: references.sorted { $0.location < $1.location })
    } catch {
      return ExtractionResult(findings: error.findings, incompleteFiles: [file.path])
    }
  }
}
