import SourceObservations
import Testing

/// Formats and locales of which the code that uses them has no more than a name.
@Suite("Formats and locales that have a name")
struct HeldFormatTests {
  @Test(
    "patterns of dates",
    arguments: [
      ("let pattern = \"d.M.\"\n  formatter.dateFormat = pattern", ["d.M."]),
      ("formatter.dateFormat = isLong ? \"d MMMM\" : \"d.M.\"", ["d MMMM", "d.M."]),
      ("formatter.dateFormat = Patterns.short", ["d/M"]),
      ("formatter.dateFormat = Kind.day.rawValue", ["d-M"]),
      ("set(formatter, to: \"EEE d\")", ["EEE d"]),
      (
        "formatter.dateFormat = DateFormatter.dateFormat(fromTemplate: \"dM\", options: 0, locale: nil) ?? \"d.M.\"", []
      ),
      (
        "let made = DateFormatter.dateFormat(fromTemplate: \"dM\", options: 0, locale: nil)\n"
          + "  let pattern = (made ?? \"d.M.\")\n  formatter.dateFormat = pattern", []
      ),
    ])
  func patterns(body: String, expected: [String]) throws {
    let formats = try observations(
      in: """
        import Foundation
        func show(isLong: Bool) {
          let formatter = DateFormatter()
          \(body)
        }
        func set(_ formatter: DateFormatter, to pattern: String) { formatter.dateFormat = pattern }
        """, "enum Patterns { static let short = \"d/M\" }\nenum Kind: String { case day = \"d-M\" }"
    ).handMadeFormats.filter { $0.written != nil }
    #expect(formats.map(\.text).sorted() == expected.sorted())
    #expect(formats.allSatisfy { $0.written?.source == "\"\($0.text)\"" && $0.property == "dateFormat" })
  }

  @Test("a pattern that is an argument is shown where its call is")
  func patternOfCall() throws {
    let formats = try observations(
      in: """
        import SwiftUI
        extension Date {
          func text(_ pattern: String) -> String {
            let formatter = DateFormatter()
            formatter.dateFormat = pattern
            return formatter.string(from: self)
          }
        }
        struct Due: View {
          let date: Date
          var body: some View { Text(date.text("d MMM")) }
          func name() { write(to: date.text("yyyyMMdd")) }
        }
        """
    ).handMadeFormats.filter { $0.written != nil }
    #expect(formats.first { $0.text == "d MMM" }?.destination != nil)
    #expect(formats.first { $0.text == "yyyyMMdd" }?.destination == nil)
    #expect(formats.count == 2)
  }

  @Test(
    "styles of numbers",
    arguments: [
      "let style: NumberFormatter.Style = .currency\n  f.numberStyle = style", "f.numberStyle = Styles.money",
      "set(.currency, on: f)", "let style = NumberFormatter.Style.currency\n  f.numberStyle = style",
    ])
  func styles(body: String) throws {
    let formats = try observations(
      in: """
        import Foundation
        enum Styles { static let money = NumberFormatter.Style.currency }
        func show(_ f: NumberFormatter) {
          \(body)
        }
        func set(_ style: NumberFormatter.Style, on f: NumberFormatter) { f.numberStyle = style }
        """
    ).handMadeFormats
    #expect(formats.contains { $0.text.hasSuffix(".currency") && $0.written != nil })
  }

  @Test(
    "signs and units beside numbers",
    arguments: [
      ("\"\\(amount) \\(unit)\"", ["km"]), ("\"\\(amount) \" + unit", ["km"]), ("sign + String(amount)", ["€"]),
      ("\"\\(amount) \\(isFar ? \"km\" : \"m\")\"", ["km"]), ("\"\\(amount.formatted(.number)) \\(sign)\"", ["€"]),
      ("String(format: \"%d %@\", amount, unit)", ["km"]), ("\"\\(written) km\"", ["km"]),
      ("\"\\(amount) CHF\"", ["CHF"]),
      ("\"\\(amount) \\(title)\"", []), ("\"\\(title) \\(unit)\"", []), ("\"\\(title) km\"", []),
    ])
  func signs(expression: String, expected: [String]) throws {
    let formats = try observations(
      in: """
        import SwiftUI
        enum Signs { static let unit = "km" }
        struct Way: View {
          let amount: Int
          let isFar: Bool
          let sign = "€"
          let title = "Way"
          var unit: String { Signs.unit }
          var written: String { String(format: "%.1f", Double(amount)) }
          var text: String { \(expression) }
          var body: some View { Text(text) }
        }
        """
    ).handMadeFormats
    #expect(formats.map(\.text) == expected)
    #expect(formats.allSatisfy { $0.destination != nil })
  }

