/// What a shell may offer as the value of an option or argument.
package enum ValueCompletion: Hashable, Sendable {
  /// Nothing: a free text.
  case none
  case files(extensions: [String])
  case folders
  /// One of these words, and nothing else is accepted.
  case choices([String])
  /// These words are offered, but others are accepted too.
  case suggestions([String])

  /// Whether the value is a path.
  var isPath: Bool {
    switch self {
    case .files, .folders: true
    case .none, .choices, .suggestions: false
    }
  }

  /// The words that a shell can offer.
  var words: [String] {
    switch self {
    case .choices(let words), .suggestions(let words): words
    case .none, .files, .folders: []
    }
  }
}
