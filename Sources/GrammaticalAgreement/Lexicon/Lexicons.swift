/// The lexicons that come with the package, each read when it is first asked for.
package enum Lexicons {
  /// The languages whose words can be made to agree, with their lexicons as they are written.
  package static let texts: [(language: String, text: String)] = [
    ("de", GermanLexicon.text), ("en", EnglishLexicon.text), ("es", SpanishLexicon.text),
    ("fr", FrenchLexicon.text), ("it", ItalianLexicon.text), ("pt", PortugueseLexicon.text),
  ]

  private static let german = read(GermanLexicon.text)
  private static let english = read(EnglishLexicon.text)
  private static let spanish = read(SpanishLexicon.text)
  private static let french = read(FrenchLexicon.text)
  private static let italian = read(ItalianLexicon.text)
  private static let portuguese = read(PortugueseLexicon.text)

  /// The lexicon of a language, by the first part of its BCP 47 identifier.
  package static func lexicon(for language: String) -> Lexicon? {
    switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "de": german
    case "en": english
    case "es": spanish
    case "fr": french
    case "it": italian
    case "pt": portuguese
    default: nil
    }
  }

  /// Nil never happens: a test reads every lexicon.
  private static func read(_ text: String) -> Lexicon? { try? LexiconReader.read(text) }
}
