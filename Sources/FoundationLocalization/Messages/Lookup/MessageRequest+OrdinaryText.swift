#if !canImport(Darwin)
  import CompiledTables
  import Foundation
  import LanguageData

  extension MessageRequest {
    /// The text of a key with ordinary values or none, where a table has it; nil where more is to be looked at.
    static func ordinaryText(_ value: String.LocalizationValue, table: String?, bundle: Bundle?) -> String? {
      guard case .plain(let values) = value.values, TextTreatment.ofProcess == nil else { return nil }
      if case .none = values { return plainText(forKey: value.key, table: table, bundle: bundle) }
      let preference = LanguagePreference.current
      return TableStore.withMessage(forKey: value.key, in: bundle ?? .main, table: table, for: preference) {
        message, language in
        message.ordinaryText(
          values, language: language, numbers: preference.forValues(inTextOf: language.name).numbers)
      } ?? nil
    }

    /// The text of a key without values, as far as a table has it in one form. What a thread has shown lately costs next
    /// to nothing.
    private static func plainText(forKey key: String, table: String?, bundle: Bundle?) -> String? {
      let preference = LanguagePreference.current
      let bundle = bundle ?? .main
      let memory = PlainTextMemory.current
      if let text = memory?.text(key, table, bundle, preference) { return text }
      guard let found = TableStore.message(forKey: key, in: bundle, table: table, for: preference),
        let text = found.message.plainText
      else { return nil }
      memory?.remember(text, for: key, table, bundle, preference)
      return text
    }
  }
#endif
