import Foundation
import Interchange
import TestSupport
import Testing

/// Sets of Xcode's exports: put together again, and taken apart as Xcode did it.
@Suite(.enabled(if: CorpusLocation.exists, "needs the corpus"))
struct AssetSetCorpusTests {
  private func value(_ bytes: [UInt8]) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary)
  }

  @Test func takesPublicSetsApartAsXcode() throws {
    let folder = try #require(CorpusLocation.folder).appendingPathComponent("xcloc")
    var compared = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    where name.contains(".xcassets/") && name.hasSuffix("/Contents.json") && name.contains("Localized Contents/") {
      let localized = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      let sourceName = name.replacing("Localized Contents/", with: "Source Contents/")
      let source = Array(try Data(contentsOf: folder.appendingPathComponent(sourceName)))
      let set = try AssetSet(contents: source, path: sourceName)
      guard set.isLocalizable else {
        #expect(localized == source, "\(name)")
        continue
      }
      let translated = try AssetSet(contents: localized, path: name)
      let bundle = try #require(name.split(separator: "/").first { $0.hasSuffix(".xcloc") })
      let language = String(bundle.dropLast(6)).replacing("example-", with: "")
      let merge = set.merge(of: translated, language: language)
      #expect(merge.files.keys.sorted() == translated.fileNames(in: language).sorted())
      let whole = try AssetSet(contents: merge.contents, path: name)
      #expect(try value(whole.contents(in: [nil])) == value(source), "\(name)")
      #expect(try value(whole.contents(in: [language])) == value(localized), "\(name)")
      compared += 1
    }
    #expect(compared > 50)
  }
}
