import ArgumentFormatting
import CompiledTables
import Foundation
import FoundationLocalization
import LanguageData
import TestSupport
import Testing

@Suite("A translation that does not fit")
struct MessageSafetyTests {
  private func text(_ translation: String, _ value: String.LocalizationValue) throws -> String {
    let texts = try TemporaryBundle(compiled: ["en": [value.key: translation]])
    return String(localized: value, bundle: texts.bundle, locale: Locale(identifier: "en_US"))
  }

  @Test("shows what there is, by what it is")
  func mismatches() throws {
    #expect(try text("%d tickets", "\("two") tickets") == "two tickets")
    #expect(try text("%@ tickets", "\(1234) tickets") == "1,234 tickets")
    #expect(try text("%s", "\("x")") == "x")
    #expect(try text("%p", "\("x")") == "x")
    #expect(try text("%s", "\(7)") == "7")
    #expect(try text("%n%n", "\(7)") == "7%n")
    #expect(try text("%@ and %@", "\("x")") == "x and %@")
    #expect(try text("%3$@ and %1$@", "\("x")") == "%3$@ and x")
    #expect(try text("none", "\("x")") == "none")
    #expect(try text("%1$@ %65535$@ %99999999999999999999$@", "\("x")").hasPrefix("x "))
    #expect(try text("%*d", "\(5)") == "%*d")
    #expect(try text("%1$*2$d|", "\(5) \(3)") == "  5|")
    #expect(try text("100% %@", "\("%d %n")") == "100% %d %n")
  }

  @Test("gives text for random texts and random values")
  func random() throws {
    var random = SeededRandom(seed: 20_260)
    let pieces = [
      "%", "$", "1", "2", "9", "*", ".", "0", "-", "+", " ", "'", "#", "h", "l", "ll", "q", "L", "z", "@", "d", "i",
      "u",
      "x", "f", "g", "e", "s", "c", "C", "S", "p", "n", "a", "(name)", "#@part@", "arg", "%%", "text", "é", "שלום",
      "\u{2067}", "99999999999", "\u{0}",
    ]
    let values: [String.LocalizationValue] = [
      "\(1)", "\(Int64.min) \("x")", "\(UInt64.max) \(Double.nan) \("שלום")", "\(Double.infinity) \(-0.0)",
      "\("") \(AttributedString("b")) \(LocalizedStringResource("z \(2)"))", "\(placeholder: .object) \(UInt8(3))",
      "\(1.5, format: .number) \(Date(timeIntervalSince1970: 0), format: .iso8601)",
    ]
    for _ in 0..<400 {
      let translation = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      let value = values[Int.random(in: 0..<values.count, using: &random)]
      var renderer = MessageRenderer(
        value.arguments, language: "ar", context: MessageContext(locale: Locale(identifier: "ar_EG")))
      var writer = CompiledTableWriter(language: "ar", isSourceLanguage: false)
      writer.add(table: "T", [(key: "k", message: .format(translation))])
      let file = try CompiledTableFile(bytes: writer.file().bytes)
      guard let message = file.table(named: "T")?.message(forKey: "k") else { continue }
      #expect(message.accept(&renderer))
      let text = renderer.text
      #expect(!text.isEmpty || translation.hasPrefix("%"))
    }
  }

  @Test("gives text for random variations of random texts, looked up as programs do")
  func randomVariations() throws {
    var random = SeededRandom(seed: 5_2026)
    var writer = CompiledTableWriter(language: "ar", isSourceLanguage: true)
    let keys = (0..<300).map { "%@ %lld %lf \($0)" }
    writer.add(table: "Localizable", keys.map { (key: $0, message: Self.message(depth: 0, &random)) })
    let texts = try TemporaryBundle(compiled: ["en": [:]])
    try texts.write("", to: "ar.lproj/Localizable.strings")
    try Data(writer.file().bytes).write(to: texts.bundle.bundleURL.appendingPathComponent("ar.lproj/Tables.dragoman"))
    let numbers: [Double] = [0, -0.0, 1, 1.5, .nan, .infinity, -.greatestFiniteMagnitude, .leastNonzeroMagnitude]
    withLanguage("ar") {
      for key in keys {
        let arguments: [MessageArgument] = [
          .value(.text("a\u{202E}%@ %n")), .value(.signed(Int64.random(in: .min ... .max, using: &random))),
          .value(.double(numbers.randomElement(using: &random) ?? 0)),
        ]
        let value = String.LocalizationValue(
          key: key, arguments: Array(arguments.prefix(Int.random(in: 0...3, using: &random))))
        let text = String(localized: value, bundle: texts.bundle)
        // A text of nothing but a value of nothing can be empty; the damaged and the endless show the key.
        #expect(text.utf8.count < 1 << 24)
        _ = NSLocalizedString(key, bundle: texts.bundle, comment: "")
      }
    }
  }

  private static func message(depth: Int, _ random: inout SeededRandom) -> TableMessage {
    switch depth < 4 ? Int.random(in: 0..<5, using: &random) : 0 {
    case 1:
      var branches: [PluralCategory: TableMessage] = [:]
      for category in PluralCategory.allCases where Bool.random(using: &random) {
        branches[category] = message(depth: depth + 1, &random)
      }
      branches[.other] = message(depth: depth + 1, &random)
      return .plural(
        TableMessage.Plural(
          position: Int.random(in: 0...4, using: &random), isOrdinal: Bool.random(using: &random), branches: branches))
    case 2:
      return .device(["other": message(depth: depth + 1, &random), "mac": message(depth: depth + 1, &random)])
    case 3:
      return .width([1: message(depth: depth + 1, &random), 20: message(depth: depth + 1, &random)])
    default:
      let specifiers = [
        "%@", "%2$lld", "%3$.3f", "%1$d", "%9$@", "%*d", "%2$*1$d", "%.*f", "%c", "%s", "%5$%", "%%", "%",
      ]
      var pieces: [TableMessage.Piece] = [.text("x")]
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where depth < 4: pieces.append(.message(message(depth: depth + 1, &random), written: "%#@part@"))
        case 1: pieces.append(.percentSign)
        default:
          if case .text(let more) = TableMessage.format(specifiers.randomElement(using: &random) ?? "") {
            pieces += more
          }
        }
      }
      return .text(pieces)
    }
  }
}
