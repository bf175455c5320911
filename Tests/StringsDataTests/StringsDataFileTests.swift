import Findings
import Foundation
import LocalizableReferences
import SourceText
import StringsData
import TestSupport
import Testing

@Suite struct StringsDataFileTests {
  static let text = """
    {
      "source": "/projects/Shop/Sources/TicketList.swift",
      "tables": {
        "Localizable": [
          {
            "comment": "Title of the “list”",
            "key": "%lld tickets\\n\\"today\\"",
            "location": {
              "startingColumn": 14,
              "startingLine": 9
            }
          },
          {
            "comment": "",
            "key": "Buy",
            "location": {
              "startingColumn": 5,
              "startingLine": 12
            }
          }
        ],
        "UserProfile": [
          {
            "comment": "",
            "key": "profile.name",
            "location": {
              "startingColumn": 1,
              "startingLine": 3
            },
            "value": "Name / nom"
          }
        ]
      },
      "version": 1
    }

    """

  static let references = [
    LocalizableReference(
      key: "Buy", location: ReferenceLocation(path: "TicketList.swift", line: 12, column: 5),
      reason: "Button(_:action:)"),
    LocalizableReference(
      key: "profile.name", table: "UserProfile", defaultValue: "Name / nom",
      location: ReferenceLocation(path: "TicketList.swift", line: 3, column: 1), reason: "String(localized:)"),
    LocalizableReference(
      key: "%lld tickets\n\"today\"", comment: "Title of the “list”",
      location: ReferenceLocation(path: "TicketList.swift", line: 9, column: 14), reason: "Text(_:)"),
    LocalizableReference(
      key: "Buy in ${applicationName}", table: "AppShortcuts", phrases: ["Buy in ${applicationName}"],
      location: ReferenceLocation(path: "TicketList.swift", line: 20, column: 1), reason: "AppShortcut"),
  ]

  @Test func referencesAreWrittenAsTheCompilerWritesThem() throws {
    let file = StringsDataFile(source: "/projects/Shop/Sources/TicketList.swift", references: Self.references)
    #expect(String(decoding: file.bytes, as: UTF8.self) == Self.text)
  }

  @Test func aFileIsReadAndWrittenUnchanged() throws {
    let file = try StringsDataFile(bytes: Array(Self.text.utf8), path: "TicketList.stringsdata")
    #expect(String(decoding: file.bytes, as: UTF8.self) == Self.text)
    #expect(file.references(path: "TicketList.swift").map(\.key) == ["%lld tickets\n\"today\"", "Buy", "profile.name"])
    #expect(file.references().first?.location.path == "/projects/Shop/Sources/TicketList.swift")
    #expect(file.references().first?.comment == "Title of the “list”")
    #expect(file.references().last?.defaultValue == "Name / nom")
  }

  @Test func aSourceWithoutStringsHasNoTables() {
    let file = StringsDataFile(source: "a.swift", references: [])
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == "{\n  \"source\": \"a.swift\",\n  \"tables\": {},\n  \"version\": 1\n}\n")
  }

  @Test(arguments: [
    ("[]", 1, 1, "the file is not an object"),
    ("{\"source\": \"a\"}", 1, 1, "no member \"tables\", expected a file as the compiler writes it"),
    ("{\"source\": 1, \"tables\": {}}", 1, 12, "source is not a string"),
    ("{\"source\": \"a\",\n\"tables\": {\"T\": 1}}", 2, 17, "table \"T\" is not an array"),
    (
      "{\"source\": \"a\",\n\"tables\": {\"T\": [{}]}}", 2, 18,
      "no member \"key\", expected a file as the compiler writes it"
    ),
    ("{\"source\": \"a\", \"version\": 1.5,\n\"tables\": {}}", 1, 28, "version is not a whole number"),
  ])
  func faultsAreLocated(text: String, line: Int, column: Int, message: String) throws {
    let refusal = try #require(throws: RefusedInput.self) {
      try StringsDataFile(bytes: Array(text.utf8), path: "a.stringsdata")
    }
    let finding = try #require(refusal.findings.first)
    #expect(finding.message == message)
    #expect(finding.location?.range?.lowerBound.line == line)
    #expect(finding.location?.range?.lowerBound.column == column)
  }

  @Test func damagedFilesNeverCrash() {
    let original = Array(Self.text.utf8)
    for length in 0...original.count {
      _ = try? StringsDataFile(bytes: Array(original[..<length]), path: "a.stringsdata")
    }
    var random = SeededRandom(seed: 5)
    let alphabet = Array("{}[]\",:0e-\\u\n".utf8) + [0x00, 0xFF]
    for _ in 0..<5_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      _ = try? StringsDataFile(bytes: bytes, path: "a.stringsdata")
    }
  }

  @Test(arguments: [
    ("App/TicketList.swift", "TicketList.stringsdata"), ("main.swift", "main.stringsdata"),
    ("A/View+Cart.swift", "View+Cart.stringsdata"), ("A/noextension", "noextension.stringsdata"),
  ])
  func filesAreNamedAfterTheirSource(path: String, name: String) {
    #expect(StringsDataFile.fileName(forSource: path) == name)
  }

  @Test(.enabled(if: CorpusLocation.exists, "needs the corpus")) func realFilesAreReadAndWrittenUnchanged() throws {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("stringsdata")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".stringsdata") }
    #expect(!names.isEmpty)
    for name in names.sorted() {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      let file = try StringsDataFile(bytes: bytes, path: name)
      #expect(String(decoding: file.bytes, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
    }
  }
}
