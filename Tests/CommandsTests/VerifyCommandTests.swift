import Commands
import CompiledTables
import Foundation
import Testing

@Suite struct VerifyCommandTests {
  private let harness: CommandHarness
  private let bytes: [UInt8]

  init() throws {
    harness = try CommandHarness()
    var writer = CompiledTableWriter(language: "de", isSourceLanguage: false)
    writer.add(table: "Localizable", [("Buy", .format("Kaufen")), ("Cancel", .format("Abbrechen"))])
    bytes = try writer.file().bytes
    try Data(bytes).write(to: harness.folder.appendingPathComponent("de.dragoman"))
  }

  @Test func saysWhatIsInATable() {
    let result = harness.run("verify de.dragoman")
    #expect(result.code == .success)
    #expect(result.output == "de.dragoman: de, Localizable 2\n")
    #expect(harness.run("verify --json de.dragoman").output.contains(#""Localizable": 2"#))
  }

  @Test func findsDamage() throws {
    var damaged = bytes
    damaged[damaged.count - 1] ^= 1
    try Data(damaged).write(to: harness.folder.appendingPathComponent("damaged.dragoman"))
    try harness.write("\"a\" = \"b\";\n", to: "text.dragoman")
    let result = harness.run("verify damaged.dragoman text.dragoman de.dragoman")
    #expect(result.code == .refused)
    #expect(result.errors.contains("damaged.dragoman: error: a checksum that the file does not have"))
    #expect(result.errors.contains("text.dragoman: error: no compiled tables"))
    #expect(result.output == "de.dragoman: de, Localizable 2\n")
  }
}
