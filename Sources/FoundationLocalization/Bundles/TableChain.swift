import CompiledTables
import LanguageData

/// The tables of one name that are asked for a key in turn: those of the languages that fit, the best first, then those
/// of the development language.
final class TableChain: Sendable {
  /// An object, so that asking one does not count references to all that it holds.
  private final class Link: Sendable {
    let table: CompiledTable
    let language: MessageLanguage
    /// How numbers are written in its texts for whom the chain was made.
    let numbers = MadeOnce<LocalizedNumbers>()

    init(_ table: CompiledTable) {
      self.table = table
      language = MessageLanguage(table.language)
    }
  }

  private let links: [Link]
  /// Whether there is nothing else to ask.
  let isComplete: Bool

  init(_ tables: [CompiledTable], isComplete: Bool = true) {
    links = tables.map { Link($0) }
    self.isComplete = isComplete
  }

  var tables: [CompiledTable] { links.map(\.table) }

  func message(forKey key: String) -> FoundMessage? {
    var key = key
    return key.withUTF8 { key in
      for link in links {
        if let message = link.table.message(forUTF8: key) {
          return FoundMessage(message: message, rules: link.language)
        }
      }
      return nil
    }
  }

  /// The text of an ordinary message for whom the chain was made; nil where no table has it, or more is to be looked at.
  func ordinaryText(
    forUTF8 key: UnsafeBufferPointer<UInt8>, _ values: PlainValues, for preference: LanguagePreference
  ) -> String? {
    for link in links {
      let ordinary = link.numbers.withValue({ preference.forValues(inTextOf: link.language.name).numbers }) { numbers in
        link.table.ordinaryText(forUTF8: key, values, language: link.language, numbers: numbers)
      }
      switch ordinary {
      case .text(let text): return text
      case .isExtraordinary: return nil
      case .hasNoMessage: continue
      }
    }
    return nil
  }
}
