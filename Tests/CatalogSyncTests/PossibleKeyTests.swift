import CatalogSync
import Findings
import LocalizableReferences
import ProjectModel
import StringCatalog
import Testing

/// Texts that code gives to what is declared nowhere keep their keys from being called stale.
@Suite struct PossibleKeyTests {
  private let before = catalogText(SyncRuleTests.translated)

  @Test func aPossibleKeyIsNeitherStaleNorRemoved() throws {
    var catalog = try StringCatalog(bytes: Array(before.utf8), path: "A.xcstrings")
    let summary = CatalogSync.sync(&catalog, with: [], possibleKeys: ["Tickets"], sourcesAreComplete: true)
    #expect(String(decoding: catalog.bytes(), as: UTF8.self) == before)
    #expect(!summary.hasChanges)
    #expect(summary.unchecked == ["Tickets"])
    #expect(summary.findings.map(\.id) == ["possibly-used-keys"])
    #expect(summary.findings.first?.severity == .advice)
  }

  @Test func withoutItTheKeyIsStale() throws {
    var catalog = try StringCatalog(bytes: Array(before.utf8), path: "A.xcstrings")
    let summary = CatalogSync.sync(&catalog, with: [], possibleKeys: ["Concerts"], sourcesAreComplete: true)
    #expect(summary.staled == ["Tickets"])
    #expect(summary.findings.isEmpty)
  }

  @Test func aPossibleKeyIsNotAdded() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    let summary = CatalogSync.sync(&catalog, with: [], possibleKeys: ["Tickets"], sourcesAreComplete: true)
    #expect(catalog.isEmpty)
    #expect(summary.findings.isEmpty)
  }

  @Test func theyReachTheCatalogsOfTheirTargetOnly() {
    func target(_ name: String) -> ProjectTarget {
      ProjectTarget(
        name: name, kind: .application, definedIn: "Shop.xcodeproj", sources: [name + "/a.swift"],
        catalogs: [name + "/Localizable.xcstrings"])
    }
    let strings = ProjectStrings(
      project: Project(root: "/p", targets: [target("App"), target("Kit")]),
      results: [ExtractionResult(possibleKeys: ["Tickets"]), ExtractionResult()])
    #expect(strings.catalogs["App/Localizable.xcstrings"]?.possibleKeys == ["Tickets"])
    #expect(strings.catalogs["Kit/Localizable.xcstrings"]?.possibleKeys == [])
  }

  @Test func thoseOfAFrameworkWithoutACatalogReachTheApp() {
    let app = ProjectTarget(
      name: "App", kind: .application, definedIn: "Shop.xcodeproj", sources: ["App/a.swift"],
      catalogs: ["App/Localizable.xcstrings"])
    let kit = ProjectTarget(name: "Kit", kind: .framework, definedIn: "Shop.xcodeproj", sources: ["Kit/a.swift"])
    let strings = ProjectStrings(
      project: Project(root: "/p", targets: [app, kit]),
      results: [ExtractionResult(), ExtractionResult(possibleKeys: ["Tickets"])])
    #expect(strings.catalogs["App/Localizable.xcstrings"]?.possibleKeys == ["Tickets"])
  }
}
