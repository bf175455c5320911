import FormatSpecifiers
import Foundation
import LanguageData
import StringCatalog
import Testing

/// The example's catalogs are what people look at first, and what the other tests may lean on.
@Suite struct ExampleTests {
  static let paths = RepositoryFiles.paths(below: "Examples", extensions: ["xcstrings"])
  static let app = paths.filter { $0.hasPrefix("Examples/ConcertTickets/") }
  /// The languages of the app's project; regional rows besides.
  static let languages = ["ar", "de", "en", "es", "fr", "ja", "ko", "pt", "ru"]

  @Test func hasCatalogsOfEveryKind() {
    let names = Self.paths.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(Set(names).isSuperset(of: ["AppShortcuts.xcstrings", "InfoPlist.xcstrings", "Localizable.xcstrings"]))
  }

  @Test(arguments: paths)
  func looksLikeXcodes(path: String) throws {
    let catalog = try catalog(path)
    #expect(catalog.formatted() == catalog.bytes())
  }

  @Test(arguments: app)
  func hasEveryLanguage(path: String) throws {
    let catalog = try catalog(path)
    for key in catalog.keys {
      let entry = try #require(catalog[key])
      if entry.shouldTranslate == false { continue }
      #expect(entry.extractionState != .stale, "\(path): \(key)")
      let present = Set(entry.localizations?.keys.map { $0 } ?? []).union([catalog.sourceLanguage])
      #expect(present.isSuperset(of: Self.languages), "\(path): \(key)")
    }
  }

  @Test(arguments: app)
  func hasEachLanguagesPluralCategories(path: String) throws {
    try forEachLocalization(of: path) { key, language, localization in
      let asked = try #require(LanguageIdentifier(language)).categoriesXcodeAsks.map(\.rawValue)
      let variations =
        [localization.variations] + (localization.substitutions ?? [:]).values.map(\.variations)
      for plural in variations.compactMap({ $0?.plural }) {
        #expect(Set(plural.keys) == Set(asked), "\(path): \(key) in \(language)")
      }
    }
  }

  /// Forms for a certain number may leave it out ("your ticket"); all else keeps the source's arguments.
  @Test(arguments: app)
  func keepsArguments(path: String) throws {
    let catalog = try catalog(path)
    try forEachLocalization(of: path) { key, language, localization in
      let sourceText =
        catalog[key]?.localizations?[catalog.sourceLanguage]?.stringUnit?.value ?? key
      guard let value = (localization.stringUnit ?? localization.variations?.plural?["other"]?.stringUnit)?.value
      else { return }
      if localization.substitutions != nil {
        for (name, substitution) in localization.substitutions ?? [:] {
          #expect(value.contains("%#@\(name)@"), "\(path): \(key) in \(language)")
          #expect(substitution.argNum != nil && substitution.formatSpecifier == "lld", "\(path): \(key) in \(language)")
        }
        return
      }
      let differences = FormatString(value).differences(from: FormatString(sourceText))
      #expect(differences.isEmpty, "\(path): \(key) in \(language)")
    }
  }

  @Test func hasRowsForRegionsOnlyWhereTheyDiffer() throws {
    for path in Self.paths {
      let catalog = try catalog(path)
      for key in catalog.keys {
        let localizations = catalog[key]?.localizations ?? [:]
        for (language, localization) in localizations where language.contains("-") {
          let identifier = try #require(LanguageIdentifier(language))
          // A script alone is a language of its own to readers.
          guard identifier.region != nil else { continue }
          let others = localizations.keys.compactMap(LanguageIdentifier.init)
          if let parent = identifier.nearestParent(among: others) {
            #expect(localization != localizations[parent.description], "\(path): \(key) in \(language)")
          } else {
            #expect(identifier.parents.contains { $0.description == catalog.sourceLanguage }, "\(path): \(key)")
            #expect(localization.stringUnit?.value != key, "\(path): \(key) in \(language)")
          }
        }
      }
    }
  }

  private func catalog(_ path: String) throws -> StringCatalog {
    let data = try Data(contentsOf: RepositoryFiles.root.appendingPathComponent(path))
    return try StringCatalog(bytes: [UInt8](data), path: path)
  }

  private func forEachLocalization(
    of path: String, _ body: (_ key: String, _ language: String, CatalogLocalization) throws -> Void
  ) throws {
    let catalog = try catalog(path)
    for key in catalog.keys {
      for (language, localization) in catalog[key]?.localizations ?? [:] { try body(key, language, localization) }
    }
  }
}
