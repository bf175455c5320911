import LanguageData
import Testing

@Suite struct RelativeDateWordingTests {
  private func text(
    _ offset: Double, _ unit: RelativeDateWording.Unit, named: Bool = false, _ wording: RelativeDateWording
  ) -> String? { wording.text(offset, unit, named: named) }

  @Test func hasWidths() {
    #expect(text(-2, .month, RelativeDateWording(locale: "en", width: .long)) == "2 months ago")
    #expect(text(-2, .month, RelativeDateWording(locale: "en", width: .short)) == "2 mo. ago")
    #expect(text(-2, .month, RelativeDateWording(locale: "en", width: .narrow)) == "2mo ago")
    #expect(text(3, .quarter, RelativeDateWording(locale: "de", width: .long)) == "in 3 Quartalen")
  }

  @Test func hasNames() {
    let english = RelativeDateWording(locale: "en", width: .long)
    #expect(text(1, .day, named: true, english) == "tomorrow")
    #expect(text(1, .day, english) == "in 1 day")
    #expect(text(0, .second, named: true, english) == "now")
    let opening = RelativeDateWording(locale: "fr", width: .long, capitalization: .beginningOfSentence)
    #expect(text(-1, .day, named: true, opening) == "Hier")
  }

  @Test func spellsOutNumbers() {
    let french = RelativeDateWording(locale: "fr", width: .long, spellsOutNumbers: true)
    #expect(text(-2, .week, french) == "il y a deux semaines")
    #expect(text(.infinity, .week, french) != nil)
  }
}
