import TestSupport
import Testing

@testable import ContentCache

@Suite struct BinaryReaderTests {
  @Test func readsNumbersOfEverySize() throws {
    let signed = [0, 1, -1, 63, 64, -64, -65, 127, 128, 1 << 40, Int.max, Int.min]
    let unsigned: [UInt64] = [0, 1, 127, 128, 16383, 16384, 1 << 62, 1 << 63, .max]
    var writer = BinaryWriter()
    for number in signed { writer.write(number) }
    for number in unsigned { writer.write(number) }
    writer.writeWhole(UInt64.max - 1)
    var reader = BinaryReader(writer.bytes)
    for number in signed { #expect(try reader.number() == number) }
    for number in unsigned { #expect(try reader.unsigned() == number) }
    #expect(try reader.whole() == UInt64.max - 1)
    #expect(reader.isAtEnd)
  }

  @Test func keepsTextsExact() throws {
    // The third and fourth are equal for String, but not the same key.
    let texts = ["", "a", "é", "e\u{301}", "a", "\0", "🎟️", "é", String(repeating: "long ", count: 100)]
    for isSharing in [true, false] {
      var writer = BinaryWriter(sharingTexts: isSharing)
      for text in texts { writer.write(text) }
      var reader = BinaryReader(writer.bytes)
      for text in texts { #expect(Array(try reader.text().utf8) == Array(text.utf8)) }
      #expect(reader.isAtEnd)
    }
  }

  @Test func refusesWhatIsNotThere() {
    #expect(throws: DamagedEntry.self) {
      var reader = BinaryReader([])
      _ = try reader.byte()
    }
    // A text of more than there is, one that was never written, a number without an end.
    for bytes: [UInt8] in [[0, 200, 1], [9], Array(repeating: 0xFF, count: 20)] {
      #expect(throws: DamagedEntry.self) {
        var reader = BinaryReader(bytes)
        _ = try reader.text()
      }
    }
    // A count of more than there is.
    for bytes: [UInt8] in [[0xFF, 0xFF, 0xFF, 0xFF, 0x0F], [2, 0], Array(repeating: 0xFF, count: 20)] {
      #expect(throws: DamagedEntry.self) {
        var reader = BinaryReader(bytes)
        _ = try reader.array { (reader) throws(DamagedEntry) in try reader.whole() }
      }
      #expect(throws: DamagedEntry.self) {
        var reader = BinaryReader(bytes)
        _ = try reader.block()
      }
    }
  }

  /// Whatever the bytes are, reading ends, with values or without.
  @Test func survivesAnyBytes() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      var reader = BinaryReader(bytes)
      do throws(DamagedEntry) {
        while !reader.isAtEnd {
          switch Int.random(in: 0...6, using: &random) {
          case 0: _ = try reader.text()
          case 1: _ = try reader.number()
          case 2: _ = try reader.block()
          case 3: _ = try reader.wholes(try reader.number())
          case 4: _ = try reader.optionalText()
          case 5: _ = try reader.hash()
          default: _ = try reader.array { (reader) throws(DamagedEntry) in try reader.index(below: 100) }
          }
        }
      } catch {
        #expect(error == DamagedEntry())
      }
    }
  }
}
