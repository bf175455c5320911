import ArgumentFormatting
import CompiledTables
import Foundation
import FormatSpecifiers
import FoundationLocalization
import LanguageData
import Testing

@Suite("A message that varies by number")
struct PluralMessageTests {
  private func text(
    _ message: TableMessage, _ language: String, _ value: String.LocalizationValue, locale: String? = nil
  ) throws -> String {
    var writer = CompiledTableWriter(language: language, isSourceLanguage: false)
    writer.add(table: "T", [(key: "k", message: message)])
    let file = try CompiledTableFile(bytes: writer.file().bytes)
    let found = try #require(file.table(named: "T")?.message(forKey: "k"))
    var renderer = MessageRenderer(
      value.arguments, language: language, context: MessageContext(locale: Locale(identifier: locale ?? language)))
    #expect(found.accept(&renderer))
    return renderer.text
  }

  private func plural(
    _ branches: [PluralCategory: String], position: Int = 1, isOrdinal: Bool = false
  ) -> TableMessage {
    .plural(
      TableMessage.Plural(position: position, isOrdinal: isOrdinal, branches: branches.mapValues { .format($0) }))
  }

  @Test("takes the category of the text's language and writes the number by the locale")
  func categories() throws {
    let files = plural([.one: "%lld файл", .few: "%lld файла", .many: "%lld файлов", .other: "%lld файла?"])
    #expect(try text(files, "ru", "\(1)") == "1 файл")
    #expect(try text(files, "ru", "\(-21)") == "-21 файл")
    #expect(try text(files, "ru", "\(22)") == "22 файла")
    #expect(try text(files, "ru", "\(11)") == "11 файлов")
    #expect(try text(files, "ru", "\(1234, specifier: "%d")", locale: "en_US") == "1,234 файла")
    #expect(try text(files, "ru", "\(UInt64.max)").hasSuffix("файлов"))
    // No number: the form for all of them.
    #expect(try text(files, "ru", "\("viele")") == "viele файла?")
    #expect(try text(files, "ru", "no values") == "%lld файла?")
  }

  @Test("takes zero for nought where there is one, in every language")
  func zero() throws {
    let seats = plural([.zero: "none", .one: "%lld seat", .other: "%lld seats"])
    #expect(try text(seats, "en", "\(0)") == "none")
    #expect(try text(seats, "en", "\(0.0)") == "none")
    #expect(try text(seats, "lv", "\(10)") == "none")
    #expect(try text(plural([.one: "%lld seat", .other: "%lld seats"]), "en", "\(0)") == "0 seats")
  }

  @Test("tells 1, 1.0 and 1.5 apart")
  func operands() throws {
    let kilometers = plural([.one: "%@ one", .other: "%@ other"])
    #expect(try text(kilometers, "en", "\(1)") == "1 one")
    #expect(try text(kilometers, "en", "\(1.0, specifier: "%.1f")").hasSuffix("other"))
    #expect(try text(kilometers, "en", "\(1.0, specifier: "%.0f")").hasSuffix("one"))
    #expect(try text(kilometers, "en", "\(1.5)").hasSuffix("other"))
    #expect(try text(kilometers, "fr", "\(1.5, specifier: "%.1f")").hasSuffix("one"))
    #expect(try text(kilometers, "en", "\(Double.nan)").hasSuffix("other"))
    #expect(try text(kilometers, "en", "\(Double.infinity)").hasSuffix("other"))
  }

  @Test("ranks with the language's ordinal rules")
  func ordinals() throws {
    let floors = plural([.one: "%lldst", .two: "%lldnd", .few: "%lldrd", .other: "%lldth"], isOrdinal: true)
    for (number, expected) in [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (21, "21st")] {
      #expect(try text(floors, "en", "\(number)") == expected)
    }
  }

  @Test("has parts within parts")
  func nesting() throws {
    let inner = plural([.one: "a day", .other: "%2$lld days"], position: 2)
    let outer = TableMessage.plural(
      TableMessage.Plural(
        position: 1,
        branches: [
          .one: .text([.text("one trip of "), .message(inner, written: "%#@days@")]),
          .other: .text([.argument(Self.argument("%1$lld")), .text(" trips of "), .message(inner, written: "%#@days@")]
          ),
        ]))
    #expect(try text(outer, "en", "\(1) \(1)") == "one trip of a day")
    #expect(try text(outer, "en", "\(3) \(1)") == "3 trips of a day")
    #expect(try text(outer, "en", "\(3) \(5)") == "3 trips of 5 days")
    #expect(try text(outer, "ar", "\(3) \(5)", locale: "ar_EG") == "٣ trips of ٥ days")
  }

  private static func argument(_ text: String) -> FormatArgument { FormatString(text).arguments[0] }
}
