import Foundation
import Spelling
import Testing

/// With dictionaries of our own, so that only the library must be there.
@Suite(.enabled(if: SpellingDictionary.isAvailable, "libhunspell is not installed"))
struct SpellingDictionaryTests {
  private static func folder(_ name: String, encoding: String, words: [UInt8]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spelling-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let rules = "SET \(encoding)\nTRY esianrtolcdugmphbyfvkwz\nSFX S Y 1\nSFX S 0 s .\n"
    try Data(rules.utf8).write(to: folder.appendingPathComponent("\(name).aff"))
    try Data(words).write(to: folder.appendingPathComponent("\(name).dic"))
    return folder.path
  }

  @Test func wordsAndTheirFormsAreAccepted() throws {
    let folder = try Self.folder("en_GB", encoding: "UTF-8", words: Array("2\nseat/S\ncafé\n".utf8))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let dictionary = try #require(SpellingDictionary(language: "en", in: [folder]))
    #expect(dictionary.accepts("seat"))
    #expect(dictionary.accepts("seats"))
    #expect(dictionary.accepts("café"))
    #expect(!dictionary.accepts("saet"))
    #expect(dictionary.suggestions(for: "saet").contains("seat"))
  }

  /// Debian's Russian dictionary is in KOI8-R, the Polish one in ISO 8859-2.
  @Test func wordsInAnotherEncodingAreAccepted() throws {
    let folder = try Self.folder("de_DE", encoding: "ISO8859-1", words: Array("1\nT".utf8) + [0xFC] + Array("r\n".utf8))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let dictionary = try #require(SpellingDictionary(language: "de-AT", in: [folder]))
    #expect(dictionary.accepts("Tür"))
    #expect(!dictionary.accepts("Tor"))
    #expect(dictionary.suggestions(for: "Tür").allSatisfy { $0 == "Tür" })
    // Not to be written in the encoding: not judged.
    #expect(dictionary.accepts("Дверь"))
  }

  @Test(arguments: ["fr", "zh-Hans", "", "../en", "en-"]) func aLanguageWithoutDictionaryHasNone(_ language: String)
    throws
  {
    let folder = try Self.folder("en_GB", encoding: "UTF-8", words: Array("1\nseat\n".utf8))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect((SpellingDictionary(language: language, in: [folder]) == nil) == (language != "en-"))
    #expect(SpellingDictionary(language: language, in: ["/nowhere"]) == nil)
  }

  @Test func anUnknownEncodingIsRefused() throws {
    let folder = try Self.folder("en_GB", encoding: "X-NOTHING", words: Array("1\nseat\n".utf8))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(SpellingDictionary(language: "en", in: [folder]) == nil)
  }
}
