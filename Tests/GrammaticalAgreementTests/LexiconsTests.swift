import Foundation
import GrammaticalAgreement
import Testing

@Suite("Lexicons")
struct LexiconsTests {
  private static let names = [
    "de": "German", "en": "English", "es": "Spanish", "fr": "French", "it": "Italian", "pt": "Portuguese",
  ]

  @Test("can be read", arguments: Lexicons.texts.map(\.language))
  func readable(language: String) throws {
    let text = try #require(Lexicons.texts.first { $0.language == language }?.text)
    let lexicon = try LexiconReader.read(text)
    #expect(lexicon.language == language)
    #expect(lexicon.wordCount > 400)
    #expect(Lexicons.lexicon(for: language)?.wordCount == lexicon.wordCount)
  }

  @Test("are found by languages with a region")
  func regions() {
    #expect(Lexicons.lexicon(for: "es-MX")?.language == "es")
    #expect(Lexicons.lexicon(for: "PT_BR")?.language == "pt")
    #expect(Lexicons.lexicon(for: "ja") == nil)
    #expect(Lexicons.lexicon(for: "") == nil)
  }

  /// `UPDATE_GOLDENS=1` makes the files anew.
  @Test("are in the code as they are in the files", arguments: Lexicons.texts.map(\.language))
  func embedded(language: String) throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/GrammaticalAgreement/Lexicons")
    let data = try String(contentsOf: folder.appendingPathComponent("\(language).lexicon"), encoding: .utf8)
    let name = try #require(Self.names[language]) + "Lexicon"
    let expected = """
      // Made of \(language).lexicon by LexiconsTests with UPDATE_GOLDENS=1; change that file instead.
      enum \(name) {
        static let text = #\"\"\"
      \(data.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n"))

          \"\"\"#
      }

      """
    let file = folder.appendingPathComponent("\(name)+Generated.swift")
    if try String(contentsOf: file, encoding: .utf8) != expected {
      if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
        try expected.write(to: file, atomically: true, encoding: .utf8)
      }
      Issue.record("\(file.lastPathComponent) is not what \(language).lexicon says: UPDATE_GOLDENS=1 makes it anew")
    }
  }
}
