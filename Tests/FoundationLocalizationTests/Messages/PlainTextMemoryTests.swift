#if !canImport(Darwin)
  import Foundation
  @testable import FoundationLocalization
  import TestSupport
  import Testing

  @Suite(.serialized) struct PlainTextMemoryTests {
    @Test func tellsBundlesLanguagesTablesAndKeysApart() throws {
      let first = try TemporaryBundle(
        [
          "en.lproj/Other.strings": "\"A long key, to be seen\" = \"other table, longer than a word\";",
          "en.lproj/Localizable.strings": "\"A long key, to be seen\" = \"first bundle, in English\";",
          "de.lproj/Localizable.strings": "\"A long key, to be seen\" = \"erstes Bündel, auf Deutsch\";",
        ])
      let second = try TemporaryBundle(
        ["en.lproj/Localizable.strings": "\"A long key, to be seen\" = \"second bundle, in English\";"])
      for _ in 0..<3 {
        withLanguage("en") {
          #expect(String(localized: "A long key, to be seen", bundle: first.bundle) == "first bundle, in English")
          #expect(String(localized: "A long key, to be seen", bundle: second.bundle) == "second bundle, in English")
          #expect(
            String(localized: "A long key, to be seen", table: "Other", bundle: first.bundle)
              == "other table, longer than a word")
          #expect(String(localized: "A long key, to be se!n", bundle: first.bundle) == "A long key, to be se!n")
        }
        withLanguage("de") {
          #expect(String(localized: "A long key, to be seen", bundle: first.bundle) == "erstes Bündel, auf Deutsch")
        }
      }
    }

    /// More than there is room for, in any order, with keys that differ in a single byte somewhere.
    @Test func remembersManyKeysEachWithItsOwnText() throws {
      var keys = ["a", "ä", "Chapter\u{0}", "Chapter"]
      for length in 2...40 {
        for changed in 0..<length {
          keys.append(
            String(repeating: "x", count: changed) + "y" + String(repeating: "x", count: length - changed - 1))
        }
      }
      let temporary = try TemporaryBundle(
        compiled: ["en": Dictionary(uniqueKeysWithValues: keys.map { ($0, "what is shown for \($0)") })])
      var random = SeededRandom(seed: 7)
      try withLanguage("en") {
        for _ in 0..<20_000 {
          // A few of them often.
          let key = keys[Int.random(in: Bool.random(using: &random) ? 0..<30 : 0..<keys.count, using: &random)]
          let text = String(localized: String.LocalizationValue(key), bundle: temporary.bundle)
          try #require(text == "what is shown for \(key)")
          try #require(temporary.bundle.localizedString(forKey: key, value: nil, table: nil) == text)
        }
      }
    }

    /// Strings that look the same are equal in Swift; a table knows them apart.
    @Test func tellsSpellingsOfALetterApart() throws {
      let temporary = try TemporaryBundle(compiled: ["en": ["caf\u{E9} in the town": "the text of the key"]])
      withLanguage("en") {
        for _ in 0..<3 {
          #expect(String(localized: "caf\u{E9} in the town", bundle: temporary.bundle) == "the text of the key")
          let other = String(localized: "cafe\u{301} in the town", bundle: temporary.bundle)
          #expect(Array(other.utf8) == Array("cafe\u{301} in the town".utf8))
        }
      }
    }

    @Test func aTasksLanguageEndsWithIt() throws {
      let temporary = try TemporaryBundle(
        compiled: ["eo": ["A key of two languages": "en Esperanto"], "vo": ["A key of two languages": "in Volapük"]],
        source: "vo")
      func text() -> String { String(localized: "A key of two languages", bundle: temporary.bundle) }
      let before = text()
      for _ in 0..<3 {
        #expect(withLanguage("eo") { text() } == "en Esperanto")
        #expect(withLanguage("vo") { text() } == "in Volapük")
        #expect(withLanguage("eo") { withLanguages([]) { text() } } == before)
        #expect(text() == before)
      }
    }

    @Test func forgetsWhenTablesAreReadAnew() throws {
      let bundle = try TemporaryBundle(
        ["en.lproj/Localizable.strings": "\"A key that changes its text\" = \"the text of the morning\";"])
      func text() -> String {
        withLanguage("en") { String(localized: "A key that changes its text", bundle: bundle.bundle) }
      }
      #expect(text() == "the text of the morning")
      try bundle.write(
        "\"A key that changes its text\" = \"the text of the evening\";", to: "en.lproj/Localizable.strings")
      #expect(text() == "the text of the morning")
      LocalizationTables.reload()
      #expect(text() == "the text of the evening")
    }

    @Test func threadsHaveTheirOwn() async throws {
      let temporary = try TemporaryBundle(
        compiled: ["en": ["Key number one of them": "in English"], "fr": ["Key number one of them": "en français"]])
      let bundle = temporary.bundle
      await withTaskGroup(of: Bool.self) { group in
        for task in 0..<16 {
          group.addTask {
            (0..<300).allSatisfy { round in
              let isFrench = (task + round) % 2 == 0
              let text = withLanguage(isFrench ? "fr" : "en") {
                String(localized: "Key number one of them", bundle: bundle)
              }
              return text == (isFrench ? "en français" : "in English")
            }
          }
        }
        for await isRight in group { #expect(isRight) }
      }
      withExtendedLifetime(temporary) {}
    }
  }
#endif
