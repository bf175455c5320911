package import Findings
import FormatSpecifiers
import LanguageData
import SourceText
package import StringCatalog

/// Brings what a file of one language says back into a catalog, and touches nothing else.
///
/// A file is compared with what the catalog would be exported as now: only what differs is a change, so that a format
/// that cannot say everything takes nothing away. An empty text never replaces one; a text whose specifiers do not fit
/// is left out; a text whose source has changed since is taken over for review.
package struct TranslationMerge: Sendable {
  package private(set) var catalog: StringCatalog
  package private(set) var findings: [Finding] = []
  /// Texts that were changed or added.
  package private(set) var changedTexts = 0
  /// Texts of which only the state changed.
  package private(set) var changedStates = 0

  private let language: String
  private let dialect: any ConversionDialect
  private let path: String
  private let stateOfChanges: StringUnitState
  private let units: [ExactString: ConversionUnit]
  private let untranslatable: Set<ExactString>

  /// - Parameters:
  ///   - path: the file that the units come from, for findings.
  ///   - state: of changed texts in formats that have no states.
  package init(
    of translations: [TranslatedUnit], from path: String, into catalog: StringCatalog, language: String,
    dialect: any ConversionDialect, state: StringUnitState = .translated
  ) {
    self.catalog = catalog
    self.language = language
    self.dialect = dialect
    self.path = path
    stateOfChanges = state
    let view = CatalogView(of: catalog, in: language)
    var units: [ExactString: ConversionUnit] = [:]
    for unit in view.units.flatMap(dialect.arranged) { units[ExactString(unit.id)] = unit }
    self.units = units
    untranslatable = Set(view.untranslatableKeys.map(ExactString.init))
    for translation in translations { merge(translation) }
  }

  private mutating func merge(_ translation: TranslatedUnit) {
    guard let unit = units[ExactString(translation.id)] else {
      if !translation.target.isEmpty { findings.append(unknownText(translation)) }
      return
    }
    let exported = dialect.encoded(unit)
    guard translation.target.isPlural == exported.target.isPlural else {
      if !translation.target.isEmpty, translation.target != exported.target {
        findings.append(otherShape(translation, isPlural: exported.target.isPlural))
      }
      return
    }
    let isSourceChanged = translation.source.map { $0 != exported.source } ?? false
    var writes: [TextWrite] = []
    for (category, text) in translation.target.texts {
      let before = exported.target.text(exactly: category)
      if text.utf8.elementsEqual(before.utf8) { continue }
      guard !text.isEmpty else {
        findings.append(emptied(translation, category?.rawValue))
        continue
      }
      let value = dialect.decoded(text, of: unit)
      if let difference = fault(of: value, category, unit) {
        findings.append(misfit(translation, difference))
        continue
      }
      if isSourceChanged, writes.isEmpty { findings.append(sourceChanged(translation)) }
      let state = isSourceChanged ? StringUnitState.needsReview : translation.state ?? stateOfChanges
      writes.append(TextWrite(category: category, value: value, state: state))
    }
    changedTexts += writes.count
    writes += stateChanges(translation, unit, exported, besides: writes)
    write(writes, to: unit)
  }

  /// Texts that stay, in a file whose state for them differs from the one that was exported.
  private mutating func stateChanges(
    _ translation: TranslatedUnit, _ unit: ConversionUnit, _ exported: ConversionUnit, besides writes: [TextWrite]
  ) -> [TextWrite] {
    guard let state = translation.state, let shown = dialect.state(of: unit) else { return [] }
    switch shown {
    case .done where state == .translated: return []
    case .needsWork where state != .translated: return []
    case .exact(let name) where name == state.rawValue: return []
    default: break
    }
    var changes: [TextWrite] = []
    for (category, text) in translation.target.texts where !text.isEmpty {
      let value = unit.target.text(exactly: category)
      let isWritten = writes.contains { $0.category == category }
      guard !isWritten, !value.isEmpty, unit.states[category ?? .other] != state else { continue }
      // What the file says of a text that was refused or emptied is not said of the catalog's.
      guard text.utf8.elementsEqual(exported.target.text(exactly: category).utf8) else { continue }
      changes.append(TextWrite(category: category, value: value, state: state))
    }
    changedStates += changes.count
    return changes
  }

  // MARK: Writing

  private struct TextWrite {
    var category: PluralCategory?
    var value: String
    var state: StringUnitState
  }

  private mutating func write(_ writes: [TextWrite], to unit: ConversionUnit) {
    guard !writes.isEmpty, var entry = catalog[unit.key] else { return }
    var localization = entry.localizations?[language] ?? CatalogLocalization()
    let source = entry.localizations?[catalog.sourceLanguage]
    for write in writes {
      if let phrase = unit.place.phrase {
        var set = localization.stringSet ?? CatalogStringSet(state: write.state, values: [])
        while set.values.count <= phrase { set.values.append("") }
        set.values[phrase] = write.value
        set.state = write.state
        localization.stringSet = set
        continue
      }
      let path = unit.path(of: write.category)
      var text = localization[path] ?? StringUnit(state: write.state, value: "")
      text.value = write.value
      text.state = write.state
      localization[path] = text
      // A substitution that is new here takes the argument that it has in the source language.
      if case .substitution(let name) = path.first, let original = source?.substitutions?[name] {
        let own = localization.substitutions?[name]
        if own?.argNum == nil, own?.formatSpecifier == nil {
          localization.substitutions?[name]?.argNum = original.argNum
          localization.substitutions?[name]?.formatSpecifier = original.formatSpecifier
        }
      }
    }
    entry.localizations = (entry.localizations ?? [:]).merging([language: localization]) { $1 }
    catalog[unit.key] = entry
  }

  /// What is wrong with the specifiers of a text; nil where they fit.
  private func fault(of value: String, _ category: PluralCategory?, _ unit: ConversionUnit) -> FormatDifference? {
    let source = FormatString(unit.source.text(for: category == .other ? .other : category))
    let reference = unit.source.isPlural ? FormatString(unit.source.text(for: .other)) : source
    return FormatString(value).fault(
      against: reference, before: FormatString(unit.target.text(exactly: category)),
      mayLackNumber: [.zero, .one, .two].contains(category ?? formOfPlace(unit) ?? .other))
  }

  private func formOfPlace(_ unit: ConversionUnit) -> PluralCategory? {
    guard case .plural(let name) = unit.place.path.last else { return nil }
    return PluralCategory(rawValue: name)
  }

  // MARK: Findings

  private func location(_ translation: TranslatedUnit) -> FindingLocation {
    guard let line = translation.line else { return FindingLocation(path: path) }
    let position = SourcePosition(offset: UTF8Offset(0), line: line, column: 1, utf16Column: 1)
    return FindingLocation(path: path, range: position..<position)
  }

  private func unknownText(_ translation: TranslatedUnit) -> Finding {
    let isUntranslatable = untranslatable.contains(ExactString(translation.id))
    return Finding(
      "unknown-text", .warning, at: location(translation),
      isUntranslatable
        ? "'\(translation.id)' is not for translation" : "the catalog has no text '\(translation.id)'",
      suggestion: "export the file again; what the catalog does not have is not taken over")
  }

  private func otherShape(_ translation: TranslatedUnit, isPlural: Bool) -> Finding {
    Finding(
      "other-plural-shape", .warning, at: location(translation),
      "'\(translation.id)' \(isPlural ? "has plural forms" : "has no plural forms") in the catalog, unlike here",
      suggestion: "make the catalog's text vary with 'dragoman vary', or export the file again")
  }

  private func emptied(_ translation: TranslatedUnit, _ category: String?) -> Finding {
    Finding(
      "empty-translation", .advice, at: location(translation),
      "'\(translation.id)'\(category.map { ", form '\($0)'," } ?? "") is empty here: the catalog's text stays",
      suggestion: "'dragoman remove --language \(language)' removes a translation")
  }

  private func sourceChanged(_ translation: TranslatedUnit) -> Finding {
    Finding(
      "source-text-changed", .warning, at: location(translation),
      "the source text of '\(translation.id)' has changed since the export: the translation is marked for review",
      suggestion: "have it compared with the new text, then 'dragoman mark' it as translated")
  }

  private func misfit(_ translation: TranslatedUnit, _ difference: FormatDifference) -> Finding {
    Finding(
      "specifier-mismatch", .error, at: location(translation),
      "the translation of '\(translation.id)' \(difference): it is left out", suggestion: "mend it and merge again")
  }
}

extension TextForms {
  /// The text of this form and no other; empty where there is none.
  func text(exactly category: PluralCategory?) -> String {
    switch self {
    case .single(let text): category == nil ? text : ""
    case .plural(let forms): category.flatMap { forms[$0] } ?? ""
    }
  }
}
