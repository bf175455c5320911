package import Findings
import LanguageData
package import StringCatalog
package import XLIFF

/// Brings the translations of an exchange file into a catalog, and touches nothing but the language of the file.
///
/// The rules are Xcode's (measured on Xcode 27) but where it loses something: a text that is unfinished or to be
/// reviewed is taken over for review, not left out; an empty text never replaces one; a text whose specifiers do not
/// fit is left out; a text whose source has changed since the export is taken over for review.
package struct CatalogImport: Sendable {
  package private(set) var catalog: StringCatalog
  package private(set) var findings: [Finding] = []
  package private(set) var counts = ImportCounts()

  private let language: String
  private let reader: CatalogUnitReader
  private let places: ExchangePlaces
  /// Whether the language occurs in the catalog, which decides whether plural forms are added.
  private let isLanguageInUse: Bool
  private let isFaithful: Bool
  private var wroteMachineTranslation = false

  /// - Parameters:
  ///   - language: as the catalog spells it.
  ///   - isFaithful: whether the file restores everything, so that nothing is to be added to what it says.
  ///   - places: where the units are, for findings.
  package init(
    _ units: [XLIFFUnit], into catalog: StringCatalog, language: String, isFaithful: Bool = false,
    places: ExchangePlaces
  ) {
    self.catalog = catalog
    self.language = language
    self.places = places
    reader = CatalogUnitReader(language: language, sourceLanguage: catalog.sourceLanguage)
    isLanguageInUse = catalog.languages.contains(language)
    self.isFaithful = isFaithful
    let resolution = CatalogUnitResolution(units, in: catalog)
    for unit in resolution.unknown where unit.target.map({ !$0.text.isEmpty }) ?? false {
      findings.append(ImportFindings.unknownText(unit, places))
      counts.skipped += 1
    }
    for unit in resolution.ambiguous {
      findings.append(ImportFindings.ambiguous(unit, places))
      counts.skipped += 1
    }
    for (key, units) in resolution.unitsOfKeys { merge(units, into: key) }
    raiseVersion()
  }

  private mutating func merge(_ units: [(unit: XLIFFUnit, path: VariationPath)], into key: String) {
    guard var entry = catalog[key] else { return }
    let source = entry.localizations?[catalog.sourceLanguage]
    var localization = entry.localizations?[language] ?? CatalogLocalization()
    var isCarried = false
    if entry.localizations?[language] == nil, let carried = Self.carriedLocalization(of: units.map(\.unit)) {
      localization = carried
      entry.localizations = (entry.localizations ?? [:]).merging([language: carried]) { $1 }
      counts.changedTexts += carried.stringUnits.count
      isCarried = true
    }
    let before = localization
    // What the catalog would be exported as now: only what differs from it is a change.
    let exported = Dictionary(reader.units(of: key, entry).map { ($0.path, $0) }) { first, _ in first }
    for (unit, path) in units {
      let merge = UnitMerge(
        unit: unit, path: path, current: exported[path], existing: before, source: source, places: places)
      switch merge.outcome {
      case .set(let text, let state):
        if state == .machineTranslated { wroteMachineTranslation = true }
        let isNewText = !(exported[path]?.target?.isWritten(as: text) ?? false)
        if isNewText { counts.changedTexts += 1 } else { counts.changedStates += 1 }
        if isNewText {
          LocalizationEditing.set(text, state, at: path, in: &localization, source: source)
        } else {
          Self.setState(state, at: path, in: &localization)
        }
      case .unchanged: counts.unchanged += 1
      case .skipped: counts.skipped += 1
      case .untranslated:
        counts.untranslated += 1
        addForm(unit, path, before, source, to: &localization)
      }
      findings += merge.findings
    }
    // A language without a text is a fact of the file too.
    guard isCarried || !localization.isEmpty || !before.isEmpty else { return }
    entry.localizations = (entry.localizations ?? [:]).merging([language: localization]) { $1 }
    catalog[key] = entry
  }

  private static func setState(
    _ state: StringUnitState, at path: VariationPath, in localization: inout CatalogLocalization
  ) {
    if path.isEmpty, localization.stringSet != nil {
      localization.stringSet?.state = state
    } else {
      localization[path]?.state = state
    }
  }

  /// Xcode adds the plural forms that the language needs with the source text, marked as new, wherever the language is
  /// in use. A file that restores to the byte needs none.
  private mutating func addForm(
    _ unit: XLIFFUnit, _ path: VariationPath, _ before: CatalogLocalization, _ source: CatalogLocalization?,
    to localization: inout CatalogLocalization
  ) {
    guard isLanguageInUse, !isFaithful, case .text(let text)? = unit.source, before[path] == nil,
      case .plural = path.last, unit.target == nil
    else { return }
    // A translation that does not vary stays as it is, but for its substitutions.
    let isInSubstitution = if case .substitution = path.first { true } else { false }
    if !isInSubstitution, before.stringUnit != nil { return }
    LocalizationEditing.set(.text(text), .new, at: path, in: &localization, source: source)
    counts.addedForms += 1
  }

  private static func carriedLocalization(of units: [XLIFFUnit]) -> CatalogLocalization? {
    units.lazy.compactMap { $0.attributes[FaithfulAttributes.localization] }.first
      .flatMap { CatalogLocalization(jsonText: EscapedText.unescaped($0)) }
  }

  /// A state that came with a later version of the format raises the version, as in Xcode 27.
  private mutating func raiseVersion() {
    guard catalog.hasChanges, let version = catalog.version else { return }
    var needed = wroteMachineTranslation ? "1.3" : "1.0"
    if !wroteMachineTranslation {
      let hasLaterMembers = catalog.keys.contains { key in
        let entry = catalog.entry(ofKey: key, languages: [])
        return entry?.isCommentAutoGenerated != nil || entry?.generatesSymbol != nil
      }
      if hasLaterMembers { needed = "1.1" }
    }
    if Self.isEarlier(version, than: needed) { catalog.version = needed }
  }

  private static func isEarlier(_ version: String, than other: String) -> Bool {
    let (left, right) = (
      version.split(separator: ".").map { Int($0) ?? 0 }, other.split(separator: ".").map { Int($0) ?? 0 }
    )
    return left.lexicographicallyPrecedes(right)
  }
}
