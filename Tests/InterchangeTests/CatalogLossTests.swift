import Foundation
import Interchange
import StringCatalog
import TestSupport
import Testing

/// Xcode's form and ours there and back: what is lost is on the list of the documentation, and nothing else.
@Suite struct CatalogLossTests {
  private struct Count {
    var catalogs = 0
    var languages = 0
    var texts = 0
    var losses: [ExchangeLoss: Int] = [:]
    var unexplained: [String] = []
    var notRestored: [String] = []

    var report: String {
      let list = ExchangeLoss.allCases.map { "\($0.rawValue) \($0): \(losses[$0] ?? 0)" }.joined(separator: "\n  ")
      return "\(catalogs) catalogs, \(languages) languages, \(texts) texts\n  \(list)\n"
        + "  not on the list: \(unexplained.count)\n  not restored by '--faithful': \(notRestored.count)"
    }

    mutating func add(_ bytes: [UInt8], _ name: String, isFaithfulToo: Bool) throws {
      guard let catalog = try? StringCatalog(bytes: bytes, path: name) else { return }
      catalogs += 1
      for language in catalog.languages where language != catalog.sourceLanguage {
        languages += 1
        let trip = try CatalogRoundTrip(of: catalog, language: language, path: name, isFaithful: false)
        for key in catalog.keys {
          let entry = catalog.entry(ofKey: key, languages: [language])
          texts += entry?.localizations?[language]?.stringUnits.count ?? 0
          let found = ExchangeLoss.losses(ofKey: key, in: language, trip)
          for loss in found.losses { losses[loss, default: 0] += 1 }
          unexplained += found.unexplained.map { "\(name) \(language): \($0)" }
        }
        guard isFaithfulToo else { continue }
        let faithful = try CatalogRoundTrip(of: catalog, language: language, path: name, isFaithful: true)
        if faithful.restored.bytes() != bytes { notRestored.append("\(name) \(language)") }
      }
    }
  }

  /// Larger ones take minutes in a build for debugging. `Scripts/check_exchange.sh` sets the variable.
  private static let limit: Int = {
    let value = ProcessInfo.processInfo.environment["DRAGOMAN_CATALOG_LIMIT"] ?? ""
    return Int(value) ?? 40_000
  }()

  @Test(.enabled(if: CorpusLocation.exists, "needs the corpus"))
  func losesOnlyWhatIsOnTheList() throws {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("xcstrings")
    var count = Count()
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".xcstrings") {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      guard bytes.count < Self.limit else { continue }
      try count.add(bytes, name, isFaithfulToo: true)
    }
    if Self.limit > 40_000 { print(count.report) }
    #expect(count.languages > 100)
    #expect(count.notRestored.isEmpty, "\(count.notRestored.prefix(20))")
    #expect(
      count.unexplained.isEmpty, "\(count.unexplained.count): \(count.unexplained.prefix(20).joined(separator: "\n"))")
  }

  // MARK: One of each

  /// Each loss of the list occurs, and is told from the others.
  @Test(arguments: ExchangeLoss.allCases) func everyLossOccurs(loss: ExchangeLoss) throws {
    let catalog = try InterchangeFixture.catalog(Self.example(of: loss))
    let trip = try CatalogRoundTrip(of: catalog, language: "fr", path: "a.xcstrings", isFaithful: false)
    let found = catalog.keys.map { ExchangeLoss.losses(ofKey: $0, in: "fr", trip) }
    #expect(Set(found.flatMap(\.losses)) == [loss])
    #expect(found.flatMap(\.unexplained).isEmpty)
    let faithful = try CatalogRoundTrip(of: catalog, language: "fr", path: "a.xcstrings", isFaithful: true)
    #expect(faithful.restored.bytes() == catalog.bytes())
  }

  private static func example(of loss: ExchangeLoss) -> String {
    let unit = InterchangeFixture.unit
    switch loss {
    case .foreignState: return #""Row": {"localizations": {"fr": \#(unit("Ramer", "approved"))}}"#
    case .newText: return #""Row": {"localizations": {"fr": \#(unit("Ramer", "new"))}}"#
    case .emptyText: return #""Row": {"localizations": {"fr": \#(unit("", "translated"))}}"#
    case .substitutionOfItsOwn:
      return """
        "%lld boats": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "%#@BOATS@"},
          "substitutions": {"BOATS": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": \(unit("%arg bateau", "translated")), "other": \(unit("%arg bateaux", "translated"))}}}}}}}
        """
    case .unknownMember:
      return """
        "Row": {"localizations": {"fr": {"stringUnit":
          {"state": "translated", "value": "Ramer", "reviewer": "Ada"}}}}
        """
    case .textBesideVariations:
      return """
        "Tap": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Touchez"},
          "variations": {"device": {"mac": \(unit("Cliquez", "translated")), "other": \(unit("Tapez", "translated"))}}}}}
        """
    case .nameInTheFile: return #""Row \u0007": {"localizations": {"fr": \#(unit("Ramer", "translated"))}}"#
    case .misfit: return #""%lld oars": {"localizations": {"fr": \#(unit("%@ rames", "translated"))}}"#
    case .languageWithoutText: return #""Row": {"localizations": {"fr": {}}}"#
    }
  }
}
