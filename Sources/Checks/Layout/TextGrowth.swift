import LocalizableReferences
import ProjectModel
import StringCatalog

/// How much longer the translations of a text are than the text.
struct TextGrowth {
  /// The text in the source language.
  let source: String
  /// The longest text of all languages.
  let longest: String
  /// The language of that; nil where nothing is translated, and the length is a guess.
  let language: String?
  /// In characters of the Latin script; those of others may count for two.
  let sourceWidth: Double
  let longestWidth: Double

  /// In a line of its own, of which there is more than a short text needs.
  var longestInLine: Double { language == nil ? sourceWidth * Self.considerable : longestWidth }

  /// How much longer a text is taken to get that has no translation yet: German and Russian are by 30 % on average, short
  /// texts by more.
  private static func usual(_ width: Double) -> Double { width <= 10 ? 1.6 : width <= 20 ? 1.5 : 1.3 }
  private static let considerable = 1.3

  /// - Returns: nil where the text does not grow.
  init?(of reference: LocalizableReference, in target: CheckedTarget, _ project: CheckedProject) {
    guard reference.key.contains(where: \.isLetter), !Self.isValue(reference.key) else { return nil }
    let table = reference.table ?? "Localizable"
    let catalog =
      project.catalogs(of: target.target).first { $0.table == table }
      ?? project.catalogs.first { $0.table == table }
    let entry = catalog?.entry(of: reference.key)
    guard entry?.isTranslatable ?? true else { return nil }
    source = entry?.sourceTexts.first { !$0.value.isEmpty }?.value ?? reference.defaultValue ?? reference.key
    sourceWidth = Self.width(source)
    let translated = entry?.translations.filter { !$0.value.isEmpty }.max {
      Self.width($0.value) < Self.width($1.value)
    }
    if let translated {
      longest = translated.value
      language = translated.language
      longestWidth = Self.width(translated.value)
    } else {
      longest = source
      language = nil
      longestWidth = sourceWidth * Self.usual(sourceWidth)
    }
    guard longestWidth > sourceWidth else { return nil }
  }

  /// Whether the text gets longer by so much that room which is no more than enough for it will not do.
  var isConsiderable: Bool { isConsiderable(longestWidth) }
  var isConsiderableInLine: Bool { isConsiderable(longestInLine) }

  private func isConsiderable(_ width: Double) -> Bool {
    width >= sourceWidth * Self.considerable && width >= sourceWidth + 3
  }

  /// The width of the longest word, which no line break helps.
  var longestWord: Double {
    let longest = longest.split(whereSeparator: \.isWhitespace).map { Self.width(String($0)) }.max() ?? 0
    return language == nil ? longest * Self.usual(sourceWidth) : longest
  }

  /// `%lld`, which has letters and is a number.
  private static func isValue(_ key: String) -> Bool {
    key.hasPrefix("%") && key.utf8.count <= 5 && !key.contains(" ")
  }

  private static func width(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { width, scalar in
      if [.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory) { return width }
      let isWide =
        scalar.properties.isIdeographic || (0x3041...0x30FF).contains(scalar.value)
        || (0xAC00...0xD7A3).contains(scalar.value)
      return width + (isWide ? 2 : 1)
    }
  }
}
