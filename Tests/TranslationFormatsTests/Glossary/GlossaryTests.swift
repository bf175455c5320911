import Findings
import SourceText
import TestSupport
import Testing
import TranslationFormats

@Suite struct GlossaryTests {
  private func glossary(_ text: String, _ path: String = "terms.csv") throws -> Glossary {
    try Glossary(bytes: Array(text.utf8), path: path)
  }

  private func refusal(_ text: String, _ path: String = "terms.csv") -> Finding? {
    let refused = #expect(throws: RefusedInput.self) { try glossary(text, path) }
    return refused?.findings.first
  }

  @Test func columnsOfLanguagesAreRead() throws {
    let glossary = try glossary(
      """
      term;description;translatable;forbidden;tags;de;pt_BR
      box office;Where tickets are sold;yes;no;;Abendkasse;bilheteria | guichê
      Kite & Anchor;The band;no;;;;
      counter;;;yes;;Schalter;

      """)
    #expect(glossary.languages == ["de", "pt-BR"])
    #expect(glossary.concepts.count == 3)
    #expect(glossary.concepts[0].texts(in: "en", isSource: true) == ["box office"])
    #expect(glossary.concepts[0].texts(in: "pt-BR") == ["bilheteria", "guichê"])
    #expect(glossary.concepts[1].isTranslatable == false)
    #expect(glossary.concepts[2].texts(in: "en", forbidden: true, isSource: true) == ["counter"])
    #expect(glossary.concepts[2].texts(in: "de") == ["Schalter"])
  }

  @Test func columnsOfTermsAndStatusesAreRead() throws {
    let glossary = try glossary(
      """
      "Term [en]","Description [en]","Status [en]","Term [de]","Status [de]"
      "seat","To sit on","preferred","Sessel","not recommended"

      """)
    #expect(glossary.concepts[0].texts(in: "en") == ["seat"])
    #expect(glossary.concepts[0].texts(in: "de") == [])
    #expect(glossary.concepts[0].texts(in: "de", forbidden: true) == ["Sessel"])
  }

  @Test func damagedTablesAreRefused() {
    let quote = refusal("en,de\nseat,\"Pla\"tz\"\n")
    #expect(quote?.id == "malformed-csv")
    #expect(quote?.location?.range?.lowerBound.line == 2)
    #expect(refusal("word,Wort\n")?.id == "not-a-glossary")
    #expect(refusal("en,description\nseat,x\n")?.id == "not-a-glossary")
    #expect(refusal("")?.id == "not-a-glossary")
    let mark = refusal("en,de,forbidden\nrow,Reihe,no\nseat,Platz,perhaps\n")
    #expect(mark?.id == "unknown-glossary-mark")
    #expect(mark?.location?.range?.lowerBound.line == 3)
  }

  private static let newer = """
    <?xml version="1.0" encoding="UTF-8"?>
    <tbx type="TBX-Basic" style="dct" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2" xmlns:min="http://x.example/min">
      <text><body>
        <conceptEntry id="c1">
          <langSec xml:lang="en"><termSec><term>box office</term></termSec></langSec>
          <langSec xml:lang="de">
            <termSec><term>Abendkasse</term></termSec>
            <termSec><term>Theater<hi>kasse</hi></term>
              <min:administrativeStatus>deprecatedTerm-admn-sts</min:administrativeStatus></termSec>
          </langSec>
        </conceptEntry>
      </body></text>
    </tbx>

    """

  private static let older = """
    <?xml version="1.0"?>
    <martif type="TBX" xml:lang="en">
      <text><body>
        <termEntry>
          <langSet xml:lang="en"><tig><term>seat</term></tig></langSet>
          <langSet xml:lang="fr">
            <ntig><termGrp><term>siège</term>
              <termNote type="administrativeStatus">supersededTerm-admn-sts</termNote></termGrp></ntig>
            <tig><term> place
              assise </term></tig>
          </langSet>
        </termEntry>
      </body></text>
    </martif>

    """

  @Test func termBasesAreRead() throws {
    let newer = try glossary(Self.newer, "terms.tbx")
    #expect(newer.concepts.count == 1)
    #expect(newer.concepts[0].texts(in: "en") == ["box office"])
    #expect(newer.concepts[0].texts(in: "de") == ["Abendkasse"])
    #expect(newer.concepts[0].texts(in: "de", forbidden: true) == ["Theaterkasse"])
    let older = try glossary(Self.older, "terms.TBX")
    #expect(older.concepts[0].texts(in: "fr") == ["place assise"])
    #expect(older.concepts[0].texts(in: "fr", forbidden: true) == ["siège"])
  }

  @Test func damagedTermBasesAreRefusedWithTheirPlace() {
    let language = refusal(Self.newer.replacing("langSec xml:lang=\"de\"", with: "langSec"), "a.tbx")
    #expect(language?.id == "not-a-glossary")
    #expect(language?.location?.range?.lowerBound.line == 6)
    #expect(language?.location?.range?.lowerBound.column == 7)
    let term = refusal(Self.newer.replacing("<term>Abendkasse</term>", with: ""), "a.tbx")
    #expect(term?.location?.range?.lowerBound.line == 7)
    #expect(refusal(Self.newer.replacing("</langSec>", with: ""), "a.tbx")?.location?.range != nil)
    #expect(refusal("<plist/>", "a.tbx")?.id == "not-a-glossary")
    #expect(refusal("<tbx/>", "a.tbx")?.id == "not-a-glossary")
  }

  /// Whatever stands in a file, it is read or refused with its place.
  @Test func mutatedFilesAreReadOrRefused() throws {
    var random = SeededRandom(seed: 11)
    let table =
      "term,translatable,forbidden,de,Term [fr],Status [fr]\nseat,yes,no,Platz,\"siège\",preferred\nx,,,y,z,\n"
    var readCount = 0
    for (text, path) in [(table, "a.csv"), (Self.newer, "a.tbx"), (Self.older, "a.tbx")] {
      for _ in 0..<2000 {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: place)
          default: bytes.insert(bytes[place], at: Int.random(in: 0...bytes.count, using: &random))
          }
        }
        do throws(RefusedInput) {
          let glossary = try Glossary(bytes: bytes, path: path)
          readCount += 1
          #expect(glossary.concepts.allSatisfy { !$0.terms.isEmpty && $0.terms.allSatisfy { !$0.text.isEmpty } })
        } catch {
          #expect(error.findings.first?.location != nil)
        }
      }
    }
    #expect(readCount > 500)
  }
}
