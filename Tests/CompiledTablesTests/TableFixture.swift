@testable import CompiledTables
import LanguageData
import TestSupport

/// Tables to write and read again.
enum TableFixture {
  static let german: [(key: String, message: TableMessage)] = [
    ("Cancel", .format("Abbrechen")),
    ("Hello, %@!", .format("Hallo, %@!")),
    ("%@ sold %lld of %lld", .format("%3$lld gesamt, %2$lld von %1$@ verkauft")),
    ("100%", .format("100%")),
    ("%lld%%", .format("%lld%%")),
    ("", .format("leer")),
    ("empty", .format("")),
    ("%lld tickets", tickets),
    (
      "%lld photos in %lld albums",
      .text([
        .message(choice(1, "%lld Foto", "%lld Fotos"), written: "%#@photos@"), .text(" in "),
        .message(choice(2, "%2$lld Album", "%2$lld Alben"), written: "%2$#@albums@"),
      ])
    ),
    (
      "Tap", .device(["mac": .format("Klicken"), "iphone": .format("Tippen"), "other": .format("Auswählen")])
    ),
    (
      "Welcome",
      .width([20: .format("Hi"), 25: .format("Willkommen"), 50: .format("Willkommen bei der Kasse, %@!")])
    ),
    (
      "Tap %lld seats",
      .device([
        "mac": choice(1, "%lld Platz anklicken", "%lld Plätze anklicken"), "other": .format("%lld antippen"),
      ])
    ),
  ]

  static let tickets = TableMessage.plural(
    TableMessage.Plural(
      position: 1,
      branches: [
        .zero: .format("keine Karten"), .one: .format("eine Karte"), .other: .format("%lld Karten"),
      ]))

  static func choice(_ position: Int, _ one: String, _ other: String) -> TableMessage {
    .plural(TableMessage.Plural(position: position, branches: [.one: .format(one), .other: .format(other)]))
  }

  static func bytes(
    _ tables: [String: [(key: String, message: TableMessage)]], language: String = "de", isSource: Bool = false
  ) throws -> [UInt8] {
    var writer = CompiledTableWriter(language: language, isSourceLanguage: isSource)
    for (name, messages) in tables { writer.add(table: name, messages) }
    return try writer.file().bytes
  }

  static func germanFile() throws -> CompiledTableFile {
    try CompiledTableFile(bytes: try bytes(["Localizable": german]))
  }

  /// With the checksum that belongs to it, as somebody would who means harm.
  static func signed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let checksum = bytes.withUnsafeBytes { CompiledTableChecksum.checksum(of: $0) }
    for byte in 0..<4 { bytes[16 + byte] = UInt8(truncatingIfNeeded: checksum >> (8 * byte)) }
    return bytes
  }

  /// A text of letters of several scripts, specifiers and percent signs.
  static func randomText(_ random: inout SeededRandom) -> String {
    let parts = ["a", "Zug", " ", "é", "日本", "🎫", "%@", "%lld", "%%", "%", "%2$@", "%.2f", "\n", "\"", "%-5d", "\u{0}"]
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
  }

  static func randomMessage(_ random: inout SeededRandom, depth: Int = 0) -> TableMessage {
    switch Int.random(in: 0...(depth > 3 ? 3 : 10), using: &random) {
    case 4, 5:
      let categories = PluralCategory.allCases.filter { $0 == .other || Bool.random(using: &random) }
      return .plural(
        TableMessage.Plural(
          position: Int.random(in: 1...3, using: &random),
          branches: Dictionary(uniqueKeysWithValues: categories.map { ($0, randomMessage(&random, depth: depth + 1)) }))
      )
    case 6:
      return .device([
        "mac": randomMessage(&random, depth: depth + 1), "other": randomMessage(&random, depth: depth + 1),
      ])
    case 7:
      return .width([5: randomMessage(&random, depth: depth + 1), 90: randomMessage(&random, depth: depth + 1)])
    case 8:
      return .text([.text("<"), .message(randomMessage(&random, depth: depth + 1), written: "%#@x@"), .text(">")])
    case 9:
      let numbers = [0, 1, 2, 40].filter { $0 == 1 || Bool.random(using: &random) }
      return .number(
        TableMessage.Number(
          position: Int.random(in: 1...3, using: &random),
          branches: Dictionary(uniqueKeysWithValues: numbers.map { ($0, randomMessage(&random, depth: depth + 1)) })))
    default: return .format(randomText(&random))
    }
  }
}
