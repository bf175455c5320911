import Checks
import Foundation
import SourceText
import TestSupport
import Testing

/// Keys and look-ups that a person vouches for.
@Suite struct KeptKeysTests {
  private struct Document: Decodable {
    struct Key: Decodable {
      var key: String
      var certainty: String
    }
    struct Lookup: Decodable {
      var path: String
      var line: Int
      var function: String
      var table: String?
    }
    struct Finding: Decodable {
      var id: String
      var severity: String
      var path: String
      var line: Int?
      var column: Int?
      var message: String
    }
    var unused: [Key]
    var lookups: [Lookup]
    var findings: [Finding]

    var certainties: [String: String] {
      Dictionary(unused.map { ($0.key, $0.certainty) }) { first, _ in first }
    }
  }

  private static func catalog(_ keys: [String: String]) -> String {
    let entries = keys.sorted { $0.key < $1.key }.map { key, comment in
      "\"\(key)\" : { \"comment\" : \"\(comment)\", \"extractionState\" : \"manual\" }"
    }
    return
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries.joined(separator: ",\n")) }, \"version\" : \"1.0\" }"
  }

  private static let keys = ["menu.open": "", "menu.close": "", "push.late": "", "gone": ""]

  private func document(
    _ code: String, _ keys: [String: String] = Self.keys, configuration: String = "{}", files: [String: String] = [:]
  ) throws -> Document {
    let project = try TemporaryProject(
      [
        "Hall.swift": "import Foundation\n" + code, "Localizable.xcstrings": Self.catalog(keys),
        "dragoman.json": configuration,
      ].merging(files) { $1 })
    let run = CheckedRun(["unused", "--json"], in: project.root)
    return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
  }

  private static let lookup = "func title(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }"

  @Test("what a baseline says of a key is no use of it, unlike what another file of data says")
  func baselines() throws {
    let keys = ["gone": "", "push.late": ""]
    let entry = #"{ "rule" : "stale-key", "path" : "Localizable.xcstrings", "key" : "gone" }"#
    let files = [
      "known.json": "{ \"formatVersion\" : 1, \"findings\" : [ \(entry) ] }",
      "data.json": "{ \"findings\" : [ \"push.late\" ] }",
    ]
    let document = try document("let a = 1", keys, files: files)
    #expect(document.certainties == ["gone": "certain", "push.late": "unsure"])
  }

  @Test func theLookupIsNamed() throws {
    let document = try document(Self.lookup)
    #expect(Set(document.certainties.values) == ["likely"])
    #expect(document.lookups.map(\.path) == ["Hall.swift"])
    #expect(document.lookups.map(\.line) == [2])
    #expect(document.lookups.map(\.table) == ["Localizable"])
    let project = try TemporaryProject([
      "Hall.swift": Self.lookup, "Localizable.xcstrings": Self.catalog(Self.keys),
    ])
    let text = CheckedRun(["unused"], in: project.root).output
    #expect(text.contains("\none look-up may be of any key:\n  Hall.swift:1:"), "\(text)")
    #expect(text.contains("(Localizable)\n"), "\(text)")
  }

  @Test(arguments: [
    Self.lookup + "  // dragoman:keys menu.*",
    "// dragoman:keys menu.open, menu.close - these alone\n" + Self.lookup,
    "// dragoman:keys:next menu.*\n\n// of the menu\n" + Self.lookup,
    Self.lookup + "\n// dragoman:keys:previous \"menu.*\"",
    "func title(_ key: String) -> String {\n  NSLocalizedString(  // dragoman:keys menu.*\n    key, comment: \"\")\n}",
    "func title(_ key: String) -> String {\n  // dragoman:keys menu.*\n  NSLocalizedString(\n    key, comment: \"\")\n}",
    "let titles = [\"a\"].map(LocalizedStringResource.init(stringLiteral:))  /* dragoman:keys menu.* */",
    "func title(_ key: String) -> String { NSLocalizedString(\"menu.\\(key)\", comment: \"\") }  // dragoman:keys menu.*",
  ])
  func aCommentSaysWhichKeysALookupReaches(_ code: String) throws {
    let document = try document(code)
    #expect(document.certainties == ["gone": "certain", "push.late": "certain"])
    #expect(document.lookups.isEmpty)
    #expect(document.findings.isEmpty, "\(document.findings)")
  }

  @Test func aCommentIsAboutItsOwnLookup() throws {
    let both = Self.lookup + "  // dragoman:keys menu.*\n" + Self.lookup.replacing("title", with: "name")
    let document = try document(both)
    #expect(document.certainties == ["gone": "likely", "push.late": "likely"])
    #expect(document.lookups.map(\.line) == [3])
    // In a text, it is none.
    let quoted = "let text = \"// dragoman:keys menu.*\"\n" + Self.lookup
    #expect(try self.document(quoted).certainties.count == 4)
  }

  @Test func objectiveCHasTheSameComments() throws {
    let code = "NSString *f(NSString *key) {\n  return NSLocalizedString(key, nil); // dragoman:keys menu.*\n}\n"
    #expect(try document("", files: ["Hall.m": code]).certainties == ["gone": "certain", "push.late": "certain"])
    #expect(try document("", files: ["Hall.m": code.replacing("dragoman", with: "x")]).lookups.count == 1)
  }

  @Test func aCommentWithoutALookupIsSaid() throws {
    let document = try document("let size = 1  // dragoman:keys menu.*\n")
    #expect(document.findings.map(\.id) == ["unused-keep"])
    #expect(document.findings.first?.severity == "warning")
    #expect(document.findings.first?.line == 2)
    #expect(document.findings.first?.column == 18)
    #expect(document.certainties.count == 4)
  }

  @Test func aPatternWithoutAKeyIsSaid() throws {
    let document = try document(
      Self.lookup + "  // dragoman:keys menu.*, tab.*",
      configuration: "{ \"unused\": {\n\"keep\": [\"push.*\", \"pish.*\"] } }")
    #expect(document.certainties == ["gone": "certain"])
    #expect(document.findings.map(\.id) == ["unused-keep", "unused-keep"])
    #expect(document.findings.map(\.message) == ["there is no key 'pish.*'", "there is no key 'tab.*'"])
    #expect(document.findings.map(\.path) == ["dragoman.json", "Hall.swift"])
    #expect(document.findings.map(\.line) == [2, 2])
  }

  @Test func theConfigurationAndTheCommentOfAKeyKeepIt() throws {
    let keys = ["menu.open": "", "push.late": "Sent by the server. dragoman:keep", "gone": ""]
    let document = try document("", keys, configuration: "{ \"unused\": { \"keep\": [\"menu.*\"] } }")
    #expect(document.certainties == ["gone": "certain"])
    #expect(document.findings.isEmpty)
    let project = try TemporaryProject(["Hall.swift": "", "Localizable.xcstrings": Self.catalog(keys)])
    #expect(
      CheckedRun(["unused"], in: project.root).output.hasSuffix(
        "; left out: 1 kept by 'unused.keep' or 'dragoman:keep'\n"))
    _ = CheckedRun(["unused", "--delete"], in: project.root)
    let left = try String(contentsOfFile: project.absolute("Localizable.xcstrings"), encoding: .utf8)
    #expect(left.contains("push.late") && !left.contains("gone"))
    // Other rules take it for no comment of theirs.
    #expect(!CheckedRun(["check", "--advice"], in: project.root).errors.contains("suppress"))
  }

  @Test func whatIsUsedNeedsNoKeeping() throws {
    let used = "let text = NSLocalizedString(\"push.late\", comment: \"\")"
    let document = try document(used, ["push.late": "dragoman:keep", "gone": ""])
    #expect(document.findings.map(\.severity) == ["advice"])
    #expect(document.findings.map(\.id) == ["unused-keep"])
  }

  @Test func damagedCommentsAreReadWithoutHarm() {
    let text = "// dragoman:keys:next menu.*, \"Press *\" - a reason\nf(name)  /* dragoman:keys tab.* */\n"
    var random = SeededRandom(seed: 5)
    for _ in 0..<3000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      var mentions = SourceMentions()
      mentions.add(bytes, .swift, path: "A.swift")
      for comment in mentions.lookupComments {
        #expect(comment.range.upperBound.offset.value <= bytes.count)
        for pattern in comment.patterns { #expect(!pattern.range.isEmpty) }
      }
    }
  }

  @Test func tablesHaveTheSameComments() throws {
    let table = "/* Sent by the server. dragoman:keep */\n\"push.late\" = \"Late\";\n\n\"gone\" = \"Gone\";\n"
    let project = try TemporaryProject([
      "Hall.swift": "import Foundation\nlet text = NSLocalizedString(\"a\", comment: \"\")\n",
      "en.lproj/Localizable.strings": table,
    ])
    let run = CheckedRun(["unused", "--json"], in: project.root)
    #expect(try JSONDecoder().decode(Document.self, from: Data(run.output.utf8)).certainties == ["gone": "certain"])
  }
}
