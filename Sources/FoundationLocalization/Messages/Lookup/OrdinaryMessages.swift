#if !canImport(Darwin)
  import CompiledTables
  public import Foundation
  import LanguageData

  /// The short way to the texts that programs show most, in the language of the task or the user: without values, or with
  /// a few plain ones. Whatever does not go that way takes the one of `MessageRequest`.
  @usableFromInline enum OrdinaryMessages {
    /// The text of a key without values. What a thread has shown lately costs next to nothing.
    @usableFromInline static func text(forKey key: String, table: String?, bundle: Bundle?) -> String {
      if let text = PlainTextMemory.text(forKey: key, table, bundle, TaskLanguages.current, isFormatWanted: true) {
        return text
      }
      return newText(forKey: key, table: table, bundle: bundle, isFormatWanted: true)
        ?? text(of: String.LocalizationValue(key), table: table, bundle: bundle)
    }

    @usableFromInline static func text(
      of value: String.LocalizationValue, table: String?, bundle: Bundle?
    ) -> String {
      textWithValues(of: value, table: table, bundle: bundle)
        ?? MessageRequest(key: value.key, defaultValue: value, table: table, bundle: bundle).text()
    }

    /// The text of a key, as far as a table has it in one form that takes no arguments; nil otherwise.
    static func textWithoutPlaces(forKey key: String, table: String?, bundle: Bundle) -> String? {
      PlainTextMemory.text(forKey: key, table, bundle, TaskLanguages.current, isFormatWanted: false)
        ?? newText(forKey: key, table: table, bundle: bundle, isFormatWanted: false)
    }

    @inline(never)
    private static func newText(
      forKey key: String, table: String?, bundle: Bundle?, isFormatWanted: Bool
    ) -> String? {
      if TextTreatment.ofProcess != nil { return nil }
      let generation = PlainTextMemory.currentGeneration
      let taskPreference = TaskLanguages.current
      let preference = taskPreference ?? UserLanguages.preference
      guard
        let message = TableStore.message(forKey: key, in: bundle ?? .main, table: table, for: preference)?.message,
        let text = message.plainText
      else { return nil }
      let takesArguments = message.takesArguments
      PlainTextMemory.remember(
        text, takesArguments: takesArguments, forKey: key, table, bundle, taskPreference, generation: generation)
      return takesArguments && !isFormatWanted ? nil : text
    }

    private static func textWithValues(
      of value: String.LocalizationValue, table: String?, bundle: Bundle?
    ) -> String? {
      switch value.values?.content {
      case .short(let key, let values):
        return key.withUTF8 { text(forUTF8: $0, values, table: table, bundle: bundle) }
      case .arguments(.plain(let values)):
        var key = value.ownKey
        return key.withUTF8 { text(forUTF8: $0, values, table: table, bundle: bundle) }
      case .arguments(.any), nil: return nil
      }
    }

    private static func text(
      forUTF8 key: UnsafeBufferPointer<UInt8>, _ values: PlainValues, table: String?, bundle: Bundle?
    ) -> String? {
      if values.count == 0 || TextTreatment.ofProcess != nil { return nil }
      return TableStore.ordinaryText(forUTF8: key, values, in: bundle ?? .main, table: table, for: .current)
    }
  }
#endif
