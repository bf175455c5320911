import Foundation
import TestSupport
import Testing

@testable import LanguageData

@Suite("Language matching")
struct LanguageMatcherTests {
  @Test("chooses as Apple's systems do", arguments: LanguageMatcherCases.all)
  func choice(_ example: LanguageMatcherCases.Case) {
    #expect(LanguageMatcher.localizations(among: example.available, for: example.preferences) == example.expected)
  }

  @Test("chooses the same where ICU's function is absent", arguments: LanguageMatcherCases.all)
  func ownChoice(_ example: LanguageMatcherCases.Case) {
    #expect(LanguageChoice(available: example.available).localizations(for: example.preferences) == example.expected)
  }

  @Test("understands old names of folders")
  func oldNames() {
    for choose in [
      { LanguageMatcher.localizations(among: $0, for: $1) }, { LanguageChoice(available: $0).localizations(for: $1) },
    ] as [([String], [String]) -> [String]] {
      #expect(choose(["English", "French"], ["fr-CH"]) == ["French"])
      #expect(choose(["zh_TW", "Chinese"], ["zh-Hans-CN"]) == ["Chinese"])
      #expect(choose(["en", "iw"], ["he-IL"]) == ["iw"])
      #expect(choose(["de", "zxx"], ["fr"]) == ["zxx"])
      #expect(choose(["de"], []) == [])
      #expect(choose([], ["de"]) == [])
    }
  }

  @Test("takes any text for a name")
  func strangeNames() {
    let long = String(repeating: "abcdefgh-", count: 40) + "x"
    let strange = [
      "", "-", "_", "\u{0}", "de\u{0}", long, "de-" + long, "😀", "en-US-u-nu-latn-ca-gregory-hc-h23-x-y", "root",
    ]
    #expect(LanguageMatcher.localizations(among: strange + ["de"], for: strange + ["de-AT"]) == ["de"])
    #expect(LanguageMatcher.localizations(among: ["fr", "de"], for: ["de-AT-u-" + long]) == ["de"])
    var random = SeededRandom(seed: 7)
    let letters = Array("abzAZ019-_@.\u{0}é".unicodeScalars)
    for _ in 0..<2_000 {
      let names = (0..<6).map { _ in
        var name = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...70, using: &random) {
          name.append(letters.randomElement(using: &random) ?? "a")
        }
        return String(name)
      }
      let chosen = LanguageMatcher.localizations(among: names, for: names.reversed())
      #expect(chosen.allSatisfy { names.contains($0) })
    }
  }

  @Test("answers alike with ICU and without, for languages at random")
  func agreement() {
    let names = Locale.availableIdentifiers.filter { !$0.contains("@") }.sorted()
    let byLanguage = Dictionary(grouping: names) { String($0.prefix { $0 != "_" }) }
    // Languages that stand in for each other.
    let related = ["zh", "yue", "wuu", "nb", "nn", "no", "hi", "en", "ar", "ars"]
    let relatedNames = related.flatMap { byLanguage[$0] ?? [$0] }
    let languages = byLanguage.keys.sorted()
    var random = SeededRandom(seed: 25)
    for _ in 0..<5_000 {
      let language = languages.randomElement(using: &random) ?? "en"
      let near = related.contains(language) ? relatedNames : byLanguage[language] ?? []
      let preferences = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in near.randomElement(using: &random)
      }
      var available: [String] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let name = (Bool.random(using: &random) ? near : names).randomElement(using: &random) ?? "en"
        if !available.contains(name) { available.append(name) }
      }
      let expected = LanguageMatcher.localizations(among: available, for: preferences)
      let own = LanguageChoice(available: available).localizations(for: preferences)
      #expect(own == expected, "\(preferences) of \(available)")
    }
  }
}
