import FoundationLocalization
import Testing

@Suite("Attributes that open Foundation lacks")
struct FoundationAttributesTests {
  @Test("are set and read by Foundation's names")
  func dynamicMembers() {
    var morphology = Morphology()
    morphology.number = .plural
    var text = AttributedString("items")
    text.inflect = .automatic
    text.morphology = morphology
    text.agreementArgument = 2
    text.agreementConcept = 1
    text.referentConcept = 3
    text.inlinePresentationIntent = [.emphasized, .code]
    text.presentationIntent = PresentationIntent(.paragraph, identity: 1)
    text.localizedNumericArgument = .int(3)
    text.foundation.localizedNumberFormat = .automatic
    text.listItemDelimiter = "-"

    #expect(text.runs.count == 1)
    #expect(text.inflect == .automatic)
    #expect(text[AttributeScopes.FoundationAttributes.MorphologyAttribute.self]?.number == .plural)
    #expect(text.runs[\.agreementArgument].first?.0 == 2)
    #expect(text.inlinePresentationIntent?.contains(.code) == true)
    #expect(text.localizedNumericArgument == .int(3))
    text.inlinePresentationIntent = nil
    #expect(text.inlinePresentationIntent == nil)
  }

  @Test("are put into containers")
  func containers() {
    let container = AttributeContainer().inlinePresentationIntent(.stronglyEmphasized).agreementArgument(1)
    let text = AttributedString("one", attributes: container) + AttributedString(" two")
    #expect(text.runs.map { $0.inlinePresentationIntent } == [.stronglyEmphasized, nil])
  }

  @Test("have the numbers that Apple documents")
  func intents() {
    #expect(InlinePresentationIntent.strikethrough.rawValue == 32)
    #expect(InlinePresentationIntent.blockHTML.rawValue == 512)
  }

  @Test("are read from a scope's property list")
  func decoding() throws {
    let decoder = JSONDecoder()
    typealias NumberFormat = AttributeScopes.FoundationAttributes.LocalizedNumberFormatAttribute
    #expect(try decoder.decode(NumberFormat.Value.self, from: Data("true".utf8)) == .automatic)
    #expect(throws: DecodingError.self) { try decoder.decode(NumberFormat.Value.self, from: Data("false".utf8)) }
  }
}
