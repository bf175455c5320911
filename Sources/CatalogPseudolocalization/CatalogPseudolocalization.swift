import FormatSpecifiers
import LanguageData
package import Pseudolocalization
package import StringCatalog

/// Gives a catalog texts in a language that no one speaks, made of its source texts.
package struct CatalogPseudolocalization: Sendable {
  package private(set) var catalog: StringCatalog
  /// Texts that were made.
  package private(set) var count = 0

  private let pseudolanguage: Pseudolanguage
  private let categories: [String]

  /// - Parameters:
  ///   - language: under which the texts go into the catalog, such as `en-XA`; it has the plural categories of the
  ///     language before the hyphen.
  package init(of catalog: StringCatalog, as language: String, _ pseudolanguage: Pseudolanguage) {
    self.catalog = catalog
    self.pseudolanguage = pseudolanguage
    categories = (LanguageIdentifier(language)?.categoriesXcodeAsks ?? [.other]).map(\.rawValue)
    for key in catalog.keys {
      guard var entry = catalog.entry(ofKey: key, languages: [catalog.sourceLanguage]), entry.shouldTranslate != false
      else { continue }
      let source = entry.localizations?[catalog.sourceLanguage] ?? CatalogLocalization()
      let texts = source.isEmpty ? CatalogLocalization(stringUnit: StringUnit(state: .new, value: key)) : source
      let localization = localization(texts)
      guard !localization.isEmpty else { continue }
      entry = self.catalog[key] ?? entry
      entry.localizations = (entry.localizations ?? [:]).merging([language: localization]) { $1 }
      self.catalog[key] = entry
    }
  }

  private mutating func localization(_ source: CatalogLocalization) -> CatalogLocalization {
    var result = CatalogLocalization()
    if let unit = source.stringUnit { result.stringUnit = self.unit(unit) }
    result.variations = source.variations.map { variations($0) }
    if let substitutions = source.substitutions {
      result.substitutions = substitutions.mapValues { substitution in
        CatalogSubstitution(
          argNum: substitution.argNum, formatSpecifier: substitution.formatSpecifier,
          stringUnit: substitution.stringUnit.map { unit($0) },
          variations: substitution.variations.map { variations($0) })
      }
    }
    if let set = source.stringSet {
      count += set.values.count
      result.stringSet = CatalogStringSet(state: .translated, values: set.values.map { pseudolanguage.text($0) })
    }
    return result
  }

  private mutating func variations(_ source: CatalogVariations) -> CatalogVariations {
    var result = CatalogVariations()
    if let devices = source.device { result.device = devices.mapValues { localization($0) } }
    if let forms = source.plural {
      var plural = forms.filter { categories.contains($0.key) || $0.key == "zero" }
      // Forms that the language needs and the source language does not have.
      for category in categories where plural[category] == nil { plural[category] = forms["other"] }
      result.plural = plural.mapValues { localization($0) }
    }
    return result
  }

  private mutating func unit(_ source: StringUnit) -> StringUnit {
    count += 1
    // A percent sign is one where the text takes no arguments.
    let isFormat = !FormatString(source.value).arguments.isEmpty
    return StringUnit(state: .translated, value: pseudolanguage.text(source.value, isFormat: isFormat))
  }
}
