@testable import CompiledTables
import TestSupport
import Testing

/// No file can make a reader crash, hang or read outside it.
@Suite struct DamagedTableTests {
  private static let tables = [
    "Localizable": TableFixture.german, "Booking": [("Cancel", TableMessage.format("Nein"))],
  ]

  /// Looks up and reads everything that can be reached.
  private func read(_ file: CompiledTableFile) {
    for table in file.tables {
      _ = table.name
      for key in table.keys { _ = table.message(forKey: key)?.text([.integer(2), .text("x")]) }
      for message in TableFixture.german {
        let found = table.message(forKey: message.key)
        _ = found?.plainText
        _ = found?.takesArguments
        for device in ["mac", "other"] { _ = found?.text([.integer(1), .integer(0)], device: device, width: 22) }
      }
    }
    _ = file.table(named: "Localizable")
  }

  @Test func everyTruncationIsRefused() throws {
    let bytes = try TableFixture.bytes(Self.tables)
    for length in 0..<bytes.count {
      #expect(throws: CompiledTableError.self) { try CompiledTableFile(bytes: Array(bytes[..<length])) }
    }
  }

  /// Cut short, with a header that says so.
  @Test func truncationsThatAreSignedDoNoHarm() throws {
    let bytes = try TableFixture.bytes(Self.tables)
    for length in stride(from: 48, to: bytes.count, by: 3) {
      var cut = Array(bytes[..<length])
      for byte in 0..<4 { cut[12 + byte] = UInt8(truncatingIfNeeded: length >> (8 * byte)) }
      guard let file = try? CompiledTableFile(bytes: TableFixture.signed(cut)) else { continue }
      read(file)
      #expect(throws: CompiledTableError.self) { try file.verify() }
    }
  }

  @Test func everyChangedByteIsFoundByVerifying() throws {
    let bytes = try TableFixture.bytes(Self.tables)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= UInt8(1 << (place % 8))
      guard let file = try? CompiledTableFile(bytes: changed) else { continue }
      #expect(throws: CompiledTableError.self) { try file.verify() }
    }
  }

  @Test(arguments: 1...20)
  func changesThatAreSignedDoNoHarm(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let bytes = try TableFixture.bytes(Self.tables)
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 20..<changed.count - 4, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: changed[place] = UInt8.random(in: 0...255, using: &random)
        case 1: changed.replaceSubrange(place..<place + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
        // An offset within the file.
        case 2:
          changed.replaceSubrange(
            place..<place + 2,
            with: [UInt8.random(in: 0...255, using: &random), UInt8.random(in: 0...4, using: &random)])
        default: changed.replaceSubrange(place..<place + 4, with: [0, 0, 0, 0])
        }
      }
      guard let file = try? CompiledTableFile(bytes: TableFixture.signed(changed)) else { continue }
      read(file)
      _ = try? file.verify()
    }
  }

  @Test func otherFilesAreRefused() throws {
    let bytes = try TableFixture.bytes(Self.tables)
    #expect(throws: CompiledTableError.isNoTableFile) { try CompiledTableFile(bytes: Array("\"a\" = \"b\";\n".utf8)) }
    #expect(throws: CompiledTableError.isNoTableFile) { try CompiledTableFile(bytes: []) }
    var newer = bytes
    newer[8] = 2
    #expect(throws: CompiledTableError.unsupportedVersion(2)) { try CompiledTableFile(bytes: newer) }
    var added = bytes
    added[10] = 7
    #expect(try CompiledTableFile(bytes: added).table(named: "Booking")?.message(forKey: "Cancel") != nil)
    #expect(throws: CompiledTableError.wrongSize(expected: bytes.count, actual: bytes.count + 1)) {
      try CompiledTableFile(bytes: bytes + [0])
    }
  }

  /// A message that contains itself, once and many times over.
  @Test(arguments: [1, 2, 400])
  func aMessageThatContainsItselfEnds(times: Int) throws {
    let part = TableMessage.Piece.message(.format("x"), written: "%#@x@")
    let bytes = try TableFixture.bytes(["T": [("k", .text(Array(repeating: part, count: times)))]])
    let file = try CompiledTableFile(bytes: bytes)
    #expect(file.tables.first?.message(forKey: "k")?.text() == String(repeating: "x", count: times))
    let node = try #require(file.tables.first?.message(forKey: "k")?.node)
    var circular = bytes
    for place in 0..<times {
      let field = node + 12 + place * 20 + 12
      for byte in 0..<4 { circular[field + byte] = UInt8(truncatingIfNeeded: node >> (8 * byte)) }
    }
    let damaged = try CompiledTableFile(bytes: TableFixture.signed(circular))
    #expect(damaged.tables.first?.message(forKey: "k")?.text() == nil)
    #expect(throws: CompiledTableError.self) { try damaged.verify() }
  }

  /// All slots taken and a search without end.
  @Test func aTableWithoutAFreeSlotEndsASearch() throws {
    var bytes = try TableFixture.bytes(["T": [("k", .format("x"))]])
    let table = try #require(try CompiledTableFile(bytes: bytes).tables.first)
    let (directory, slots) = (table.offset, table.slots)
    bytes.replaceSubrange(slots + 16..<slots + 20, with: [0, 0, 0, 0])
    for slot in 0..<2 { bytes.replaceSubrange(slots + slot * 16 + 12..<slots + slot * 16 + 16, with: [99, 0, 0, 0]) }
    bytes.replaceSubrange(directory + 20..<directory + 24, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let file = try CompiledTableFile(bytes: TableFixture.signed(bytes))
    #expect(file.tables.first?.message(forKey: "other") == nil)
    bytes.replaceSubrange(32..<36, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let many = try CompiledTableFile(bytes: TableFixture.signed(bytes))
    #expect(many.table(named: "none") == nil)
    #expect(throws: CompiledTableError.self) { try many.verify() }
  }
}
