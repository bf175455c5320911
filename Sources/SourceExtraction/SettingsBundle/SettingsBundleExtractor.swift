import Findings
package import LocalizableReferences
import PropertyLists
import SourceText

/// Extracts the texts of the pages of Settings bundles. The source of what is a text is Apple's *Settings Application
/// Schema Reference*.
package struct SettingsBundleExtractor: Extractor {
  package init() {}

  package var fileExtensions: Set<String> { ["plist"] }

  package func references(
    in units: [ExtractionUnit], context: [ExtractableFile], access: SourceAccess,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws -> [ExtractionResult] {
    FileExtraction.results(in: units, access: access, progress: progress) {
      Self.isPage($0.path)
    } reading: { file, bytes, _ in
      Self.result(of: file, bytes)
    }
  }

  /// Whether a path is that of a page's property list.
  static func isPage(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".plist") && path.split(separator: "/").contains("Settings.bundle")
  }

  private static func result(of file: ExtractableFile, _ bytes: [UInt8]) -> ExtractionResult {
    var result = ExtractionResult()
    let places = PropertyListPlaces(bytes: bytes, path: file.path)
    do {
      let page = try PropertyListReader.propertyList(in: places.bytes, path: file.path)
      // A page that names no table is not translated.
      guard let table = page["StringsTable"]?.string else { return result }
      var seen: Set<ExactString> = []
      for (text, name) in texts(of: page) where !text.isEmpty && seen.insert(ExactString(text)).inserted {
        result.references.append(
          LocalizableReference(
            key: text, table: table, location: places.location(ofText: text), reason: name, origin: .settingsBundle))
      }
    } catch {
      result.findings += error.findings
      result.incompleteFiles.append(file.path)
    }
    return result
  }

  private static func texts(of page: PropertyListNode) -> [(text: String, name: String)] {
    (page["PreferenceSpecifiers"]?.array ?? []).flatMap { specifier in
      let single = ["Title", "FooterText"].compactMap { name in specifier[name]?.string.map { ($0, name) } }
      let several = ["Titles", "ShortTitles"].flatMap { name in (specifier[name]?.strings ?? []).map { ($0, name) } }
      return single + several
    }
  }
}
