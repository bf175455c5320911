package import FormatSpecifiers
package import StringCatalog

/// One text of a key: a language's string unit, or a branch of its variations. What is derived of it is made once.
///
/// Lives while its entry is checked, on one thread.
package final class CheckedText {
  package unowned let entry: CheckedEntry
  /// As the catalog spells it.
  package let language: String
  /// The way to it; empty where the text does not vary.
  package let variation: VariationPath
  package let unit: StringUnit
  /// Which bytes the text has.
  package let bytes: TextBytes
  /// Whether it is the source language's.
  package let isSource: Bool
  /// The text with its specifiers.
  package private(set) lazy var format = FormatString(unit.value)

  /// How its specifiers fail to fit what the program gives.
  private(set) lazy var specifierFaults: [SpecifierFault] =
    mayHaveSpecifiers ? SpecifierComparison(self)?.faults ?? [] : []

  /// Its Markdown; nil where it has none.
  private(set) lazy var markup: TextMarkup? = bytes.hasAny(of: TextMarkup.signs) ? TextMarkup(of: unit.value) : nil

  init(entry: CheckedEntry, language: String, variation: VariationPath, unit: StringUnit) {
    self.entry = entry
    self.language = language
    self.variation = variation
    self.unit = unit
    bytes = TextBytes(unit.value)
    isSource = language == entry.catalog.sourceLanguage
  }

  /// Whether it has specifiers, or is to have those of its source text.
  private var mayHaveSpecifiers: Bool { bytes.contains("%") || source?.bytes.contains("%") ?? false }

  /// Whether it has letters.
  package private(set) lazy var hasLetters: Bool =
    bytes.hasASCIILetter || !bytes.isASCII && unit.value.unicodeScalars.contains { $0.isLetter }

  /// What is known of its language.
  private(set) lazy var traits = LanguageTraits.of(language)

  /// The mark that ends it.
  private(set) lazy var finalMark = FinalMark(of: self)

  /// The case of its first letter.
  private(set) lazy var initialCase = InitialCase(of: unit.value)

  /// Whether it is written in capitals throughout.
  private(set) lazy var isInCapitals: Bool = hasCapitalsOnly

  /// Characters that people see.
  private(set) lazy var length: Int =
    bytes.isASCII && !bytes.contains("\r") ? unit.value.utf8.count : unit.value.count

  /// Whether it begins or ends with a space.
  private(set) lazy var hasSpaceAtEdge: Bool = {
    let scalars = unit.value.unicodeScalars
    return scalars.first?.isHorizontalSpace == true || scalars.last?.isHorizontalSpace == true
  }()

  /// Whether it has words besides specifiers.
  package var hasWords: Bool { bytes.contains("%") ? format.hasWords : unit.value.hasWords }

  /// Whether nobody would see anything of it.
  package var isBlank: Bool { bytes.hasASCIILetter ? false : unit.value.isBlank }

  package var value: String { unit.value }

  /// Where it stands, for reports.
  package var place: CheckPlace {
    .text(catalog: entry.catalog.path, key: entry.key, language: language, variation: variation)
  }

  /// The plural category of the innermost plural variation that it is a branch of.
  package var pluralCategory: String? {
    variation.reversed().lazy.compactMap { if case .plural(let category) = $0 { category } else { nil } }.first
  }

  package var device: String? {
    variation.lazy.compactMap { if case .device(let device) = $0 { device } else { nil } }.first
  }

  /// The substitution that it is a text of.
  package var substitution: String? {
    variation.lazy.compactMap { if case .substitution(let name) = $0 { name } else { nil } }.first
  }

  /// What it translates: the source language's text for the same way, or for the nearest that the source language has:
  /// `other` for a category that it lacks, any device for one that it does not vary by. nil in the source language, and
  /// for a substitution that the source language does not have.
  package private(set) lazy var source: CheckedText? = isSource ? nil : entry.sourceText(for: self)

  /// Whether a person has written it: not empty, nor the copy that stands in for a translation, nor a pseudolanguage's.
  package var isWritten: Bool {
    !unit.value.isEmpty && unit.state != .new && !entry.catalog.pseudolanguages.contains(language)
  }

  /// Whether a fix may change it: the source language's text of a key that is found in code is written there.
  package var isEditable: Bool {
    guard entry.localization(in: language)?.content[variation] != nil else { return false }
    return !isSource || [.manual, .migrated].contains(entry.extractionState)
  }

  /// For messages: the text, or its beginning, with its language.
  package var named: String {
    let shown = unit.value.replacing("\n", with: "\\n")
    return "'\(shown.count > 40 ? shown.prefix(39) + "…" : shown)' (\(language))"
  }
}
