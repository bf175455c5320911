import LanguageData

/// Which marks a language sets off from the word before them.
enum PunctuationSpacing {
  /// No mark: most languages of Europe.
  case none
  /// French: the marks that a no-break space stands before.
  case before(Set<Unicode.Scalar>)
  /// Nothing is known of it.
  case unknown

  init(language: String) {
    guard let identifier = LanguageIdentifier(language) else {
      self = .unknown
      return
    }
    switch (identifier.language, identifier.region) {
    // The Canadian government's and Swiss Federal Chancellery's guides differ from the Imprimerie nationale's.
    case ("fr", "CA"): self = .before([":", "»"])
    case ("fr", "CH"): self = .unknown
    case ("fr", _): self = .before([":", ";", "!", "?", "»"])
    // Breton and Corsican follow French; usage varies.
    case ("br", _), ("co", _), ("oc", _): self = .unknown
    default:
      let scripts = WritingScript.scripts(of: language).map(\.code)
      self = scripts.contains { ["Latn", "Cyrl", "Grek"].contains($0) } ? .none : .unknown
    }
  }
}
