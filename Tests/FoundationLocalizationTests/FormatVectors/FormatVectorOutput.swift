import FoundationLocalization
import TestSupport

/// What is written here for the input of a recording.
enum FormatVectorOutput {
  /// What writes the recordings of an API; nil where the input cannot be given to it.
  static let apis: [String: @Sendable (FormatVector) -> String?] = [
    "Bundle.preferredLocalizations(from:forPreferences:) core match": localizations,
    "Automatic grammar agreement": agreement,
    "Date.RelativeFormatStyle": relativeDate,
    "ListFormatStyle": list,
    "Missing translation": missingText,
    "NSStringVariableWidthRuleType / variantFittingPresentationWidth": widthVariant,
    "PersonNameComponents.FormatStyle": personName,
    "PluralRules.select": pluralCategory,
    "PluralRules.selectFormatted": pluralCategory,
    "Pseudolanguage: NSDoubleLocalizedStrings": pseudolanguageText,
    "Pseudolanguage: NSDoubleLocalizedStrings with format": pseudolanguageText,
    "Pseudolanguage: NSSurroundLocalizedStrings": pseudolanguageText,
    "String(format:)": formattedText,
    "String(format:locale:)": formattedText,
    "TermOfAddress.localized custom pronouns": pronoun,
    "stringsdict": tableText,
    "stringsdict nested": nestedTableText,
  ]

  /// What writes its recordings only with the trait `Markdown`.
  static let apisWithMarkup: Set = ["Automatic grammar agreement", "TermOfAddress.localized custom pronouns"]

  /// What tests of their own compare with the page.
  static let comparedElsewhere: Set = ["ByteCountFormatStyle", "Date.ComponentsFormatStyle", "Measurement.FormatStyle"]
}

extension FormatVector {
  var formattingLocale: Locale { Locale(identifier: locale ?? "en_US_POSIX") }

  func option(_ name: String) -> String? { options?[name]?.text }
}
