import LanguageData
package import LocalizableReferences
package import StringCatalog
import TableCompiler

/// One key of a catalog with all that rules ask of it. What is derived of it is made once.
///
/// Lives while it is checked, on one thread.
package final class CheckedEntry {
  package let catalog: CheckedCatalog
  package let key: String
  private let record: CatalogRecord

  package init(key: String, _ record: CatalogRecord, in catalog: CheckedCatalog) {
    self.key = key
    self.record = record
    self.catalog = catalog
    isTranslatable = record.shouldTranslate != false
    isStale = record.extractionState == .stale
  }

  /// Where the key stands, for reports.
  package var place: CheckPlace { .key(catalog: catalog.path, key: key) }

  /// The key for messages, which have one line: cut where it is long.
  package private(set) lazy var label: String = {
    let line = key.replacing("\n", with: " ")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }()

  /// The uses of the key in the sources; empty also where sources were not read.
  package var references: [LocalizableReference] { catalog.references(to: key) }

  /// Whether people who use the software see it: not marked as not to be translated, nor gone from the code.
  package let isTranslatable: Bool

  /// Whether Interface Builder made the key, and the interface file that has its text is not known: it may have no such
  /// object any more.
  package var isOfUnreadInterfaceFile: Bool {
    catalog.tables != nil && KeyShape.isOfInterfaceBuilder(key) && localization(in: catalog.sourceLanguage) == nil
  }

  /// Whether the key is one of several that a program chooses from by a plural category of its own: `seats_one` beside
  /// `seats_other`.
  package private(set) lazy var isFormOfFamily: Bool = {
    let joints = "_.-".utf8
    guard let joint = key.utf8.lastIndex(where: { joints.contains($0) }),
      PluralCategory(rawValue: String(key[key.utf8.index(after: joint)...])) != nil
    else { return false }
    let base = key[...joint]
    return catalog.contains(base + "other") && catalog.contains(base + "one")
  }()

  package let isStale: Bool

  package var comment: String? { record.comment }

  package var extractionState: ExtractionState? { record.extractionState }

  /// What its comment tells.
  private(set) lazy var commentQuality = CommentQuality(of: self)

  /// What a language has for the key.
  package struct Localization {
    package let language: String
    package let content: CatalogLocalization
    /// In Xcode's order.
    package let texts: [CheckedText]
  }

  /// The languages that have anything for the key, by their names.
  package private(set) lazy var localizations: [Localization] =
    record.localizations.map { language, content in
      Localization(language: language, content: content, texts: texts(of: content, in: language))
    }

  private func texts(of content: CatalogLocalization, in language: String) -> [CheckedText] {
    func text(_ variation: VariationPath, _ unit: StringUnit) -> CheckedText {
      CheckedText(entry: self, language: language, variation: variation, unit: unit)
    }
    if content.variations == nil, content.substitutions == nil {
      return content.stringUnit.map { [text([], $0)] } ?? []
    }
    return content.stringUnits.map { text($0.path, $0.unit) }
  }

  package func localization(in language: String) -> Localization? {
    // They are sorted: what a rule asks of each language would else take a time that grows with the square of their number.
    var (low, high) = (0, localizations.count)
    while low < high {
      let middle = (low + high) / 2
      if localizations[middle].language < language { low = middle + 1 } else { high = middle }
    }
    guard low < localizations.count, localizations[low].language == language else { return nil }
    return localizations[low]
  }

  /// Which bytes the key and its texts have.
  package private(set) lazy var bytes: TextBytes = {
    var bytes = TextBytes(key)
    for localization in localizations { for text in localization.texts { bytes.formUnion(text.bytes) } }
    return bytes
  }()

  /// All texts of all languages, those of the source language first, the others by their names.
  package private(set) lazy var texts: [CheckedText] = sourceTexts + translations

  /// The source language's texts; where the catalog has none, the key is the text.
  package private(set) lazy var sourceTexts: [CheckedText] = {
    let written = localization(in: catalog.sourceLanguage)
    if let written, !written.texts.isEmpty || written.content.stringSet != nil { return written.texts }
    let unit = StringUnit(state: .translated, value: key)
    return [CheckedText(entry: self, language: catalog.sourceLanguage, variation: [], unit: unit)]
  }()

  /// The texts of the other languages.
  package private(set) lazy var translations: [CheckedText] = {
    var translations: [CheckedText] = []
    translations.reserveCapacity(localizations.count)
    for localization in localizations where localization.language != catalog.sourceLanguage {
      translations += localization.texts
    }
    return translations
  }()

  /// What translators wrote and people see, with what it translates: nothing of a key that is stale or not to be
  /// translated, no text that is new, empty or the source text itself. Empty also where the source language has no text,
  /// but a symbolic key.
  package private(set) lazy var translatedPairs: [(text: CheckedText, source: CheckedText)] = {
    guard isTranslatable, !isStale, !sourceIsSymbolicKey else { return [] }
    return translations.compactMap { text in
      guard text.isWritten, let source = text.source, !source.value.isEmpty, source.value != text.value else {
        return nil
      }
      return (text, source)
    }
  }()

  /// All texts that people see, those of the source language too.
  package private(set) lazy var shownTexts: [CheckedText] = {
    guard isTranslatable, !isStale else { return [] }
    return (sourceIsSymbolicKey ? [] : sourceTexts.filter { !$0.value.isEmpty }) + translations.filter(\.isWritten)
  }()

  /// Whether the source language has no text and the key is none: `favorite.added`.
  package private(set) lazy var sourceIsSymbolicKey: Bool =
    sourceTexts.count == 1 && sourceTexts[0].value == key && KeyShape(of: key).isSymbolic

  /// The languages that have anything for the key, by their names.
  package private(set) lazy var languages: [String] = localizations.map(\.language)

  /// Whether a language has variations or substitutions; most keys have none.
  package private(set) lazy var isVaried: Bool =
    localizations.contains { $0.content.variations != nil || $0.content.substitutions != nil }

  /// The plurals of all languages, those of the source language first.
  private(set) lazy var pluralSets: [PluralSet] = PluralSet.sets(among: texts)

  private(set) lazy var knownArguments = KnownArguments(of: self)

  /// What Xcode would say of its variations.
  private(set) lazy var compilationIssues: [CompilationIssue] = CompilationIssue.issues(
    ofKey: key, record.localizations, sourceLanguage: catalog.sourceLanguage)

  /// A language's texts, in Xcode's order.
  package func texts(in language: String) -> [CheckedText] { localization(in: language)?.texts ?? [] }

  /// The source language's text that another translates.
  func sourceText(for text: CheckedText) -> CheckedText? {
    if sourceTexts.count == 1, sourceTexts[0].variation.isEmpty, text.variation.isEmpty { return sourceTexts[0] }
    if let same = sourceTexts.first(where: { $0.variation == text.variation }) { return same }
    /// How near a text is: the same device counts more than the same category, `other` more than another one.
    func nearness(_ candidate: CheckedText) -> Int {
      var points = 0
      if candidate.device == text.device { points += 8 } else if candidate.device == "other" { points += 4 }
      if candidate.pluralCategory == text.pluralCategory {
        points += 2
      } else if candidate.pluralCategory == "other" {
        points += 1
      }
      return points
    }
    return sourceTexts.filter { $0.substitution == text.substitution }.max { nearness($0) < nearness($1) }
  }
}

extension CheckedEntry {
  /// Whether its source text has words besides specifiers, so that there is anything to translate. Phrases of
  /// App Shortcuts have.
  package var hasWords: Bool { sourceTexts.isEmpty || sourceTexts.contains(where: \.hasWords) }
}
