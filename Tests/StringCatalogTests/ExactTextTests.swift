import Foundation
import StringCatalog
import Testing

/// Texts that look the same and are written with other code points are different texts.
@Suite struct ExactTextTests {
  private static let composed = "Caf\u{E9}"
  private static let decomposed = "Cafe\u{301}"

  @Test func keysThatLookTheSameAreTwoKeys() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog[Self.composed] = CatalogEntry(comment: "one code point")
    catalog[Self.decomposed] = CatalogEntry(comment: "two code points")
    #expect(catalog.keys.map { Array($0.utf8) }.count == 2)
    let reread = try StringCatalog(bytes: catalog.bytes(), path: "A.xcstrings")
    #expect(reread[Self.composed]?.comment == "one code point")
    #expect(reread[Self.decomposed]?.comment == "two code points")
    var fewer = reread
    fewer[Self.composed] = nil
    #expect(!fewer.contains(Self.composed))
    #expect(fewer.contains(Self.decomposed))
  }

  @Test func aTextIsWrittenWithTheCodePointsItWasGiven() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["Place"] = CatalogEntry(comment: Self.composed)
    var reread = try StringCatalog(bytes: catalog.bytes(), path: "A.xcstrings")
    reread["Place"]?.comment = Self.decomposed
    #expect(reread.hasChanges)
    let comment = try StringCatalog(bytes: reread.bytes(), path: "A.xcstrings")["Place"]?.comment
    #expect(comment.map { Array($0.utf8) } == Array(Self.decomposed.utf8))
  }
}
