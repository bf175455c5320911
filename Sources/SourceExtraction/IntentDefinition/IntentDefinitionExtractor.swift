import Findings
import Foundation
package import LocalizableReferences
import PropertyLists
import SourceText

/// Extracts the texts of intent definitions. Each goes to the catalog of its own file, as those of interface files do.
///
/// An `.intentdefinition` is a property list in which every text has an identifier beside it: `INIntentTitle` and
/// `INIntentTitleID`. Xcode's exports for translators have the identifier as key and no comment
/// (`Documentation/Formats/IntentDefinition.md`).
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
      let list = try PropertyListReader.propertyList(in: bytes, path: file.path)
      guard list.dictionary != nil else {
        return ExtractionResult(
          findings: [ExtractionFindings.notAnIntentDefinition(file.path)], incompleteFiles: [file.path])
      }
      let places = PropertyListPlaces(bytes: bytes, path: file.path)
      let name = ((file.path as NSString).lastPathComponent as NSString).deletingPathExtension
      var texts: [Text] = []
      addTexts(of: list, to: &texts)
      var seen: Set<ExactString> = []
      let references = texts.filter { seen.insert(ExactString($0.identifier)).inserted }.map { text in
        LocalizableReference(
          key: text.identifier, table: name, defaultValue: text.text,
          location: places.location(ofText: text.identifier), reason: text.name, origin: .interfaceFile)
      }
      return ExtractionResult(references: references.sorted { $0.location < $1.location })
    } catch {
      return ExtractionResult(findings: error.findings, incompleteFiles: [file.path])
    }
  }

  private struct Text {
    var identifier: String
    var text: String
    /// The entry's name, as in `INIntentTitle`.
    var name: String
  }

  /// As deep as the property list, whose depth is limited.
  private static func addTexts(of node: PropertyListNode, to texts: inout [Text]) {
    for element in node.array ?? [] { addTexts(of: element, to: &texts) }
    for entry in node.dictionary?.entries ?? [] {
      if entry.key.hasSuffix("ID"), let identifier = entry.value.string, !identifier.isEmpty {
        let name = String(entry.key.dropLast(2))
        if let text = node[name]?.string, !text.isEmpty {
          texts.append(Text(identifier: identifier, text: text, name: name))
        }
      }
      addTexts(of: entry.value, to: &texts)
    }
  }
}
