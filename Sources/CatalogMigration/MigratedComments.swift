import SourceText

/// Chooses the comment of each key among those that its translations carry.
struct MigratedComments {
  private let sourceLanguage: String
  private var ofKey: [ExactString: [String: String]] = [:]

  /// What `genstrings` writes where code says nothing.
  private static let placeholder = "No comment provided by engineer."

  init(sourceLanguage: String) { self.sourceLanguage = sourceLanguage }

  /// Of a key that stands twice in a table, the comment of its last entry.
  mutating func add(_ comment: String, key: String, language: String) {
    guard !comment.isEmpty else { return }
    ofKey[ExactString(key), default: [:]][language] = comment
  }

  /// Where the source language has the key, its comment or none; else the one that most languages have, of several the
  /// one of the last language by name.
  ///
  /// - Parameter isInSource: whether the source language has a key.
  func chosen(_ isInSource: (ExactString) -> Bool) -> [ExactString: String] {
    var result: [ExactString: String] = [:]
    for (key, comments) in ofKey {
      let counts = Dictionary(comments.values.map { ($0, 1) }, uniquingKeysWith: +)
      let mostFrequent = comments.max {
        (counts[$0.value] ?? 0, $0.key) < (counts[$1.value] ?? 0, $1.key)
      }?.value
      let comment = isInSource(key) ? comments[sourceLanguage] : mostFrequent
      if comment != Self.placeholder { result[key] = comment }
    }
    return result
  }
}
