import FormatSpecifiers
import LocalizableReferences
import SourceText

/// All uses of one key in the sources, taken together.
struct SourceString: Hashable, Sendable {
  var key: String
  /// The distinct comments of all uses by code point, one after another: as Xcode joins them.
  var comments: [String]
  /// The distinct default values, in the order of their places; more than one is a conflict.
  var defaultValues: [String]
  /// Those of the default values in which a specifier is only a guess.
  var guessedValues: Set<ExactString>
  /// The phrases of an App Shortcut; empty otherwise.
  var phrases: [String]
  var locations: [ReferenceLocation]

  /// Whether no other source has it: comments on `Info.plist` keys are the same in every project, so that one of the
  /// catalog counts more; and targets that share a catalog have names of their own.
  var isOfPropertyLists: Bool

  var comment: String? { comments.isEmpty ? nil : comments.joined(separator: "\n") }

  /// The source-language text for a new key, where it must be written: the default value, or the key with its
  /// specifiers numbered where there are several.
  var numberedKey: String? {
    let format = FormatString(key)
    guard format.arguments.count >= 2 else { return nil }
    let numbered = format.numbered()
    return ExactString(numbered) == ExactString(key) ? nil : numbered
  }

  /// Whether a text that the catalog has is one of the default values, as far as they are known.
  func mayHaveDefaultValue(_ text: String) -> Bool {
    defaultValues.contains { value in
      if ExactString(value) == ExactString(text) { return true }
      return guessedValues.contains(ExactString(value)) && FormatString(value).skeleton == FormatString(text).skeleton
    }
  }

  /// - Parameter references: of one key.
  init(key: String, references: [LocalizableReference]) {
    let ordered = references.sorted { $0.location < $1.location }
    self.key = key
    comments = ordered.compactMap(\.comment).filter { !$0.isEmpty }.distinctSorted()
    isOfPropertyLists = ordered.allSatisfy { $0.origin == .propertyList }
    var values: [String] = []
    for reference in ordered {
      guard let value = reference.defaultValue, !values.contains(where: { ExactString($0) == ExactString(value) })
      else { continue }
      // In code, an empty text is what `NSLocalizedString` takes for none, and one that is the key says nothing that the
      // key does not.
      let isNone = reference.origin == .code && (value.isEmpty || ExactString(value) == ExactString(key))
      if !isNone { values.append(value) }
    }
    defaultValues = values
    guessedValues = Set(
      ordered.filter { $0.arguments.contains(where: \.isGuessed) }.compactMap(\.defaultValue).map(ExactString.init))
    phrases = ordered.first { !$0.phrases.isEmpty }?.phrases ?? []
    locations = ordered.map(\.location)
  }
}
