import Foundation
import FoundationLocalization
import MarkdownText
import Testing

/// The examples of Apple's documentation of automatic grammar agreement, from the key to the text.
@Suite(
  "Grammar as documented", .enabled(if: MarkdownText.isAvailable, "without the trait Markdown markup stays as written"))
struct DocumentedGrammarTests {
  private func text(
    _ key: String.LocalizationValue, language: String, concepts: [InflectionConcept] = [], bundle: Bundle? = nil
  ) -> String {
    var options = AttributedString.LocalizationOptions()
    options.concepts = concepts
    return withLanguage(language) {
      String(AttributedString(localized: key, options: options, bundle: bundle).characters)
    }
  }

  @Test("counts things", arguments: [(0, "Order 0 Tickets"), (1, "Order 1 Ticket"), (3, "Order 3 Tickets")])
  func tickets(count: Int, expected: String) {
    #expect(text("Order ^[\(count) Ticket](inflect: true)", language: "en") == expected)
  }

  @Test("counts by the value, however it is written")
  func bigNumbers() {
    #expect(text("^[\(1_234) file](inflect: true)", language: "en") == "1,234 files")
    #expect(text("^[\(1_234) archivo](inflect: true)", language: "es") == "1234 archivos")
    #expect(text("^[\(UInt64.max) file](inflect: true)", language: "en") == "18,446,744,073,709,551,615 files")
    #expect(text("^[\(Int.min) file](inflect: true)", language: "en").hasSuffix(" files"))
    #expect(text("^[\(Double.nan) file](inflect: true)", language: "en").hasPrefix("NaN file"))
  }

  @Test("counts lemonades", arguments: [(1, "Agregar 1 limonada chica"), (3, "Agregar 3 limonadas chicas")])
  func lemonades(count: Int, expected: String) {
    #expect(text("Agregar ^[\(count) \("limonada") \("chico")](inflect: true)", language: "es") == expected)
    #expect(text("Agregar ^[\(count) limonada chico](inflect: true)", language: "es-MX") == expected)
  }

