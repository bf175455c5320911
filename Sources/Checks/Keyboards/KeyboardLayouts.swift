package import LanguageData

/// The layouts of the keyboards that are sold for languages.
package enum KeyboardLayouts {
  package static let all: [KeyboardLayout] = {
    let lines = text.split(separator: "\n")
    let length = 1 + KeyboardLayout.Level.allCases.count
    return stride(from: 0, to: lines.count, by: length).compactMap {
      KeyboardLayout(lines[$0..<min($0 + length, lines.count)])
    }
  }()

  /// The layout that Apple's interfaces give shortcuts for.
  package static let american = all.first { $0.identifier.hasPrefix("us") }

  /// The layout of a language, in the region that it names or is most spoken in.
  ///
  /// - Returns: nil where none is known, and where the usual one types no Latin letters: with Command held, it types
  ///   what a Latin layout does.
  package static func layout(of language: LanguageIdentifier) -> KeyboardLayout? {
    let language = language.canonical
    let candidates = all.filter { $0.languages.contains(language.language) }
    guard let region = language.usualRegion else { return nil }
    // `es-419` is all of Latin America.
    if region.allSatisfy(\.isNumber) { return candidates.max { $0.countries.count < $1.countries.count } }
    return candidates.first { $0.countries.contains(region) }
  }
}
