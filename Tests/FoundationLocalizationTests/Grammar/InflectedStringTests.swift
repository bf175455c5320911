import Foundation
import FoundationLocalization
import Testing

@Suite("Inflected attributed strings")
struct InflectedStringTests {
  private let spanish = Locale(identifier: "es")
  private let english = Locale(identifier: "en")

  /// `^[3 Ticket](inflect: true)` with the number as the first argument.
  private func order(_ count: Int) -> AttributedString {
    var number = AttributedString("\(count)")
    number.replacementIndex = 1
    number.localizedNumericArgument = .int(Int64(count))
    var phrase = number + AttributedString(" Ticket")
    phrase.inflect = .automatic
    return AttributedString("Order ") + phrase
  }

  @Test("count", arguments: [(0, "Order 0 Tickets"), (1, "Order 1 Ticket"), (3, "Order 3 Tickets")])
  func count(count: Int, expected: String) {
    let result = order(count).inflected(locale: english)
    #expect(String(result.characters) == expected)
    #expect(result.inflected(locale: english) == result)
    #expect(!result.runs.contains { $0.inflect != nil })
    #expect(result.runs.contains { $0.replacementIndex == 1 })
  }

  @Test("languages without a lexicon leave everything as it is")
  func unsupported() {
    let string = order(3)
    #expect(string.inflected(locale: Locale(identifier: "ja")) == string)
  }

  @Test("a text without attributes stays the same")
  func untouched() {
    let string = AttributedString("They ordered 3 Ticket")
    #expect(string.inflected(locale: english) == string)
  }

  @Test("the user is welcomed by the term of address")
  func welcome() {
    var string = AttributedString("Bienvenido")
    string.inflect = .automatic
    string.inflectionAlternative = AttributedString("Te damos la bienvenida")
    string += AttributedString(".")
    func text(_ term: TermOfAddress?) -> String {
      String(string.inflected(locale: spanish, userTermOfAddress: term).characters)
    }
    #expect(text(.feminine) == "Bienvenida.")
    #expect(text(.masculine) == "Bienvenido.")
    #expect(text(.neutral) == "Te damos la bienvenida.")
    #expect(text(nil) == "Te damos la bienvenida.")
    #expect(text(.currentUser) == "Te damos la bienvenida.")
    withTermOfAddress(.feminine) { #expect(text(.currentUser) == "Bienvenida.") }
  }

  @Test("attributes of the changed words are kept")
  func attributes() {
    var noun = AttributedString("limonada")
    noun.link = URL(string: "https://example.com")
    var phrase = AttributedString("3 ") + noun + AttributedString(" chico")
    phrase.inflect = .automatic
    let result = phrase.inflected(locale: spanish)
    #expect(String(result.characters) == "3 limonadas chicas")
    let linked = result.runs.filter { $0.link != nil }.map { String(result[$0.range].characters) }
    #expect(linked == ["limonadas"])
  }

  @Test("a morphology says what the lexicon does not know")
  func morphology() {
    var noun = AttributedString("malteada")
    var morphology = Morphology()
    morphology.partOfSpeech = .noun
    morphology.grammaticalGender = .feminine
    noun.morphology = morphology
    noun.replacementIndex = 1
    var ours = AttributedString("Nuestro")
    ours.agreementArgument = 1
    var made = AttributedString("hecho")
    made.agreementArgument = 1
    let string = ours + AttributedString(" ") + noun + AttributedString(" está ") + made
    #expect(String(string.inflected(locale: spanish).characters) == "Nuestra malteada está hecha")

    var size = AttributedString("chico")
    size.inflect = InflectionRule(morphology: morphology)
    #expect(String(size.inflected(locale: spanish).characters) == "chica")
  }

  @Test("custom pronouns of both kinds")
  func pronouns() throws {
    func pronoun(_ text: String, _ change: (inout Morphology) -> Void) -> Morphology.Pronoun {
      var morphology = Morphology()
      change(&morphology)
      return Morphology.Pronoun(pronoun: text, morphology: morphology)
    }
    let term = TermOfAddress.localized(
      language: Locale.Language(identifier: "en"),
      pronouns: [
        pronoun("xey") { $0.grammaticalCase = .nominative },
        pronoun("xem") { $0.grammaticalCase = .accusative },
        pronoun("xeir") {
          $0.grammaticalCase = .genitive
          $0.determination = .dependent
        },
        pronoun("xeirs") {
          $0.grammaticalCase = .genitive
          $0.determination = .independent
        },
        pronoun("xemself") { $0.pronounType = .reflexive },
      ])
    for (written, expected) in [
      ("They", "Xey"), ("them", "xem"), ("their", "xeir"), ("theirs", "xeirs"), ("themselves", "xemself"),
    ] {
      var string = AttributedString(written)
      string.referentConcept = 1
      let result = string.inflected(locale: english, inflectionConcepts: [.termsOfAddress([term])])
      #expect(String(result.characters) == expected)
    }

    var own = Morphology.CustomPronoun()
    own.subjectForm = "ze"
    own.objectForm = "zir"
    own.possessiveForm = "zirs"
    own.possessiveAdjectiveForm = "zir"
    own.reflexiveForm = "zirself"
    var morphology = Morphology()
    try morphology.setCustomPronoun(own, forLanguage: "en")
    var string = AttributedString("They liked your post.")
    string.inflect = InflectionRule(morphology: morphology)
    #expect(String(string.inflected(locale: english).characters) == "Ze liked your post.")
  }
}
