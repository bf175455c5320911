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
