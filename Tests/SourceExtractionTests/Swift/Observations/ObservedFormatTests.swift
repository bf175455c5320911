import SourceExtraction
import SourceObservations
import Testing

@Suite("Formats, joins and branches")
struct ObservedFormatTests {
  @Test("format strings, and where they come from")
  func formatStrings() throws {
    let found = try observations(
      in: """
        func f(n: Int) {
          _ = String(format: "%d of %d", n, 3)
          _ = String(format: NSLocalizedString("a", comment: ""), locale: .current, n)
          _ = String.localizedStringWithFormat(String(localized: "b"), n)
          _ = String(describing: n)
        }
        """
    ).formattedTexts
    #expect(found.map(\.format) == ["%d of %d", nil, nil])
    #expect(found.map(\.isFormatLocalized) == [false, true, true])
    #expect(found.map(\.locale) == [nil, ".current", nil])
    #expect(found.first?.arguments.first == ObservedExpression(source: "n", type: "Int"))
  }

  @Test(
    "formats by hand",
    arguments: [
      ("func f(d: DateFormatter) { d.dateFormat = \"dd.MM.yyyy\" }", "date-pattern", "dd.MM.yyyy"),
      ("func f(n: NumberFormatter) { n.numberStyle = .currency }", "formatter-setting", ".currency"),
      ("func f(x: Double) -> String { \"$\\(x)\" }", "currency-sign", "$"),
      ("func f(x: Double) -> Text { Text(\"\\(x) €\") }", "currency-sign", "€"),
      ("func f(x: Int) -> String { \"\\(x)%\" }", "percent-sign", "%"),
      ("func f(x: Int) -> String { \"\\(x) km\" }", "unit-word", "km"),
      ("func f(x: Double) -> Text { Text(\"\\(x, specifier: \"%.2f\")\") }", "specifier", "%.2f"),
    ])
  func handMade(source: String, form: String, text: String) throws {
    let found = try observations(in: source).handMadeFormats.filter { $0.form != .plainNumber }
    #expect(found.map(\.form.rawValue) == [form])
    #expect(found.map(\.text) == [text])
  }

  @Test(
    "formats that are shown",
    arguments: [
      "Text(String(format: \"%.1f\", x))", "Text(\"Rated \\(String(format: \"%.1f\", x))\")", "Text(made(x))",
      "Text(verbatim: String(format: \"%.1f\", x) + \" of 10\")", "Row(text: String(format: \"%.1f\", x))",
    ])
  func shownFormats(view: String) throws {
    let found = try observations(
      in: """
        import SwiftUI
        func made(_ x: Double) -> String {
          if x > 1 { return "" }
          return String(format: "%.1f", x)
        }
        struct Row: View {
          let text: String
          var body: some View { Text(text) }
        }
        struct List: View {
          let x: Double
          var body: some View { \(view) }
        }
        """
    ).formattedTexts
    #expect(found.contains { $0.destination != nil })
  }

  @Test("formats that are not shown")
  func hiddenFormats() throws {
    let found = try observations(
      in: """
        func f(x: Double) -> String {
          print(String(format: "%.1f", x), "\\(x)%")
          let name = String(format: "%.1f", x)
          return name + ".txt"
        }
        """)
    #expect(found.formattedTexts.count == 2)
    #expect(found.formattedTexts.allSatisfy { $0.destination == nil })
    #expect(found.handMadeFormats.allSatisfy { $0.destination == nil })
  }

