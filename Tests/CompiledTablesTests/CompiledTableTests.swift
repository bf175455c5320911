@testable import CompiledTables
import Foundation
import LanguageData
import TestSupport
import Testing

@Suite struct CompiledTableTests {
  @Test func findsWhatWasWritten() throws {
    let file = try CompiledTableFile(
      bytes: try TableFixture.bytes(
        ["Localizable": TableFixture.german, "Booking": [("Cancel", .format("Stornieren"))]], isSource: true))
    #expect(file.language == "de")
    #expect(file.isSourceLanguage)
    #expect(file.tables.map(\.name) == ["Booking", "Localizable"])
    let table = try #require(file.table(named: "Localizable"))
    #expect(table.count == TableFixture.german.count)
    #expect(Set(table.keys) == Set(TableFixture.german.map(\.key)))
    #expect(table.message(forKey: "Cancel")?.plainText == "Abbrechen")
    #expect(file.table(named: "Booking")?.message(forKey: "Cancel")?.plainText == "Stornieren")
    #expect(table.message(forKey: "")?.plainText == "leer")
    #expect(table.message(forKey: "empty")?.plainText == "")
    #expect(table.message(forKey: "cancel") == nil)
    #expect(file.table(named: "localizable") == nil)
    try file.verify()
  }

  @Test func aFileIsOpened() throws {
    let project = try TemporaryProject()
    let path = project.absolute("de.dragoman")
    try DataFile.write(try TableFixture.bytes(["Localizable": TableFixture.german]), to: path)
    let file = try CompiledTableFile(path: path)
    #expect(file.table(named: "Localizable")?.message(forKey: "Cancel")?.plainText == "Abbrechen")
    try file.verify()
    #expect(throws: CompiledTableError.self) { try CompiledTableFile(path: project.root) }
    #expect(throws: CompiledTableError.self) { try CompiledTableFile(path: project.absolute("none")) }
  }

  /// Large enough to be mapped.
  @Test func aLargeFileIsOpened() throws {
    let messages = (0..<2000).map { (key: "Key \($0)", message: TableMessage.format("The text of key \($0)")) }
    let project = try TemporaryProject()
    let path = project.absolute("de.dragoman")
    let bytes = try TableFixture.bytes(["Localizable": messages])
    #expect(bytes.count > 64 << 10)
    try DataFile.write(bytes, to: path)
    let file = try CompiledTableFile(path: path)
    #expect(file.table(named: "Localizable")?.message(forKey: "Key 1999")?.plainText == "The text of key 1999")
    try file.verify()
  }

  @Test func aSmallFileMayBeWrittenIntoWhileItIsOpen() throws {
    let project = try TemporaryProject()
    let path = project.absolute("de.dragoman")
    let bytes = try TableFixture.bytes(["Localizable": TableFixture.german])
    try DataFile.write(bytes, to: path)
    let file = try CompiledTableFile(path: path)
    #expect(truncate(path, 0) == 0)
    #expect(file.table(named: "Localizable")?.message(forKey: "Cancel")?.plainText == "Abbrechen")
    try file.verify()
    // Cut off inside.
    try DataFile.write(Array(bytes.prefix(100)), to: path)
    #expect(throws: CompiledTableError.self) { try CompiledTableFile(path: path) }
  }

  @Test func keysAreComparedByCodePoint() throws {
    let file = try CompiledTableFile(
      bytes: try TableFixture.bytes(["T": [("caf\u{E9}", .format("1")), ("cafe\u{301}", .format("2"))]]))
    let table = try #require(file.table(named: "T"))
    #expect(table.message(forKey: "caf\u{E9}")?.plainText == "1")
    #expect(table.message(forKey: "cafe\u{301}")?.plainText == "2")
  }

