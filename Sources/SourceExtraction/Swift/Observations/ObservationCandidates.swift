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
    let length = token.end - token.start
    guard token.kind == .identifier, length >= shortest, length <= longest else { return false }
    // Most names are told apart by how they start and how long they are.
    guard starts[Int(buffer[token.start]) << 6 | length] else { return false }
    return hashes.contains(hash(UnsafeBufferPointer(rebasing: buffer[token.start..<token.end])))
  }

  private static let shortest = 4
  private static let longest = 63
  private static let starts: [Bool] = names.reduce(into: Array(repeating: false, count: 256 << 6)) { starts, name in
    if let first = name.utf8.first { starts[Int(first) << 6 | name.utf8.count] = true }
  }

  /// FNV-1a. A name that has the hash of another is looked into for nothing, which changes no result.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
