import Findings
import StringsTables
import TestSupport
import Testing

/// No input crashes the readers, and what is read can be written.
@Suite struct StringsDictionaryFuzzTests {
  private static func seeds() throws -> [[UInt8]] {
    let variants = Array(StringsDictionaryFixture.variants.utf8)
    let table = try StringsDictionary(bytes: variants, path: "a.stringsdict")
    return [
      variants, Array(StringsDictionaryFixture.plural.utf8), StringsDictionary.binaryBytes(of: table.entries),
      StringsTableEncoding.utf16LittleEndian.bytes(of: variants),
    ]
  }

  @Test func everyTruncationIsReadOrRefused() throws {
    for seed in try Self.seeds() {
      for end in 0..<seed.count { Self.check(Array(seed[..<end])) }
    }
  }

  @Test(arguments: 0..<8) func everyMutationIsReadOrRefused(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for original in try Self.seeds() {
      for _ in 0..<150 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: place)
          default:
            bytes.insert(contentsOf: bytes[place...].prefix(20), at: Int.random(in: 0...bytes.count, using: &random))
          }
        }
        Self.check(bytes)
      }
    }
  }

  private static func check(_ bytes: [UInt8]) {
    guard var table = try? StringsDictionary(bytes: bytes, path: "a.stringsdict") else { return }
    #expect(table.bytes() == bytes)
    table["added"] = .text("text")
    let changed = table.bytes()
    #expect((try? StringsDictionary(bytes: changed, path: "a.stringsdict"))?["added"] == .text("text"))
  }
}