  @Test("what formatters are used for")
  func formatterTasks() throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Premiere: View {
          let date: Date
          static let shown: DateFormatter = {
            let made = DateFormatter()
            made.dateFormat = "d.M."
            return made
          }()
          var body: some View { Text(Self.shown.string(from: date)) }
        }
        func read(_ text: String) -> Date? {
          let formatter = DateFormatter()
          formatter.dateFormat = "d/M"
          return formatter.date(from: text)
        }
        """
    ).handMadeFormats
    #expect(found.map(\.text) == ["d.M.", "d/M"])
    #expect(found.map(\.tasks) == [[.write], [.read]])
    #expect(found.map { $0.destination != nil } == [true, false])
  }

  @Test(
    "numbers in other text are no formats",
    arguments: [
      "func f(x: Int) -> String { \"Row \\(x) of many\" }", "func f(x: String) -> String { \"$\\(x)\" }",
      "func f(x: Int) -> String { \"\\(x) kmart\" }", "func f(b: Box) { b.format = \"dd\" }",
    ])
  func others(source: String) throws {
    #expect(try observations(in: source).handMadeFormats == [])
  }

  @Test(
    "joined text",
    arguments: [
      ("func f(n: String) -> String { String(localized: \"Hello\") + \", \" + n }", "concatenation"),
      ("func f(n: String) -> String { \"\\(String(localized: \"Hello\")), \\(n)\" }", "interpolation"),
      ("func f() -> Text { Text(\"Hello \\(String(localized: \"World\"))\") }", "argument-of-key"),
      ("func f() -> String { [String(localized: \"A\"), \"b\"].joined(separator: \" \") }", "joined-list"),
      ("func f() -> Text { Text(\"Hello\").bold() + Text(\"World\") }", "joined-views"),
      ("func f() -> String { var s = String(localized: \"A\"); s += \" b\"; return s }", "concatenation"),
      ("struct S { var t: String { String(localized: \"A\") }\n func f() -> String { t + \": x\" } }", "concatenation"),
    ])
  func joins(source: String, way: String) throws {
    #expect(try observations(in: source).joinedTexts.map(\.way.rawValue) == [way])
  }

  @Test(
    "text that is not localized may be joined",
    arguments: [
      "func f(n: String) -> String { \"a\" + n }", "func f(n: Int) -> Int { n + 1 }",
      "func f(n: Int) -> Text { Text(\"Hello \\(n)\") }",
      "func f(d: Date) -> String { \"At \\(DateFormatter.localizedString(from: d, dateStyle: .short)): \" + name }",
    ])
  func otherJoins(source: String) throws {
    #expect(try observations(in: source).joinedTexts == [])
  }

  @Test(
    "a branch on a count, and which of its branches shows it",
    arguments: [
      ("func f(n: Int) -> Text { n == 1 ? Text(\"\\(n) item\") : Text(\"\\(n) items\") }", "ternary", [true, true]),
      ("func f(l: [Int]) -> String { l.count == 1 ? \"this\" : \"all \\(l.count)\" }", "ternary", [false, true]),
      ("func f(n: Int) -> String { if n == 1 { return \"a\" } else { return \"b\" } }", "if", [false, false]),
      ("func f(n: Int) -> String { if 1 < n && x { return \"\\(n) a\" }; return \"\" }", "if", [true, false]),
      ("func f(n: Int) -> String { if n == 1 { return \"a\" }; return \"\\(n) b\" }", "if", [false, true]),
      ("func f(n: Int) -> String { switch n { case 1: \"a\"; default: \"\\(n) b\" } }", "switch", [false, true]),
      ("func f(n: Int) -> String { guard n != 1 else { return \"a\" }; return \"b\" }", "guard", [false, false]),
    ])
  func branches(source: String, form: String, shows: [Bool]) throws {
    let found = try observations(in: source).countBranches
    #expect(found.map(\.form.rawValue) == [form])
    #expect(found.first?.branches.map(\.showsNumber) == shows)
  }

  @Test(
    "a branch on a count inside of a text that shows it",
    arguments: [
      ("func f(n: Int) -> Text { Text(verbatim: \"\\(n) item\\(n == 1 ? \"\" : \"s\")\") }", true, "Text(verbatim:)"),
      ("func f(n: Int) { print(\"\\(n) \" + (n == 1 ? \"item\" : \"items\")) }", true, "print(_:)"),
      ("func f(n: Int) { let s = String(format: \"%d item%@\", n, n == 1 ? \"\" : \"s\") }", true, "s"),
      ("func f(n: Int) { logger.error(\"item\\(n == 1 ? \"\" : \"s\")\") }", false, "log(_:)"),
    ])
  func surroundings(source: String, isBesideNumber: Bool, use: String) throws {
    let found = try observations(in: source).countBranches
    #expect(found.map(\.isBesideNumber) == [isBesideNumber])
    #expect(found.first?.use == use)
  }

  @Test(
    "comparisons of other things",
    arguments: [
      "func f(n: String) -> String { n == \"1\" ? \"a\" : \"b\" }", "func f(n: Int) -> Int { n == 1 ? 2 : 3 }",
      "func f(n: Int) -> String { n == 12 ? \"a\" : \"b\" }",
    ])
  func otherBranches(source: String) throws {
    #expect(try observations(in: source).countBranches == [])
  }
}