  @Test("makes words agree with an argument, in the order of the translation")
  func argument() throws {
    let texts = try TemporaryBundle(
      compiled: [
        "es": [
          "Your %@ %@ is ready.": "Tu ^[%2$@ %1$@](inflect: true) está ^[listo](agreeWithArgument: 2).",
          "Made with lemon": "^[Nuestro limonada](inflect: true)",
        ]
      ])
    #expect(
      text("Your \("pequeño") \("ensalada") is ready.", language: "es", bundle: texts.bundle)
        == "Tu ensalada pequeña está lista.")
    #expect(
      text(
        "^[Nuestro \("limonada")](inflect: true) está ^[hecho](agreeWithArgument: 1) con \("limón fresco").",
        language: "es") == "Nuestra limonada está hecha con limón fresco.")
    #expect(
      text("^[Nuestro](agreeWithArgument: 1) \("limonada") está ^[hecho](agreeWithArgument: 1).", language: "es")
        == "Nuestra limonada está hecha.")
  }

  @Test("makes words agree with concepts")
  func concepts() throws {
    let texts = try TemporaryBundle(
      compiled: [
        "es": [
          "%@ is busy.": "%@ está ^[ocupado](agreeWithConcept: 1).",
          "Last time you ordered the %@.": "La última vez ordenaste ^[el %@](agreeWithConcept:1).",
        ]
      ])
    #expect(
      text("\("Anne") is busy.", language: "es", concepts: [.termsOfAddress([.feminine])], bundle: texts.bundle)
        == "Anne está ocupada.")
    #expect(
      text(
        "Last time you ordered the \("pequeño").", language: "es", concepts: [.localizedPhrase("ensalada")],
        bundle: texts.bundle) == "La última vez ordenaste la pequeña.")
    #expect(
      text("^[chico](agreeWithConcept: 1)", language: "es", concepts: [.localizedPhrase("horchata")]) == "chica")
  }

  @Test("uses the first term that the language has")
  func terms() {
    let key: String.LocalizationValue = "^[Él](referentConcept: 1) marcó…"
    #expect(text(key, language: "es_ES", concepts: [.termsOfAddress([.feminine])]) == "Ella marcó…")
    #expect(text(key, language: "es", concepts: [.termsOfAddress([.neutral, .feminine])]) == "Ella marcó…")
    #expect(text(key, language: "es", concepts: [.termsOfAddress([.neutral])]) == "Él marcó…")
    #expect(text(key, language: "es", concepts: [.termsOfAddress([.currentUser, .masculine])]) == "Él marcó…")
    #expect(
      withTermOfAddress(.feminine) { text(key, language: "es", concepts: [.termsOfAddress([.currentUser])]) }
        == "Ella marcó…")
    #expect(
      text("^[They](referentConcept: 1) liked your post.", language: "en", concepts: [.termsOfAddress([.masculine])])
        == "He liked your post.")
  }

  @Test("agrees with what is named, with inflect: true beside it or not")
  func bothAttributes() {
    #expect(
      text(
        "^[They](inflect: true, referentConcept: 1) liked your post.", language: "en",
        concepts: [.termsOfAddress([.masculine])]) == "He liked your post.")
    #expect(
      text(
        "^[ocupado](inflect: true, agreeWithConcept: 1)", language: "es", concepts: [.termsOfAddress([.feminine])])
        == "ocupada")
    #expect(
      text("^[\(3) Ticket](inflect: true, agreeWithArgument: 1)", language: "en", concepts: []) == "3 Tickets")
  }

  @Test("replaces pronouns by a person's own")
  func pronouns() {
    let forms: [(String, (inout Morphology) -> Void)] = [
      ("xey", { $0.grammaticalCase = .nominative }), ("xem", { $0.grammaticalCase = .accusative }),
      (
        "xeir",
        {
          $0.grammaticalCase = .genitive
          $0.determination = .dependent
        }
      ),
      (
        "xeirs",
        {
          $0.grammaticalCase = .genitive
          $0.determination = .independent
        }
      ), ("xemself", { $0.pronounType = .reflexive }),
    ]
    let term = TermOfAddress.localized(
      language: .init(identifier: "en"),
      pronouns: forms.map { form, change in
        var morphology = Morphology()
        change(&morphology)
        return Morphology.Pronoun(pronoun: form, morphology: morphology)
      })
    let examples: [(String.LocalizationValue, String)] = [
      ("^[They](referentConcept: 1) liked your post.", "Xey liked your post."),
      ("Anne read the post to ^[them](referentConcept: 1).", "Anne read the post to xem."),
      ("You liked ^[their](referentConcept: 1) post.", "You liked xeir post."),
      ("The post was ^[theirs](referentConcept: 1).", "The post was xeirs."),
      (
        "^[They](referentConcept: 1) posted it ^[themselves](referentConcept: 1).", "Xey posted it xemself."
      ),
    ]
    for (key, expected) in examples {
      #expect(text(key, language: "en", concepts: [.termsOfAddress([term])]) == expected)
      // In other languages these pronouns mean nothing.
      #expect(text(key, language: "en", concepts: [.termsOfAddress([.currentUser])]).contains("xe") == false)
    }
  }

  @Test("speaks to the user, or uses the alternative")
  func welcome() {
    let key: String.LocalizationValue =
      "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')."
    #expect(text(key, language: "es") == "Te damos la bienvenida.")
    #expect(withTermOfAddress(.feminine) { text(key, language: "es") } == "Bienvenida.")
    #expect(withTermOfAddress(.masculine) { text(key, language: "es") } == "Bienvenido.")
    #expect(withTermOfAddress(.neutral) { text(key, language: "es") } == "Te damos la bienvenida.")
    #expect(withTermOfAddress(.feminine) { text(key, language: "ja") } == "Bienvenido.")
  }

  @Test("keeps requests apart that run at once")
  func requests() async {
    let key: String.LocalizationValue = "^[Bienvenido](inflect: true, inflectionAlternative: 'Hola')"
    let terms: [(TermOfAddress?, String)] = [(.feminine, "Bienvenida"), (.masculine, "Bienvenido"), (nil, "Hola")]
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<300 {
        let (term, expected) = terms[index % terms.count]
        group.addTask {
          await withTermOfAddress(term) {
            await Task.yield()
            return text(key, language: "es") == expected
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("takes what is stated in Markdown")
  func stated() {
    let shake = AttributedString(
      localized: "^[malteada](morphology: { partOfSpeech: 'noun', grammaticalGender: 'feminine' })")
    #expect(
      text("^[Nuestro](agreeWithArgument: 1) \(shake) está ^[hecho](agreeWithArgument: 1).", language: "es")
        == "Nuestra malteada está hecha.")
    #expect(text("^[\(3) \(shake) chico](inflect: true)", language: "es") == "3 malteadas chicas")
    #expect(text("^[3 ticket](inflect: { number: 'one' })", language: "en") == "3 ticket")
    #expect(text("^[ticket](inflect: { number: 'other' })", language: "en") == "tickets")
  }

  @Test("String(localized:) shows the markup as it is")
  func plain() {
    #expect(
      withLanguage("en") { String(localized: "^[\(3) Ticket](inflect: true)") } == "^[3 Ticket](inflect: true)")
  }
}
