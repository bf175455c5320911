import StringCatalog
import TableCompiler
import TestSupport
import Testing

/// Catalogs that nobody wrote: the tables still say what the catalog says.
@Suite struct RandomCatalogPairTests {
  @Test(arguments: 0..<16)
  func tablesSayWhatTheCatalogSays(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var catalog = StringCatalog(sourceLanguage: "en")
    for number in 0..<8 {
      var localizations: [String: CatalogLocalization] = [:]
      for language in ["en", "de", "ru", "ar", "ja", "fr", "lv"] where Bool.random(using: &random) {
        localizations[language] = localization(&random)
      }
      catalog["key \(number)"] = CatalogEntry(localizations: localizations)
    }
    var comparison = PairComparison()
    comparison.compare(catalog, devices: [nil, "mac", "iphone"])
    for layout in TableCompilerOptions.Layout.allCases {
      comparison.compare(catalog, devices: ["ipad", "mac"], options: TableCompilerOptions(layout: layout))
    }
    let difference = comparison.differences.first
    #expect(difference == nil)
    #expect(comparison.comparisons > 0)
  }

  private func localization(_ random: inout SeededRandom) -> CatalogLocalization {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return CatalogLocalization(stringUnit: unit(text(&random), &random))
    case 1: return CatalogLocalization(variations: plural(&random))
    case 2:
      var branches: [String: CatalogLocalization] = [:]
      for device in ["iphone", "ipad", "mac", "other"] where Bool.random(using: &random) {
        let varies = device != "other" && Bool.random(using: &random)
        branches[device] =
          varies
          ? CatalogLocalization(variations: plural(&random))
          : CatalogLocalization(stringUnit: unit(text(&random), &random))
      }
      return CatalogLocalization(variations: CatalogVariations(device: branches))
    default:
      let names = ["birds", "trees", "猫"]
      var substitutions: [String: CatalogSubstitution] = [:]
      for name in names {
        substitutions[name] = CatalogSubstitution(
          argNum: Bool.random(using: &random) ? Int.random(in: 1...4, using: &random) : nil,
          formatSpecifier: Bool.random(using: &random) ? ["lld", "d", "@", "f"].randomElement(using: &random) : nil,
          variations: plural(&random, own: true))
      }
      let value = (0..<3).map { _ in "%#@" + (names.randomElement(using: &random) ?? "") + "@ " + text(&random) }
      return CatalogLocalization(
        stringUnit: unit(value.joined(separator: " "), &random), substitutions: substitutions)
    }
  }

  private func plural(_ random: inout SeededRandom, own: Bool = false) -> CatalogVariations {
    var cases: [String: CatalogLocalization] = [:]
    for category in ["zero", "one", "two", "few", "many", "other"] where Bool.random(using: &random) {
      cases[category] = CatalogLocalization(stringUnit: unit(text(&random, own: own), &random))
    }
    return CatalogVariations(plural: cases)
  }

  private func unit(_ value: String, _ random: inout SeededRandom) -> StringUnit {
    StringUnit(
      state: [.translated, .new, .needsReview].randomElement(using: &random) ?? .translated, value: value)
  }

  private func text(_ random: inout SeededRandom, own: Bool = false) -> String {
    let pieces = ["a ", "% ", "%% ", "é ", "%lld ", "%@ ", "%1$@ ", "%3$lld ", "%.2f ", "\"<&>' ", "%d ", "😀"]
    return (0..<Int.random(in: 0...4, using: &random)).map { _ in
      own && Int.random(in: 0..<3, using: &random) == 0 ? "%arg " : pieces.randomElement(using: &random) ?? ""
    }.joined()
  }
}
