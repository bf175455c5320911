import StringCatalog
import Testing

@Suite struct CatalogStyleTests {
  private func catalog(_ name: String) throws -> StringCatalog {
    let fixture = try #require(CatalogFixture.valid.first { $0.name == name })
    return try StringCatalog(bytes: try fixture.bytes, path: name)
  }

  @Test(arguments: ["EveryMember", "Empty", "FutureMembers"])
  func xcodesStyleIsDetected(name: String) throws { #expect(try catalog(name).style == .xcode) }

  @Test func otherStylesAreDetected() throws {
    var expected = CatalogStyle.xcode
    expected.endsWithLineEnd = true
    #expect(try catalog("NewlineAtEnd").style == expected)
    expected.colon = ": "
    expected.emptyObject = .closed
    expected.indentation = "    "
    #expect(try catalog("FourSpaces").style == expected)
    expected.indentation = "\t"
    #expect(try catalog("Tabs").style == expected)
    expected = .xcode
    expected.lineEnd = "\r\n"
    #expect(try catalog("WindowsLineEnds").style == expected)
    let escaped = try catalog("EscapedLetters").style
    #expect(escaped.escapesSlashes && escaped.escapesNonASCII)
  }

  @Test func ordersAreDetected() throws {
    #expect(try catalog("CodePointOrder").style.keyOrder == .codePoint)
    #expect(try catalog("Unordered").style.keyOrder == .unordered)
    #expect(try catalog("EveryMember").style.keyOrder == .localizedStandard)
  }

  @Test func newKeysTakeTheirPlaceInTheOrderOfTheFile() throws {
    var codePoint = try catalog("CodePointOrder")
    for key in ["Yak", "banana", "item 95"] { codePoint[key] = CatalogEntry() }
    #expect(codePoint.keys == ["Yak", "Zebra", "apple", "banana", "item 10", "item 9", "item 95"])
    codePoint["apple"]?.localizations?["zh-HZ"] = CatalogLocalization()
    let text = String(decoding: codePoint.bytes(), as: UTF8.self)
    let places = ["\"zh-HK\"", "\"zh-HZ\"", "\"zh-Hans\""].compactMap { text.firstRange(of: $0)?.lowerBound }
    #expect(places == places.sorted() && places.count == 3)

    var unordered = try catalog("Unordered")
    let before = unordered.keys
    unordered["Zzz"] = CatalogEntry()
    unordered["Aaa"] = CatalogEntry()
    #expect(unordered.keys.filter { $0 != "Zzz" && $0 != "Aaa" } == before)
  }

  @Test(arguments: CatalogFixture.valid)
  func formattingIsXcodesStyleAndStaysAsItIs(fixture: CatalogFixture) throws {
    let catalog = try StringCatalog(bytes: try fixture.bytes, path: fixture.name)
    let formatted = try StringCatalog(bytes: catalog.formatted(), path: fixture.name)
    #expect(formatted.formatted() == formatted.bytes())
    #expect(formatted.style == .xcode)
    #expect(formatted.keys == catalog.keys.sorted { CatalogKeyOrder.localizedStandard.precedes($0, $1) })
    for key in catalog.keys { #expect(formatted[key] == catalog[key] || fixture.name == "FutureMembers") }
  }

  @Test(arguments: [
    "NewlineAtEnd", "FourSpaces", "Tabs", "WindowsLineEnds", "EscapedLetters", "Minified", "OneLineUnits",
  ])
  func everyStyleOfOneCatalogIsFormattedAlike(name: String) throws {
    let plain = try catalog("NewlineAtEnd").bytes().dropLast()
    #expect(try catalog(name).formatted() == Array(plain))
  }
}
