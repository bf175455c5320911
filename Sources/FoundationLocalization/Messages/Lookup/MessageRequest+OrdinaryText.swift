#if !canImport(Darwin)
  import CompiledTables
  import Foundation
  import LanguageData

  extension MessageRequest {
    /// The text of a key with ordinary values or none, where a table has it; nil where more is to be looked at.
    static func ordinaryText(_ value: String.LocalizationValue, table: String?, bundle: Bundle?) -> String? {
      switch value.content {
      case .key(let key): return plainText(forKey: key, table: table, bundle: bundle)
      case .short(let key, let values):
        return key.withUTF8 { ordinaryText(forUTF8: $0, values, table: table, bundle: bundle) }
      case .long(var key, .plain(let values)):
        return key.withUTF8 { ordinaryText(forUTF8: $0, values, table: table, bundle: bundle) }
      case .long(_, .any): return nil
      }
    }

    private static func ordinaryText(
      forUTF8 key: UnsafeBufferPointer<UInt8>, _ values: PlainValues, table: String?, bundle: Bundle?
    ) -> String? {
      if values.count == 0 || TextTreatment.ofProcess != nil { return nil }
      let preference = LanguagePreference.current
      return TableStore.ordinaryText(forUTF8: key, values, in: bundle ?? .main, table: table, for: preference)
    }

    /// The text of a key without values, as far as a table has it in one form. What a thread has shown lately costs next
    /// to nothing.
    private static func plainText(forKey key: String, table: String?, bundle: Bundle?) -> String? {
      let preference = LanguagePreference.current
      let bundle = bundle ?? .main
      if let text = PlainTextMemory.text(forKey: key, table, bundle, preference) { return text }
      return newPlainText(forKey: key, table: table, bundle: bundle, for: preference)
    }

    @inline(never)
    private static func newPlainText(
      forKey key: String, table: String?, bundle: Bundle, for preference: LanguagePreference
    ) -> String? {
      if TextTreatment.ofProcess != nil { return nil }
      let generation = PlainTextMemory.currentGeneration
      guard let found = TableStore.message(forKey: key, in: bundle, table: table, for: preference),
        let text = found.message.plainText
      else { return nil }
      PlainTextMemory.remember(text, forKey: key, table, bundle, preference, generation: generation)
      return text
    }
  }
#endif
