import Findings
import TestSupport
import Testing
import XLIFF

@Suite struct XLIFFReaderTests {
  @Test func readsWhatXcodeWrites() throws {
    let document = try XLIFFReader.document(in: try XLIFFFixture.bytes("xcode.xliff"), path: "fr.xliff")
    let file = try #require(document.files.first)
    #expect(file.original == "Harbour/Localizable.xcstrings")
    #expect(file.sourceLanguage == "en" && file.targetLanguage == "fr")
    #expect(file.tool["build-num"] == "17F42")
    try #require(file.units.count == 4)
    #expect(file.units[0].source == .text("") && file.units[0].target == nil)
    #expect(file.units[1].target?.state == .translated && file.units[1].target?.text == .text("%lld bateau"))
    #expect(file.units[1].notes.first?.text == "How many <boats> there are")
    #expect(file.units[2].id == "Log \"A&B\"\ttab\nline\rreturn<" && !file.units[2].isTranslated)
    #expect(file.units[2].source == .text("Log \"A&B\"\ttab\nline\rreturn<"))
    #expect(file.units[2].target?.stateQualifier == "leveraged-mt")
    #expect(file.units[2].notes.first?.author == "auto-generated")
    #expect(file.units[3].source == .set(["Moor with ${applicationName}", "Tie up in ${applicationName}"]))
  }

  @Test func readsSegmentsOfVersion2() throws {
    let document = try XLIFFReader.document(in: try XLIFFFixture.bytes("segments.xlf"), path: "de.xlf")
    let file = try #require(document.files.first)
    #expect(
      document.version == "2.0" && file.targetLanguage == "de" && file.original == "Harbour/Localizable.xcstrings")
    try #require(file.units.count == 3)
    #expect(file.units[0].resourceName == "Cast off" && file.units[0].notes.first?.text == "A command")
    #expect(file.units[0].target?.text == .text("Leinen los.  Jetzt.") && file.units[0].target?.state == .translated)
    #expect(file.units[1].source == .text("%lld berths") && file.units[1].target?.text == .text("%lld Liegeplätze"))
    #expect(file.units[1].target?.hadInlineElements == true && file.units[1].target?.state == .initial)
    // Half a translation is none.
    #expect(file.units[2].target == nil)
  }

  @Test(arguments: [
    ("before <g id='1'>mid</g> after", "before mid after", true),
    ("before <ph id='1'>%@</ph> after", "before %@ after", true),
    ("before <x id='1'/> after", "before  after", true),
    ("before <x id='1' equiv-text='%lld'/> after", "before %lld after", true),
    ("<![CDATA[a < b]]> &amp; <!-- no -->c", "a < b & c", false),
    ("<mrk mtype='seg' mid='0'>One.</mrk> <mrk mtype='seg' mid='1'>Two.</mrk>", "One. Two.", false),
    ("<bpt id='1'>&lt;b&gt;</bpt>bold<ept id='1'>&lt;/b&gt;</ept>", "<b>bold</b>", true),
  ])
  func flattensInlineElements(content: String, text: String, hadInlineElements: Bool) throws {
    let file = """
      <?xml version='1.0'?><xl:xliff xmlns:xl="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><xl:file original="a">
      <xl:body><xl:group><xl:trans-unit resname="k" id="7"><xl:alt-trans><xl:target>old</xl:target></xl:alt-trans>
      <xl:target approved="yes">\(content)</xl:target></xl:trans-unit></xl:group></xl:body></xl:file></xl:xliff>
      """
    let document = try XLIFFReader.document(in: Array(file.utf8), path: "a.xliff")
    let unit = try #require(document.files.first?.units.first)
    #expect(unit.target?.text == .text(text) && unit.target?.hadInlineElements == hadInlineElements)
    #expect(unit.id == "7" && unit.resourceName == "k")
  }

  @Test(
    arguments: [
      ("<html/>", "not-xliff", "expected <xliff> and found <html>"),
      ("<xliff version='3.0'/>", "unsupported-xliff-version", "XLIFF of version '3.0', expected 1.x or 2.x"),
      ("<!DOCTYPE xliff SYSTEM 'http://example.com/x.dtd'><xliff/>", "xml-document-type", nil),
      ("<!DOCTYPE xliff [<!ENTITY a 'b'>]><xliff>&a;</xliff>", "xml-document-type", nil),
      ("<xliff>&lol;</xliff>", "malformed-xml", nil),
      ("", "truncated-file", nil),
    ] as [(String, String, String?)])
  func refuses(text: String, id: String, message: String?) {
    do throws(RefusedInput) {
      _ = try XLIFFReader.document(in: Array(text.utf8), path: "a.xliff")
      Issue.record("read \(text)")
    } catch {
      #expect(error.findings.first?.id.rawValue == id)
      if let message { #expect(error.findings.first?.message == message) }
      #expect(error.findings.first?.location?.range != nil)
    }
  }

  @Test func boundsNesting() {
    let text = "<xliff>" + String(repeating: "<g>", count: 100_000)
    #expect(throws: RefusedInput.self) { try XLIFFReader.document(in: Array(text.utf8), path: "a.xliff") }
  }

  @Test(arguments: ["xcode.xliff", "segments.xlf"])
  func neverCrashesOnDamagedFiles(name: String) throws {
    let text = String(decoding: try XLIFFFixture.bytes(name), as: UTF8.self)
    for bytes in ParserFuzzing.truncations(of: text) + ParserFuzzing.mutations(of: text, count: 3000, seed: 11) {
      guard let document = try? XLIFFReader.document(in: bytes, path: "a.xliff") else { continue }
      // Whatever was read can be written and read again.
      let written = XLIFFWriter.bytes(of: document)
      let again = try XLIFFReader.document(in: written, path: "b.xliff")
      #expect(again.files.map(\.units.count) == document.files.map(\.units.count))
    }
  }
}
