extension LanguageIdentifier {
  /// The language of an `.lproj` folder, by today's code: folders may have names of the past, `German` or `iw`.
  package static func language(ofFolder name: String) -> LanguageIdentifier? {
    guard let written = LanguageIdentifier(name) else { return nil }
    guard written.language.utf8.count > 4 else { return written.canonical }
    return LanguageFacts.code(ofLanguageNamed: written.language).flatMap { LanguageIdentifier($0) } ?? written.canonical
  }
}
