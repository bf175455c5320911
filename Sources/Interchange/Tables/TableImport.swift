package import Findings
import FormatSpecifiers
import StringCatalog
package import XLIFF

/// Decides which translations of an exchange file are taken over into a file that is no catalog.
///
/// Such files have no states: a text that is unfinished or to be reviewed is taken over all the same, and said so; one
/// that nobody has translated, which some systems fill with the source text, is not.
package struct TableImport: Sendable {
  /// A translation to be written.
  package struct Change: Hashable, Sendable {
    package var id: String
    package var text: String
    /// The comment of the text, for a new entry.
    package var note: String
  }

  /// In the order of Xcode's files.
  package private(set) var changes: [Change] = []
  package private(set) var findings: [Finding] = []
  package private(set) var counts = ImportCounts()

  /// - Parameters:
  ///   - texts: those of the source language as they are now.
  ///   - target: the translation that there is.
  package init(
    _ units: [XLIFFUnit], texts: [ResourceText], target: (String) -> String?, places: ExchangePlaces
  ) {
    let sources = Dictionary(texts.map { ($0.id, $0) }) { first, _ in first }
    for unit in units {
      guard let translation = unit.target, case .text(let text) = translation.text else {
        counts.untranslated += 1
        continue
      }
      let id = sources[unit.id] == nil ? unit.resourceName ?? unit.id : unit.id
      guard let source = sources[id] else {
        counts.skipped += 1
        if !text.isEmpty { findings.append(ImportFindings.unknownText(unit, places)) }
        continue
      }
      let existing = target(id)
      if text.isEmpty, !source.source.isEmpty {
        if existing.map({ !$0.isEmpty }) ?? false {
          counts.skipped += 1
          findings.append(ImportFindings.emptied(unit, places))
        } else {
          counts.untranslated += 1
        }
        continue
      }
      if let existing, existing.utf8.elementsEqual(text.utf8) {
        counts.unchanged += 1
        continue
      }
      let meaning = ExchangeState.meaning(of: translation)
      if meaning == .unfinished, text == source.source {
        counts.untranslated += 1
        continue
      }
      if let difference = SpecifierCheck.difference(
        of: .text(text), from: .text(source.source), of: id, at: [], before: existing.map { .text($0) })
      {
        // The form for one may say "a file".
        let isFormForFew = ["one", "zero", "two"].contains { id.hasSuffix("/\($0):dict/:string") }
        var isMissingNumber = false
        if case .missing(let argument) = difference { isMissingNumber = argument.isNumber }
        if !(isFormForFew && isMissingNumber) {
          counts.skipped += 1
          findings.append(ImportFindings.misfit(unit, difference, places))
          continue
        }
      }
      if meaning != .done(.translated), meaning != .done(.machineTranslated) {
        findings.append(ImportFindings.unfinishedInTable(unit, translation.state?.rawValue ?? "", places))
      }
      if let then = unit.source, then != .text(source.source) {
        findings.append(ImportFindings.sourceChangedInTable(unit, places))
      }
      if translation.hadInlineElements { findings.append(ImportFindings.inlineElements(unit, places)) }
      counts.changedTexts += 1
      changes.append(Change(id: id, text: text, note: source.note))
    }
    changes.sort { XLIFFOrder.unitPrecedes($0.id, $1.id) }
  }
}