  @Test(
    "dates and times put together of numbers",
    arguments: [
      ("let (m, s) = total.quotientAndRemainder(dividingBy: 60)\n  return \"\\(m):\\(s)\"", "#:#"),
      ("let m = total / 60, s = total % 60\n  return [m, s].map { String($0) }.joined(separator: \":\")", "#:#"),
      ("return String(total / 3600) + \":\" + (total < 9 ? \"0\" : \"\") + String(total % 60)", "#:#"),
      ("let d = parts.day!, m = parts.month!\n  return \"\\(d).\\(m).\"", "#.#."),
      ("return String(format: \"%02d/%02d\", parts.month!, parts.day!)", "#/#"),
      ("return \"\\(total)/\\(parts.day!)\"", nil), ("return \"\\(total):\\(total)\"", nil),
      ("return \"\\(total).\\(total).\\(total)\"", nil),
    ])
  func times(body: String, expected: String?) throws {
    let formats = try observations(
      in: "import Foundation\nfunc text(_ total: Int, _ parts: DateComponents) -> String {\n  \(body)\n}"
    ).handMadeFormats
    #expect(formats.map(\.text) == [expected].compactMap { $0 })
  }

  @Test("a format that has a name")
  func formatString() throws {
    let found = try observations(
      in: """
        import Foundation
        enum Formats { static let clock = "%d:%02d" }
        func clock(_ n: Int) -> String { String(format: Formats.clock, n / 60, n % 60) }
        func choice(_ n: Int) -> String { String(format: n > 1 ? "%d items" : "%d item", n) }
        func unknown(_ n: Int, _ format: String) -> String { String(format: format, n) }
        """
    ).formattedTexts
    #expect(found.map(\.format) == ["%d:%02d", "%d items", "%d item", nil])
  }

  @Test(
    "locales that have a name",
    arguments: [
      ("let german = Locale(identifier: \"de\")\n  return 1.5.formatted(.number.locale(german))", true),
      ("return 1.5.formatted(.number.locale(Locales.german))", true),
      ("return 1.5.formatted(.number.locale(.german))", true),
      ("return text(in: Locale(identifier: \"de\"))", true),
      ("let code = \"de\"\n  return 1.5.formatted(.number.locale(Locale(identifier: code)))", false),
      ("return 1.5.formatted(.number.locale(Locales.chosen))", nil),
    ])
  func locales(body: String, isTaken: Bool?) throws {
    let found = try observations(
      in: """
        import SwiftUI
        enum Locales {
          static let german = Locale(identifier: "de")
          static var chosen = Locale(identifier: "de")
        }
        extension Locale { static let german = Locale(identifier: "de") }
        func text(in locale: Locale) -> String { 1.5.formatted(.number.locale(locale)) }
        func shown() -> String {
          \(body)
        }
        struct Page: View { var body: some View { Text(shown()) } }
        """
    ).fixedLocales.filter { $0.destination != nil }
    #expect(found.map(\.identifier) == (isTaken == nil ? [] : ["de"]))
    #expect(isTaken == nil || (found.first?.taken != nil) == isTaken)
  }

