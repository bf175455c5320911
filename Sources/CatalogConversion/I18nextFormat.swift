package import Findings
import LanguageData
import SourceText
package import StringCatalog
import TranslationFormats

/// i18next: `fr/Localizable.json`, version 4 of the format, keys without levels.
package enum I18nextFormat: CatalogFormat {
  package static let name = "i18next"
  package static let title = "i18next"
  package static let hasSourceTexts = false

  package static func isName(_ path: String) -> Bool { path.hasSuffix(".json") }

  package static func files(
    of catalog: StringCatalog, languages: [String], table: String, existing: (String) -> [UInt8]?
  ) throws -> ConvertedFiles {
    var result = ConvertedFiles()
    result.findings = ConversionLosses.untranslatable(in: catalog, for: title)
    for language in languages {
      let view = CatalogView(of: catalog, in: language)
      var texts: [(name: String, text: String)] = []
      var names: Set<ExactString> = []
      for unit in view.units {
        for (category, text) in BraceDialect().encoded(unit).target.texts where !text.isEmpty {
          let name = category.map { I18nextPlurals.name(unit.id, $0) } ?? unit.id
          if names.insert(ExactString(name)).inserted {
            texts.append((name, text))
          } else {
            result.findings.append(doubleName(name, of: unit))
          }
        }
      }
      result.files.append(("\(language)/\(table).json", I18nextFile(texts: texts).bytes()))
      result.findings += ConversionLosses.findings(
        in: view, for: title, of: [.device, .phrase, .state, .comment, .formatting])
      if language == languages.first { result.findings += [separators(in: view)].compactMap { $0 } }
    }
    return result
  }

  /// Names that i18next would take apart.
  private static func separators(in view: CatalogView) -> Finding? {
    let keys = Set(view.units.map(\.key).filter { $0.contains(".") || $0.contains(":") })
    guard let first = keys.min() else { return nil }
    return Finding(
      "i18next-separator", .advice,
      "\(keys.count) key\(keys.count == 1 ? "" : "s"), such as '\(first)', hold a '.' or ':', which i18next takes for "
        + "separators",
      suggestion: "set keySeparator and nsSeparator to false in i18next's options")
  }

  private static func doubleName(_ name: String, of unit: ConversionUnit) -> Finding {
    Finding(
      "not-carried", .warning, "'\(unit.id)' cannot stand in an i18next file: another text is called '\(name)' as well",
      suggestion: "rename one of the keys")
  }

  package static func translations(
    in bytes: [UInt8], path: String, language: String?, for catalog: StringCatalog
  ) throws(RefusedInput) -> [FileTranslations] {
    let file = try I18nextFile(bytes: bytes, path: path)
    let language = try FileLanguage.language(
      given: language, declared: FileLanguage.folderName(of: path), path: path, in: catalog)
    // What the names mean, the catalog says.
    var texts: [ExactString: I18nextFile.Text] = [:]
    for text in file.texts where texts[ExactString(text.name)] == nil { texts[ExactString(text.name)] = text }
    var units: [TranslatedUnit] = []
    for unit in CatalogView(of: catalog, in: language).units {
      guard unit.target.isPlural else {
        guard let text = texts.removeValue(forKey: ExactString(unit.id)) else { continue }
        units.append(TranslatedUnit(id: unit.id, target: .single(text.text), line: text.line))
        continue
      }
      var forms: [PluralCategory: String] = [:]
      var line: Int?
      for category in PluralCategory.allCases {
        let name = ExactString(I18nextPlurals.name(unit.id, category))
        guard let text = texts.removeValue(forKey: name) else { continue }
        forms[category] = text.text
        line = line ?? text.line
      }
      if !forms.isEmpty { units.append(TranslatedUnit(id: unit.id, target: .plural(forms), line: line)) }
    }
    let unknown = texts.values.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    units += unknown.map { TranslatedUnit(id: $0.name, target: .single($0.text), line: $0.line) }
    return [
      FileTranslations(
        language: language, units: units, dialect: BraceDialect(),
        findings: Finding.doubled(file.doubledNames, in: path))
    ]
  }
}
