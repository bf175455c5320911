import ArgumentFormatting
import FoundationLocalization
import TestSupport

extension FormatVectorOutput {
  @Sendable static func agreement(_ vector: FormatVector) -> String? {
    guard let text = vector.input.text, let language = vector.locale else { return nil }
    if vector.option("inflect") == "explicit morphology, feminine" {
      var attributed = AttributedString(text)
      var morphology = Morphology()
      morphology.grammaticalGender = .feminine
      attributed.inflect = .explicit(morphology)
      return String(attributed.inflected(locale: vector.formattingLocale).characters)
    }
    let concepts = (vector.options?["concepts"]?.texts ?? []).compactMap { concept(named: $0) }
    return inflected(text, language, concepts, arguments: vector.options?["arguments"])
  }

  @Sendable static func pronoun(_ vector: FormatVector) -> String? {
    guard let text = vector.input.text, let language = vector.locale,
      let forms = vector.option("pronouns")?.split(separator: "/").map(String.init), forms.count == 5
    else { return nil }
    var morphologies = [Morphology](repeating: Morphology(), count: 5)
    morphologies[0].grammaticalCase = .nominative
    morphologies[1].grammaticalCase = .accusative
    morphologies[2].pronounType = .possessive
    morphologies[2].determination = .dependent
    morphologies[3].pronounType = .possessive
    morphologies[3].determination = .independent
    morphologies[4].pronounType = .reflexive
    let term = TermOfAddress.localized(
      language: Locale.Language(identifier: language),
      pronouns: zip(forms, morphologies).map { Morphology.Pronoun(pronoun: $0, morphology: $1) })
    return inflected(text, language, [.termsOfAddress([term])])
  }

  /// `termsOfAddress: masculine`, `localizedPhrase: horchata`.
  private static func concept(named name: String) -> InflectionConcept? {
    let parts = name.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
    switch (parts.first, parts.last) {
    case ("termsOfAddress", "masculine"): return .termsOfAddress([.masculine])
    case ("termsOfAddress", "feminine"): return .termsOfAddress([.feminine])
    case ("localizedPhrase", let phrase?): return .localizedPhrase(phrase)
    default: return nil
    }
  }

  /// The text as a table of the language has it, put together as programs do it.
  private static func inflected(
    _ text: String, _ language: String, _ concepts: [InflectionConcept], arguments: FormatVector.Value? = nil
  ) -> String? {
    var values: [MessageArgument] = []
    if case .list(let list) = arguments {
      values = list.map { $0.number.map { .value(.signed(Int64($0))) } ?? .value(.text($0.text ?? "")) }
    }
    guard let bundle = try? TemporaryBundle(["\(language).lproj/Localizable.strings": "key = \"\(text)\";"]) else {
      return nil
    }
    var options = AttributedString.LocalizationOptions()
    options.concepts = concepts
    let value = String.LocalizationValue(key: "key", arguments: values)
    return withLanguage(language) {
      String(AttributedString(localized: value, options: options, bundle: bundle.bundle).characters)
    }
  }
}
