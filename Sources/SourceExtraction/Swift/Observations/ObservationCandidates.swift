/// Names that something to observe may start with, also in code without any literal.
enum ObservationCandidates {
  private static let names: [String] = [
    // Layout
    "frame", "offset", "lineLimit", "padding", "spacing", "numberOfLines", "leftAnchor", "rightAnchor", "left", "right",
    "UIEdgeInsets", "NSEdgeInsets", "textAlignment", "widthAnchor", "heightAnchor",
    // Formats and languages
    "numberStyle", "dateStyle", "timeStyle", "currencySymbol", "format", "Locale", "NSLocale", "preferredLanguages",
    "languageCode", "preferredLocalizations", "currentLocaleDidChangeNotification", "localizedStringWithFormat",
    // What shows or resolves a text that came from elsewhere
    "Text", "Label", "Button", "Toggle", "Section", "Picker", "Menu", "Link", "NavigationLink", "TextField",
    "navigationTitle", "alert", "confirmationDialog", "accessibilityLabel", "setTitle", "UIAlertController",
    "UIAlertAction", "NSAlert", "messageText", "errorDescription", "failureReason", "recoverySuggestion",
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "NSLocalizedString", "localizedString",
    "IntentDialog", "stringLiteral", "localized", "keyboardShortcut", "Image", "systemImage", "systemName",
  ]

  private static let hashes = Set(names.map { name in hash(name.utf8) })

  static func contain(_ token: SwiftToken, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    guard token.kind == .identifier, token.end - token.start >= 4 else { return false }
    return hashes.contains(hash(buffer[token.start..<token.end]))
  }

  /// FNV-1a. A name that has the hash of another is looked into for nothing, which changes no result.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
