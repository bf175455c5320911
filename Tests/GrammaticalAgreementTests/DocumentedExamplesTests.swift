import GrammaticalAgreement
import LanguageData
import Testing

/// The examples of Apple's documentation and of its talks.
@Suite("The examples of the documentation")
struct DocumentedExamplesTests {
  private func inflected(
    _ language: String, _ runs: [AgreementText.Run], concepts: [AgreementConcept] = [], user: Referent? = nil,
    alternative: String = ""
  ) throws -> String {
    let lexicon = try #require(Lexicons.lexicon(for: language))
    let engine = AgreementEngine(
      lexicon: lexicon, language: try #require(LanguageIdentifier(language)), concepts: concepts, user: user)
    return engine.inflected(AgreementText(runs)) { _ in alternative }
  }

  private let automatic = AgreementMarkup(rule: .automatic)

  @Test("count tickets")
  func tickets() throws {
    for (count, expected) in [(1, "Order 1 Ticket"), (3, "Order 3 Tickets"), (0, "Order 0 Tickets")] {
      let result = try inflected(
        "en",
        [
          .init("Order "), .init("\(count)", markup: automatic, argument: 1, count: .integer(count)),
          .init(" Ticket", markup: automatic),
        ])
      #expect(result == expected)
    }
  }

  @Test("count lemonades")
  func lemonades() throws {
    for (count, expected) in [(1, "Agregar 1 limonada chica"), (3, "Agregar 3 limonadas chicas")] {
      let result = try inflected(
        "es",
        [
          .init("Agregar "), .init("\(count)", markup: automatic, argument: 1, count: .integer(count)),
          .init(" ", markup: automatic), .init("limonada", markup: automatic, argument: 2),
          .init(" ", markup: automatic), .init("chico", markup: automatic, argument: 3),
        ])
      #expect(result == expected)
    }
  }

  @Test("make words agree with an argument")
  func argument() throws {
    let result = try inflected(
      "es",
      [
        .init("Nuestro ", markup: automatic), .init("limonada", markup: automatic, argument: 1), .init(" está "),
        .init("hecho", markup: .init(agreeWithArgument: 1)), .init(" con limón fresco."),
      ])
    #expect(result == "Nuestra limonada está hecha con limón fresco.")
  }

  @Test("say welcome to the user")
  func welcome() throws {
    let markup = AgreementMarkup(rule: .automatic, hasAlternative: true)
    for (gender, expected) in [
      (GrammaticalFeatures.feminine, "Bienvenida."), (.masculine, "Bienvenido."), (.neuter, "Te damos la bienvenida."),
      (nil, "Te damos la bienvenida."),
    ] {
      let result = try inflected(
        "es", [.init("Bienvenido", markup: markup), .init(".")], user: gender.map { Referent(features: $0) },
        alternative: "Te damos la bienvenida")
      #expect(result == expected)
    }
  }

  @Test("agree with concepts")
  func concepts() throws {
    let concept = AgreementMarkup(agreeWithConcept: 1)
    let feminine = AgreementConcept.person(Referent(features: .feminine))
    #expect(
      try inflected("es", [.init("Anne está "), .init("ocupado", markup: concept), .init(".")], concepts: [feminine])
        == "Anne está ocupada.")
    #expect(try inflected("es", [.init("chico", markup: concept)], concepts: [.phrase("horchata")]) == "chica")
    #expect(
      try inflected(
        "es",
        [
          .init("La última vez ordenaste "), .init("el ", markup: concept),
          .init("pequeño", markup: concept, argument: 1),
        ],
        concepts: [.phrase("ensalada")]) == "La última vez ordenaste la pequeña")
    #expect(
      try inflected(
        "es", [.init("Él", markup: .init(referentConcept: 1)), .init(" marcó…")], concepts: [feminine])
        == "Ella marcó…")
  }

  @Test("replace pronouns")
  func pronouns() throws {
    let masculine = AgreementConcept.person(Referent(features: .masculine))
    #expect(
      try inflected(
        "en", [.init("They", markup: .init(referentConcept: 1)), .init(" liked your post.")], concepts: [masculine])
        == "He liked your post.")
    let explicit = AgreementMarkup(rule: .explicit(Referent(features: .feminine)))
    #expect(try inflected("en", [.init("They liked your post.", markup: explicit)]) == "She liked your post.")
    let own = AgreementConcept.person(
      Referent(
        features: [],
        pronouns: [
          .nominative: "xey", .accusative: "xem", .dependentPossessive: "xeir", .independentPossessive: "xeirs",
          .reflexive: "xemself",
        ]))
    for (written, expected) in [
      ("They", "Xey"), ("them", "xem"), ("their", "xeir"), ("theirs", "xeirs"), ("themself", "xemself"),
      ("themselves", "xemself"),
    ] {
      #expect(
        try inflected("en", [.init(written, markup: .init(referentConcept: 1))], concepts: [own]) == expected)
    }
  }
}
