import ArgumentFormatting
import CompiledTables
import Foundation
import FoundationLocalization
import LanguageData
import Testing

@Suite("What a text does not fit")
struct MessageReportsTests {
  private func faults(
    _ message: TableMessage, _ value: String.LocalizationValue
  ) throws -> [MessageFault] {
    var writer = CompiledTableWriter(language: "en", isSourceLanguage: false)
    writer.add(table: "T", [(key: "k", message: message)])
    let file = try CompiledTableFile(bytes: writer.file().bytes)
    var renderer = MessageRenderer(value.arguments, language: "en", context: MessageContext())
    let found = try #require(file.table(named: "T")?.message(forKey: "k"))
    #expect(found.accept(&renderer))
    renderer.noteUnusedArguments()
    return renderer.faults
  }

  @Test("is found")
  func kinds() throws {
    #expect(try faults(.format("%@ %lld"), "\("x") \(1)").isEmpty)
    #expect(try faults(.format("%2$d %1$@ %2$x"), "\("x") \(1)").isEmpty)
    #expect(try faults(.format("%d"), "\("x")") == [.wrongKind(specifier: "%d", argument: "a text")])
    #expect(try faults(.format("%2$@ %1$@"), "\("x") \(1)") == [.wrongKind(specifier: "%2$@", argument: "an integer")])
    #expect(try faults(.format("%d"), "\(1.5)") == [.wrongKind(specifier: "%d", argument: "a number with a fraction")])
    #expect(try faults(.format("%@ %@"), "\("x")") == [.noArgument(specifier: "%@")])
    #expect(try faults(.format("%2$@"), "\("x") \("y")") == [.unusedArgument(position: 1)])
    #expect(try faults(.format("100%"), "text").isEmpty)
    // A form that chooses by a number need not show it.
    let plural = TableMessage.plural(
      TableMessage.Plural(position: 1, branches: [.one: .format("one"), .other: .format("%lld")]))
    #expect(try faults(plural, "\(1) x").isEmpty)
    #expect(try faults(plural, "\(2) x").isEmpty)
  }

  @Test("and a text of the length of a book is not made")
  func length() throws {
    let long = String(repeating: "x", count: 100_000)
    let format = String(repeating: "%1$@", count: 1000)
    let texts = try TemporaryBundle(compiled: ["en": ["%@": format]])
    #expect(String(localized: "\(long)", bundle: texts.bundle) == long)
  }

  @Test("is reported once")
  func reports() throws {
    let texts = try TemporaryBundle(compiled: ["en": ["Unfit %@ \(#line)": "%d"]])
    let reports = Collected()
    let before = LocalizationReports.handler
    LocalizationReports.handler = { reports.add($0) }
    defer { LocalizationReports.handler = before }
    let value = String.LocalizationValue(key: "Unfit %@ \(#line - 5)", arguments: [.value(.text("x"))])
    for _ in 0..<3 { #expect(String(localized: value, bundle: texts.bundle) == "x") }
    let found = reports.all.filter { $0.key == value.key }
    #expect(found.count == 1)
    #expect(found.first?.kind == .specifierMismatch)
    #expect(found.first?.language == "en")
    #expect(found.first?.table == "Localizable")
    #expect(found.first?.text == "%d is given a text, which is shown as what it is")
  }

  private final class Collected: Sendable {
    private let reports = Locked<[LocalizationReport]>([])
    func add(_ report: LocalizationReport) { reports.withLock { $0.append(report) } }
    var all: [LocalizationReport] { reports.withLock { $0 } }
  }
}
