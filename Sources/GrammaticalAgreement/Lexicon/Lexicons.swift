/// The lexicons that come with the package, each read when it is first asked for.
package enum Lexicons {
  /// The languages whose words can be made to agree.
  package static let languages = ["de", "en", "es", "fr", "it", "pt"]

  private static let german = read(PackageResources.de_lexicon)
  private static let english = read(PackageResources.en_lexicon)
  private static let spanish = read(PackageResources.es_lexicon)
  private static let french = read(PackageResources.fr_lexicon)
  private static let italian = read(PackageResources.it_lexicon)
  private static let portuguese = read(PackageResources.pt_lexicon)

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
  private static func read(_ bytes: [UInt8]) -> Lexicon? {
    try? LexiconReader.read(String(decoding: bytes, as: UTF8.self))
  }
}
