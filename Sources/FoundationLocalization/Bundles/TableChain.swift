import CompiledTables
import LanguageData

/// The tables of one name that are asked for a key in turn: those of the languages that fit, the best first, then those
/// of the development language.
final class TableChain: Sendable {
  let tables: [CompiledTable]
  /// Those of the tables.
  private let languages: [MessageLanguage]
  /// Whether there is nothing else to ask.
  let isComplete: Bool

  init(_ tables: [CompiledTable], isComplete: Bool = true) {
    self.tables = tables
    languages = tables.map { MessageLanguage($0.language) }
    self.isComplete = isComplete
  }

  func message(forKey key: String) -> FoundMessage? {
    withMessage(forKey: key) { FoundMessage(message: $0, rules: $1) }
  }

  /// What `body` makes of the message of a key.
  @inline(__always)
  func withMessage<Result>(forKey key: String, _ body: (CompiledMessage, MessageLanguage) -> Result?) -> Result? {
    var key = key
    return key.withUTF8 { key in
      for place in tables.indices {
        if let message = tables[place].message(forUTF8: key) { return body(message, languages[place]) }
      }
      return nil
    }
  }
}
