import Foundation
import StringCatalog
import TableCompiler
import TestSupport
import Testing

@Suite struct CatalogCorpusPairTests {
  private static let files: [URL] = {
    guard let folder = CorpusLocation.folder?.appendingPathComponent("xcstrings") else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "xcstrings" }.sorted { $0.path < $1.path }
  }()

  /// Every public catalog, evaluated through its tables and directly: the same text, for 0, 1, 2, 3, 5, 11, 21, 100 and
  /// 1.5 where the text has anything to do with numbers.
  @Test(.enabled(if: CorpusLocation.exists, "needs the corpus"))
  func tablesSayWhatTheCatalogSays() throws {
    var comparison = PairComparison()
    var catalogs = 0
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: file))
      // Catalogs with merge conflicts, doubled keys and the like are refused; other tests count them.
      guard let catalog = try? StringCatalog(bytes: bytes, path: file.lastPathComponent) else { continue }
      catalogs += 1
      let before = comparison.differences.count
      comparison.compare(catalog, devices: [nil, "iphone", "mac", "appletv"])
      for difference in comparison.differences[before...].prefix(5) {
        Issue.record("\(file.lastPathComponent): \(difference)")
      }
    }
    #expect(catalogs > 250)
    #expect(comparison.comparisons > 300_000)
  }
}
