import LanguageData
import Pseudolocalization

/// What rules ask of a language with each of its texts, looked up once.
final class LanguageTraits: Sendable {
  /// nil for a name that is no language.
  let identifier: LanguageIdentifier?
  /// The code of the language alone, `pt` for `pt-BR`; the name where it is no language.
  let code: String
  /// The code of the language by today's name: `he` for `iw`; nil for a name that is no language.
  let canonicalCode: String?
  /// The scripts that it is written in, and Latin, in which every language has names. Empty where nothing is known.
  let scripts: ScriptSet?
  /// Whether its letters are capital or small.
  let isCased: Bool
  let spacing: PunctuationSpacing
  /// How long texts are in it, compared with English; nil where that was not measured.
  let lengthFactor: Double?

  private static let cache = ThreadedCache<String, LanguageTraits> { LanguageTraits($0) }

  /// - Parameter language: as catalogs spell it.
  static func of(_ language: String) -> LanguageTraits { cache.value(for: language) }

  private init(_ language: String) {
    identifier = LanguageIdentifier(language)
    code = identifier?.language ?? language
    canonicalCode = identifier?.canonical.language
    let scripts = WritingScript.scripts(of: language)
    self.scripts = scripts.isEmpty ? nil : ScriptSet(scripts.union([WritingScript(code: "Latn")]))
    isCased = scripts.contains { $0.isCased }
    spacing = PunctuationSpacing(language: language)
    lengthFactor = Self.lengthFactor(of: language)
  }

  private static func lengthFactor(of language: String) -> Double? {
    if language == "en" { return 1 }
    if let factor = LanguageExpansion.factor(of: language) { return factor }
    guard let identifier = LanguageIdentifier(language) else { return nil }
    if let script = identifier.script ?? identifier.usualScript,
      let factor = LanguageExpansion.factor(of: "\(identifier.language)-\(script)")
    {
      return factor
    }
    return identifier.language == "en" ? 1 : LanguageExpansion.factor(of: identifier.language)
  }
}
