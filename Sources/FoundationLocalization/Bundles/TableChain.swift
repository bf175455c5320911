import CompiledTables

/// The tables of one name that are asked for a key in turn: those of the languages that fit, the best first, then those
/// of the development language.
final class TableChain: Sendable {
  let tables: [CompiledTable]
  /// Whether there is nothing else to ask.
  let isComplete: Bool

  init(_ tables: [CompiledTable], isComplete: Bool = true) {
    self.tables = tables
    self.isComplete = isComplete
  }

  func message(forKey key: String) -> FoundMessage? {
    var key = key
    return key.withUTF8 { key in
      for table in tables {
        if let message = table.message(forUTF8: key) { return FoundMessage(message: message, language: table.language) }
      }
      return nil
    }
  }
}
