#if !canImport(Darwin)
  import CompiledTables
  import Foundation
  import LanguageData

  /// Formats that were given out for messages that vary by number, for functions that look up first and put values in
  /// later, as Foundation's older ones do. On Apple's systems such a string carries its variations with it, unseen;
  /// Swift's strings cannot, so they are found again by what they say.
  enum LocalizedFormats {
    private static let most = 4096
    private static let varying = Locked<[String: [CompiledMessage]]>([:])

    static func remember(_ message: CompiledMessage, as text: String) {
      varying.withLock { varying in
        if varying[text, default: []].contains(where: { $0.isSame(as: message) }) { return }
        if varying.count >= most { varying.removeAll() }
        varying[text, default: []].append(message)
      }
    }

    /// The message that a text was given out for: the only one, or the only one in a language of the task or the user;
    /// nil where it cannot be told.
    static func message(givenOutAs text: String) -> CompiledMessage? {
      guard let candidates = varying.withLock({ $0[text] }) else { return nil }
      if candidates.count == 1 { return candidates.first }
      for wanted in LanguagePreference.current.languages.compactMap(LanguageIdentifier.init) {
        let fitting = candidates.filter { LanguageIdentifier($0.language)?.language == wanted.language }
        if !fitting.isEmpty { return fitting.count == 1 ? fitting.first : nil }
      }
      return nil
    }

    /// A format with values put in: that of a message that varies, or any other.
    static func formatted(_ format: String, _ arguments: [any CVarArg]) -> String {
      let value = String.LocalizationValue(key: format, arguments: arguments.map { MessageArgument($0) })
      return MessageRequest(key: format, defaultValue: value).formatted(message(givenOutAs: format))
    }
  }
#endif
