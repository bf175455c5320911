import CatalogSync
import Foundation
import InterfaceBuilder
import LocalizableReferences
import SourceText
import StringCatalog
import TestSupport
import Testing

/// Public catalogs of interface files, synced with the files beside them: what is in step must stay as it is.
@Suite(.enabled(if: CorpusLocation.exists, "needs the corpus of public files"))
struct InterfaceCatalogCorpusTests {
  @Test func catalogsInStepStayAsTheyAre() throws {
    let corpus = try #require(CorpusLocation.folder).appendingPathComponent("ib")
    let folders = try FileManager.default.contentsOfDirectory(at: corpus, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("m") }
    #expect(folders.count > 30)
    var identical = 0
    for folder in folders {
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let file = try #require(files.first { ["xib", "storyboard"].contains($0.pathExtension) })
      let texts = try InterfaceFileReader.file(in: [UInt8](Data(contentsOf: file)), path: file.lastPathComponent).texts
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("mul.xcstrings")))
      var catalog = try StringCatalog(bytes: bytes, path: "mul.xcstrings")
      // Keys that code adds to the same catalog are not known here.
      let isFilledByCode = catalog.keys.contains { key in
        catalog[key]?.extractionState != .manual && catalog[key]?.comment?.hasPrefix("Class = ") != true
      }
      let summary = CatalogSync.sync(
        &catalog, with: texts.map(reference), sourcesAreComplete: !isFilledByCode, path: "mul.xcstrings")
      #expect(catalog.bytes() == bytes, "\(folder.lastPathComponent): \(summary)")
      if !isFilledByCode { identical += 1 }
    }
    #expect(identical > 30)
  }

  private func reference(_ text: InterfaceText) -> LocalizableReference {
    LocalizableReference(
      key: text.key, comment: text.comment, defaultValue: text.text,
      location: ReferenceLocation(path: "Main.xib", line: 1, column: text.range.lowerBound.value + 1), reason: "",
      origin: .interfaceFile)
  }
}