  @Test(
    "locales of variables",
    arguments: [
      ("private var chosen = Locale(identifier: \"de\")", "", true),
      ("@State private var chosen = Locale(identifier: \"de\")", "", true),
      ("@State private var chosen = Locale(identifier: \"de\")", "chosen = .current", false),
      ("@State private var chosen = Locale(identifier: \"de\")", "choose($chosen)", false),
      ("@AppStorage(\"locale\") private var chosen = Locale(identifier: \"de\")", "", nil),
      ("var chosen = Locale(identifier: \"de\")", "", false),
    ])
  func variableLocales(property: String, body: String, isFixed: Bool?) throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Page: View {
          \(property)
          var body: some View { Text(1.5.formatted(.number.locale(chosen))) }
          func choose() { \(body) }
        }
        """
    ).fixedLocales.filter { $0.destination != nil }
    // What is stored elsewhere is private, and yet others set it: that has not to be told here.
    guard let isFixed else { return }
    #expect(found.map(\.identifier) == (isFixed ? ["de"] : []))
  }

  @Test(
    "codes of currencies that are a guess",
    arguments: [
      ("Locale.current.currency?.identifier ?? \"USD\"", ""), ("Locale.current.currencyCode!", ""),
      ("Self.code", ""), ("known ?? \"USD\"", "USD"), ("\"USD\"", nil), ("known!", nil), ("known ?? other", nil),
    ])
  func currencies(code: String, expected: String?) throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Page: View {
          static var code: String { Locale.current.currency?.identifier ?? "EUR" }
          let known: String?
          let other: String
          var body: some View { Text(1.5, format: .currency(code: \(code))) }
        }
        """
    ).handMadeFormats.filter { $0.form == .currencyCode }
    #expect(found.map(\.text) == [expected].compactMap { $0 })
  }

  @Test(
    "formats that closures and requirements hand on",
    arguments: [
      "struct A: View { let write: (Int) -> String = { \"\\($0) km\" }\n  var body: some View { Text(verbatim: write(3)) } }",
      "struct A: View { let write: (Int) -> String\n  var body: some View { Text(verbatim: write(3)) } }\n"
        + "struct B: View { var body: some View { A { \"\\($0) km\" } } }",
      "struct A: View { let id: String\n let write: (Int) -> String\n var body: some View { Text(verbatim: self.write(3)) } }\n"
        + "struct B: View { func text(_ n: Int) -> String { \"\\(n) km\" }\n"
        + " var body: some View { A(id: \"1\", write: text) } }",
      "struct A: View { var body: some View { let write = { (n: Int) -> String in \"\\(n) km\" }\n"
        + "Text(verbatim: write(3)) } }",
      "final class C: UIViewController { var write: ((Int) -> String)!\n let label = UILabel()\n"
        + "func a() { write = { n in return \"\\(n) km\" } }\n func b() { label.text = write(3) } }",
      "func row(_ write: (Int) -> String) -> some View { Text(verbatim: write(3)) }\n"
        + "struct B: View { var body: some View { row({ \"\\($0) km\" }) } }",
      "protocol P { func text(of n: Int) -> String }\nstruct Q: P { func text(of n: Int) -> String { \"\\(n) km\" } }\n"
        + "struct B: View { let p: any P\n  var body: some View { Text(verbatim: p.text(of: 3)) } }",
      "class P { func text(of n: Int) -> String { \"\" } }\n"
        + "final class Q: P { override func text(of n: Int) -> String { \"\\(n) km\" } }\n"
        + "struct B: View { let p: P\n  var body: some View { Text(verbatim: p.text(of: 3)) } }",
      "protocol P { func text(of n: Int, unit: String) -> String }\n"
        + "struct Q: P { func text(of n: Int, unit word: String) -> String { \"\\(n) \\(word)\" } }\n"
        + "struct B: View { let p: any P\n  var body: some View { Text(verbatim: p.text(of: 3, unit: \"km\")) } }",
    ])
  func detours(code: String) throws {
    let formats = try observations(in: "import SwiftUI\nimport UIKit\n" + code).handMadeFormats
    #expect(formats.map(\.text) == ["km"])
    #expect(formats.allSatisfy { $0.destination != nil })
  }

  @Test("a closure's texts are not those of what it stands in, nor of another of its name")
  func otherClosures() throws {
    let formats = try observations(
      in: """
        import SwiftUI
        struct Page: View {
          let write: (Int) -> String = { "\\($0)" }
          var name: String {
            let log = { (n: Int) -> String in "\\(n) km" }
            send(log(3))
            return "Page"
          }
          var body: some View {
            Text(verbatim: write(3))
            Text(verbatim: name)
          }
        }
        """
    ).handMadeFormats
    #expect(formats.allSatisfy { $0.destination == nil })
  }

  @Test(
    "words of a choice by a number",
    arguments: [
      ("choose(n, \"book\", \"books\")", ["book", "books"]), ("n == 1 ? Words.one : Words.many", ["day", "days"]),
      ("n == 1 ? word : word + \"s\"", ["", "s"]), ("n > 1 ? \"\\(word)s\" : word", ["s", ""]),
      ("n == 1 ? word : other", []),
    ])
  func choices(expression: String, expected: [String]) throws {
    let branches = try observations(
      in: """
        import SwiftUI
        enum Words {
          static let one = "day"
          static let many = "days"
        }
        func choose(_ count: Int, _ one: String, _ other: String) -> String { count == 1 ? one : other }
        struct Page: View {
          let n: Int
          let word: String
          let other: String
          var body: some View { Text(verbatim: \(expression)) }
        }
        """
    ).countBranches.filter { !$0.branches.allSatisfy(\.texts.isEmpty) }
    #expect(branches.flatMap { $0.branches.flatMap(\.texts) } == expected)
  }
}
