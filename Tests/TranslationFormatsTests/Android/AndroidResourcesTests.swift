import Findings
import TestSupport
import Testing
import TranslationFormats

struct AndroidResourcesTests {
  static let sample = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
        <!-- on the quay -->
        <string name="hello">Hello,
            \'<xliff:g id="name" example="Ada">%1$s</xliff:g>\'!</string>
        <string name="app" translatable="false">Harbour &amp; Co</string>
        <string name="quoted">"  two  spaces "</string>
        <string name="escapes">\@at \u00e9 \uD83D\uDE00 a\nb\\</string>
        <string name="bold">A <b>bold</b> word<br/></string>
        <string name="data"><![CDATA[<a href="x">link</a>]]></string>
        <plurals name="boats">
            <item quantity="one">%d boat</item>
            <item quantity="other">%d boats</item>
        </plurals>
        <string-array name="winds">
            <item>North</item>
            <item>South</item>
        </string-array>
        <color name="sea">#0000ff</color>
        <!-- the end -->
    </resources>
    """#

  private func read(_ text: String) throws -> AndroidResources {
    try AndroidResources(bytes: Array(text.utf8), path: "strings.xml")
  }

  @Test func readsWhatAnAppGets() throws {
    let resources = try read(Self.sample)
    let texts = Dictionary(uniqueKeysWithValues: resources.texts.map { ($0.name, $0) })
    #expect(texts["hello"]?.values[0].text == "Hello, '%1$s'!")
    #expect(texts["hello"]?.comments == ["on the quay"])
    #expect(texts["app"]?.values[0].text == "Harbour & Co")
    #expect(texts["app"]?.isTranslatable == false)
    #expect(texts["quoted"]?.values[0].text == "  two  spaces ")
    #expect(texts["escapes"]?.values[0].text == "@at é 😀 a\nb\\")
    #expect(texts["bold"]?.values[0].text == "A <b>bold</b> word<br/>")
    #expect(texts["data"]?.values[0].text == "<a href=x>link</a>")
    #expect(texts["boats"]?.values.map(\.quantity) == ["one", "other"])
    #expect(texts["winds"]?.values.map(\.text) == ["North", "South"])
    #expect(texts["hello"]?.line == 4)
  }

  @Test func comesBackWhole() throws {
    let resources = try read(Self.sample)
    #expect(try AndroidResources(bytes: resources.bytes(), path: "x") == resources)
  }

  @Test(arguments: [
    "it's", "\"quoted\"", "@home", "?why", " leading", "trailing ", "two  spaces", "line\nend\ttab", "back\\slash", "",
    "a < b & c > d ]]>", "😀 é\u{301}", "\u{1}\u{7F}", "\\n", " ", "a\r\nb",
  ])
  func anyTextComesBack(text: String) throws {
    var resources = AndroidResources()
    resources.items = [.text(AndroidTextResource(.string, name: "a", values: [.init(text: text)]))]
    let read = try AndroidResources(bytes: resources.bytes(), path: "x")
    #expect(read.texts.first?.values.first?.text.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func refusesOtherDocuments() {
    let refused = #expect(throws: RefusedInput.self) { try read("<manifest/>") }
    #expect(refused?.findings.first?.id.rawValue == "not-android-resources")
  }

  @Test func survivesDamage() {
    let inputs =
      ParserFuzzing.truncations(of: Self.sample) + ParserFuzzing.mutations(of: Self.sample, count: 2000, seed: 2)
    for bytes in inputs {
      guard let resources = try? AndroidResources(bytes: bytes, path: "x") else { continue }
      #expect((try? AndroidResources(bytes: resources.bytes(), path: "x")) != nil)
    }
  }
}
