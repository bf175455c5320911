import CatalogConversion
import Findings
import Foundation
import LanguageData
import StringCatalog
import TestSupport
import Testing

/// Every format with public catalogs: what is brought back unchanged changes nothing, and what is changed in a file
/// changes exactly that in the catalog.
@Suite(.enabled(if: CorpusLocation.exists, "needs the corpus of public catalogs"))
struct FormatCorpusTests {
  private static let files: [String] = {
    guard let folder = CorpusLocation.folder?.appendingPathComponent("xcstrings").path else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let catalogs = names.filter { $0.hasSuffix(".xcstrings") }.sorted().map { folder + "/" + $0 }
    // A third of them, so that a run stays short.
    return stride(from: 0, to: catalogs.count, by: 3).map { catalogs[$0] }
  }()

  private static func catalog(_ path: String) -> StringCatalog? {
    guard let data = FileManager.default.contents(atPath: path), data.count < 200_000 else { return nil }
    return try? StringCatalog(bytes: Array(data), path: path)
  }

  @Test(arguments: CatalogFormats.all.map { $0.name })
  func bringingBackUnchangedChangesNothing(name: String) throws {
    let format = try #require(CatalogFormats.named(name))
    var count = 0
    for path in Self.files {
      guard let catalog = Self.catalog(path) else { continue }
      let languages = Array(catalog.languages.prefix(1))
      let converted = try format.files(of: catalog, languages: languages, table: "Table") { _ in nil }
      for file in converted.files {
        for translation in try format.translations(in: file.bytes, path: file.path, language: nil, for: catalog) {
          let merge = TranslationMerge(
            of: translation.units, from: file.path, into: catalog, language: translation.language,
            dialect: translation.dialect)
          #expect(!merge.catalog.hasChanges, "\(path) \(file.path)")
          count += 1
        }
      }
    }
    #expect(count > 30)
  }

  @Test(arguments: CatalogFormats.all.map { $0.name })
  func changesComeBackExactly(name: String) throws {
    let format = try #require(CatalogFormats.named(name))
    var random = SeededRandom(seed: 7)
    var changes = 0
    for path in Self.files {
      guard let catalog = Self.catalog(path), let language = catalog.languages.last else { continue }
      // The edit is made in a catalog and exported, as if a translator had made it in the file.
      var edited = catalog
      for key in catalog.keys where Int.random(in: 0..<5, using: &random) == 0 {
        guard var entry = edited[key], var localization = entry.localizations?[language],
          entry.shouldTranslate != false, entry.extractionState != .stale
        else { continue }
        // A damaged specifier, which comes back as the percent sign that it is.
        for (place, unit) in localization.stringUnits where !unit.value.isEmpty && !unit.value.contains("%[") {
          let isKnown = place.allSatisfy { step in
            if case .plural(let name) = step { return PluralCategory(rawValue: name) != nil }
            return true
          }
          guard isKnown else { continue }
          localization[place]?.value = unit.value + " é←{<&'\"\\#"
          localization[place]?.state = .translated
          changes += 1
        }
        entry.localizations?[language] = localization
        edited[key] = entry
      }
      var merged = catalog
      let converted = try format.files(of: edited, languages: [language], table: "Table") { _ in nil }
      for file in converted.files {
        for translation in try format.translations(in: file.bytes, path: file.path, language: language, for: catalog) {
          let merge = TranslationMerge(
            of: translation.units, from: file.path, into: merged, language: translation.language,
            dialect: translation.dialect)
          merged = merge.catalog
        }
      }
      let wrong = edited.keys.first { texts(edited[$0], language) != texts(merged[$0], language) }
      #expect(wrong == nil, "\(path) in \(language)")
    }
    #expect(changes > 300)
  }

  private func texts(_ entry: CatalogEntry?, _ language: String) -> [String] {
    entry?.localizations?[language]?.stringUnits.map { $0.unit.value } ?? []
  }
}
