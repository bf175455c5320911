import Findings
import LocalizableReferences
import SourceExtraction
import TestSupport
import Testing

@Suite("Objective-C sources")
struct ObjectiveCExtractorTests {
  private func references(_ source: String, macroNames: [String] = []) throws -> [LocalizableReference] {
    var fixture = ExtractionFixture(files: ["Main.m": source])
    fixture.macroNames = macroNames
    return try fixture.result(ObjectiveCExtractor()).references
  }

  @Test("the family of macros")
  func family() throws {
    let found = try references(
      """
      @implementation Hall
      - (void)show {
        self.a = NSLocalizedString(@"One", @"first");
        self.b = NSLocalizedStringFromTable(@"Two", @"Signs", nil);
        self.c = NSLocalizedStringFromTableInBundle(@"Three", nil, [NSBundle bundleForClass:[self class]], @"third");
        self.d = NSLocalizedStringWithDefaultValue(@"four", @"Signs", NSBundle.mainBundle, @"Four", @"");
        self.e = (__bridge id)CFCopyLocalizedString(CFSTR("Five"), "fifth");
      }
      @end
      """)
    #expect(found.map(\.key) == ["One", "Two", "Three", "four", "Five"])
    #expect(found.map(\.table) == [nil, "Signs", nil, "Signs", nil])
    #expect(found.map(\.comment) == ["first", nil, "third", nil, "fifth"])
    #expect(found[2].bundle == "[NSBundle bundleForClass:[self class]]")
    #expect(found[3].defaultValue == "Four")
    #expect(found[0].enclosingDeclaration == "Hall")
    #expect(found[0].location == ReferenceLocation(path: "Main.m", line: 3, column: 30))
  }

  @Test("literals that C joins, and escapes")
  func literals() throws {
    let source = #"NSLocalizedString(@"a\n\"b\" " @"\u00e9\x41\101" "c", @"d" @"e");"#
    let found = try references(source)
    #expect(found.map(\.key) == ["a\n\"b\" éAAc"])
    #expect(found.first?.comment == "de")
  }

  @Test("what is no call with a literal")
  func negatives() throws {
    let found = try references(
      """
      // NSLocalizedString(@"comment", nil)
      /* NSLocalizedString(@"comment", nil) */
      #if 0
      NSLocalizedString(@"disabled", nil)
      #else
      NSLocalizedString(@"enabled", nil)
      #endif
      NSString *s = @"NSLocalizedString(@\\"text\\", nil)";
      NSLocalizedString(key, @"variable");
      char c = '"'; MyNSLocalizedString(@"other", nil);
      #define T(key) NSLocalizedString(key, nil)
      """)
    #expect(found.map(\.key) == ["enabled"])
  }

  @Test("branches that are never compiled, and those that may be")
  func conditionalBranches() throws {
    let found = try references(
      """
      #if 0 // not yet
      #if 1
      NSLocalizedString(@"never", nil);
      #endif
      #elif 0
      NSLocalizedString(@"never", nil);
      #elif SOME
      NSLocalizedString(@"perhaps", nil);
      #endif
      #if 1
      NSLocalizedString(@"always", nil);
      #elif SOME
      NSLocalizedString(@"never", nil);
      #else
      NSLocalizedString(@"never", nil);
      #endif
      #if 0 || SOME
      NSLocalizedString(@"other", nil);
      #endif
      """)
    #expect(found.map(\.key) == ["perhaps", "always", "other"])
  }

  @Test("own macro names")
  func ownNames() throws {
    let found = try references(
      #"Loc(@"One", @"c"); LocFromTable(@"Two", @"T", nil);"#, macroNames: ["Loc"])
    #expect(found.map(\.key) == ["One", "Two"])
    #expect(found.last?.table == "T")
  }

  @Test("a literal without an end makes the file incomplete")
  func unterminated() throws {
    let result = try ExtractionFixture(files: ["Main.m": "NSLocalizedString(@\"One\n, nil);"]).result(
      ObjectiveCExtractor())
    #expect(result.incompleteFiles == ["Main.m"])
    #expect(result.findings.map(\.id) == ["source-syntax-error"])
  }

  @Test("no input brings it down")
  func mutations() throws {
    var random = SeededRandom(seed: 7)
    let base = Array("#if 0\nNSLocalizedString(@\"a\\u0041\" @\"b\", nil)\n#endif /* x */ 'c' // d\n".utf8)
    for _ in 0..<400 {
      var bytes = base
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.removeSubrange(place...)
          if bytes.isEmpty { bytes = [0] }
        }
      }
      _ = try references(String(decoding: bytes, as: UTF8.self))
    }
  }
}
