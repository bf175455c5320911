import Foundation
import FoundationLocalization
import Testing

@Suite("Types of grammatical agreement")
struct GrammarTypesTests {
  @Test("a morphology keeps, compares and encodes all its properties")
  func morphology() throws {
    var morphology = Morphology()
    #expect(morphology.isUnspecified)
    morphology.grammaticalGender = .feminine
    morphology.number = .plural
    morphology.partOfSpeech = .pronoun
    morphology.grammaticalCase = .genitive
    morphology.grammaticalPerson = .third
    morphology.pronounType = .possessive
    morphology.determination = .independent
    morphology.definiteness = .definite
    #expect(morphology.grammaticalCase == .genitive)
    #expect(morphology.grammaticalPerson == .third)
    #expect(morphology.pronounType == .possessive)
    #expect(morphology.determination == .independent)
    #expect(morphology.definiteness == .definite)
    let decoded = try JSONDecoder().decode(Morphology.self, from: JSONEncoder().encode(morphology))
    #expect(decoded == morphology)
    var other = morphology
    other.grammaticalCase = .nominative
    #expect(other != morphology)
    other.grammaticalCase = nil
    #expect(other.grammaticalCase == nil)
    #expect(other.definiteness == .definite)
  }

  @Test("a property that is taken back leaves nothing behind")
  func takenBack() {
    var morphology = Morphology()
    morphology.definiteness = .indefinite
    #expect(!morphology.isUnspecified)
    morphology.definiteness = nil
    #expect(morphology.isUnspecified)
  }

  @Test("terms of address can be encoded")
  func terms() throws {
    let pronoun = Morphology.Pronoun(pronoun: "xey", morphology: Morphology())
    let terms: [TermOfAddress] = [
      .neutral, .feminine, .masculine, .currentUser,
      .localized(language: Locale.Language(identifier: "en"), pronouns: [pronoun]),
    ]
    let concepts: [InflectionConcept] = [.termsOfAddress(terms), .localizedPhrase("ensalada")]
    let decoded = try JSONDecoder().decode([InflectionConcept].self, from: JSONEncoder().encode(concepts))
    guard case .termsOfAddress(let decodedTerms)? = decoded.first else {
      Issue.record("no terms")
      return
    }
    #expect(Array(decodedTerms.prefix(4)) == Array(terms.prefix(4)))
    #expect(decodedTerms.last?.pronouns.first?.pronoun == "xey")
    #expect(decodedTerms.last?.language?.languageCode?.identifier == "en")
    #expect(decoded.last == concepts.last)
  }

  @Test(
    "the languages that can be inflected",
    arguments: [("en", true), ("es-MX", true), ("pt_BR", true), ("ja", false), ("", false)])
  func ability(language: String, expected: Bool) {
    #expect(InflectionRule.canInflect(language: language) == expected)
  }

  @Test("the user's term holds for the task")
  func user() async {
    #expect(Morphology.user.isUnspecified)
    withTermOfAddress(.feminine) { #expect(Morphology.user.grammaticalGender == .feminine) }
    await withTermOfAddress(.masculine) {
      await Task.yield()
      #expect(Morphology.user.grammaticalGender == .masculine)
    }
    #expect(Morphology.user.isUnspecified)
  }
}

@Suite("Grammar's names")
struct GrammarConsumerTests {
  @Test("lead here, with Foundation imported and without")
  func names() {
    #expect(BothImported.canInflect(["es", "ja"]) == [true, false])
    #expect(OneImported.canInflect(["es", "ja"]) == [true, false])
    #expect(BothImported.morphology() == OneImported.morphology())
    #expect(BothImported.concepts() == OneImported.concepts())
  }
}
