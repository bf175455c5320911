import Findings
import SourceText
import StringCatalog
import TestSupport
import Testing

@Suite struct CatalogFuzzTests {
  @Test(arguments: CatalogFixture.valid)
  func everyTruncationIsRefused(fixture: CatalogFixture) throws {
    let bytes = try fixture.bytes
    // Without the line end that some files have after the last brace, a file is whole.
    let whole = (bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0) + 1
    for length in stride(from: 0, to: whole, by: bytes.count < 3000 ? 1 : 13) {
      let error = #expect(throws: RefusedInput.self) {
        try StringCatalog(bytes: Array(bytes[..<length]), path: fixture.name)
      }
      let offset = error?.findings.first?.location?.range?.lowerBound.offset.value
      #expect((offset ?? .max) <= length)
    }
  }

  @Test(arguments: CatalogFixture.valid)
  func mutationsAreRefusedOrReadWithoutLoss(fixture: CatalogFixture) throws {
    let original = try fixture.bytes
    var random = SeededRandom(seed: 5)
    for _ in 0..<400 {
      var bytes = original
      for _ in 0...Int.random(in: 0...1, using: &random) { mutate(&bytes, &random) }
      guard let catalog = try? StringCatalog(bytes: bytes, path: fixture.name) else { continue }
      #expect(catalog.bytes() == bytes)
      var edited = catalog
      for key in catalog.keys {
        edited[key] = CatalogEntry(comment: "changed")
        _ = catalog.position(ofKey: key)
      }
      let reread = try StringCatalog(bytes: edited.bytes(), path: fixture.name)
      for key in catalog.keys { #expect(reread[key] == CatalogEntry(comment: "changed")) }
      #expect(throws: Never.self) { try StringCatalog(bytes: catalog.formatted(), path: fixture.name) }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let tokens = ["{", "}", "[]", ",", "\"", "\\", "7", "null", "é", "\n", "\"comment\" : {},", "\"value\" : 1,"]
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0...3, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(contentsOf: Array((tokens.randomElement(using: &random) ?? "").utf8), at: place)
    default:
      let end = min(bytes.count, place + Int.random(in: 0...40, using: &random))
      bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
    }
  }
}