  @Test func sameTextsAreStoredOnce() throws {
    let text = String(repeating: "long ", count: 40)
    let once = try TableFixture.bytes(["T": [("a", .format(text))]])
    let twice = try TableFixture.bytes(["T": [("a", .format(text)), ("b", .format(text))]])
    #expect(twice.count - once.count < 60)
    let asKey = try TableFixture.bytes(["T": [(text, .format(text))]])
    #expect(asKey.count < once.count + 10)
  }

  @Test(arguments: 1...40)
  func anyTablesComeBack(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var tables: [String: [(key: String, message: TableMessage)]] = [:]
    for number in 0..<Int.random(in: 0...4, using: &random) {
      var messages: [(key: String, message: TableMessage)] = []
      for key in 0..<Int.random(in: 0...200, using: &random) {
        messages.append(("\(TableFixture.randomText(&random))\(key)", TableFixture.randomMessage(&random)))
      }
      tables["Table\(number)"] = messages
    }
    let bytes = try TableFixture.bytes(tables)
    var shuffled = tables
    for name in tables.keys { shuffled[name]?.shuffle(using: &random) }
    #expect(try TableFixture.bytes(shuffled) == bytes)
    let file = try CompiledTableFile(bytes: bytes)
    try file.verify()
    #expect(file.tables.map(\.name) == tables.keys.sorted())
    for (name, messages) in tables {
      let table = try #require(file.table(named: name))
      #expect(table.count == messages.count)
      for (key, message) in messages {
        let found = try #require(table.message(forKey: key))
        #expect(found.takesArguments == message.takesArguments)
        for number in [0.0, 1, 2, 5.5] {
          #expect(
            found.text([.number(number, text: "#"), .text("@"), .integer(1)], device: "mac", width: 30)
              == TableEvaluation.text(message, number, device: "mac", width: 30))
        }
        #expect(table.message(forKey: key + "?") == nil)
      }
    }
  }

  @Test func whatDoesNotFitIsLeftOutAndSaid() throws {
    var deep = TableMessage.format("x")
    for _ in 0..<40 { deep = .device(["other": deep]) }
    var writer = CompiledTableWriter(language: "de", isSourceLanguage: false)
    writer.add(
      table: "T",
      [
        ("deep", deep), ("none", .device([:])), ("plural", .plural(.init(position: 1, branches: [:]))),
        ("width", .width([-1: .format("x")])),
        ("far", .plural(.init(position: 70_000, branches: [.other: .format("x")]))),
        ("good", .format("x")),
      ])
    let (bytes, refused) = try writer.file()
    #expect(refused.map(\.key) == ["deep", "far", "none", "plural", "width"])
    #expect(
      refused.map(\.error) == [
        .tooDeep, .tooLarge("the position of an argument"), .noBranches, .noBranches, .tooLarge("a width"),
      ])
    let file = try CompiledTableFile(bytes: bytes)
    #expect(file.table(named: "T")?.keys == ["good"])
    try file.verify()
  }

  /// Made by another program from the description of the format.
  @Test(
    arguments: [
      ("", 0xE6D2_4D7E_0390_AE94), ("Cancel", 0xC90E_3112_6D59_DB9F), ("Hello, %@!", 0x67ED_3743_1356_BAC4),
      ("12345678", 0xECB6_3767_1C70_F703), ("日本語のキー", 0x0F9D_5582_EF50_4BE5),
    ] as [(String, UInt64)])
  func hashesAsDescribed(key: String, hash: UInt64) {
    let bytes = Array(key.utf8)
    #expect(bytes.withUnsafeBufferPointer { CompiledTableHash.hash(of: $0) } == hash)
  }

  @Test func checksumsAsGzipDoes() {
    // By zlib, with zeros where the field lies.
    let bytes = Array("0123456789ABCDEF".utf8) + [1, 2, 3, 4] + Array("GHIJ".utf8)
    #expect(bytes.withUnsafeBytes { CompiledTableChecksum.checksum(of: $0) } == 0xCBC6_D74F)
  }
}
