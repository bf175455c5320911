import SourceExtraction
import SourceObservations
import Testing

@Suite("Numbers, signs and measurements beside each other")
struct ObservedNumberTests {
  @Test(
    "signs in views beside numbers",
    arguments: [
      ("HStack { Text(x, format: .number); Text(\"km\") }", ["km"]),
      ("HStack { Text(\"$\").bold(); TextField(\"Rate\", value: $x, format: .number) }", ["$"]),
      ("HStack { Text(verbatim: String(x)).font(.title); Text(\"%\") }", ["%"]),
      ("Text(x, format: .number) + Text(\" kg\")", ["kg"]),
      ("HStack { Text(x, format: .percent); Text(\"km\") }", []),
      ("HStack { Text(x, format: .number); Spacer(); Text(\"km\") }", []),
      ("VStack { Text(x, format: .number); Text(\"km\") }", ["km"]),
      ("HStack { Text(\"$\"); TextField(\"0\", text: $amount) }", ["$"]),
      ("HStack { Text(\"$\"); TextField(\"0\", text: $name) }", []),
      ("HStack { Text(x, format: .number); Text(\"of all\") }", []),
    ])
  func siblings(view: String, signs: [String]) throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Way: View {
          @State var x = 2.5
          @State var amount = ""
          @State var name = ""
          var body: some View { \(view) }
        }
        """
    ).handMadeFormats.filter { $0.form != .plainNumber }
    #expect(found.map(\.text) == signs)
    #expect(found.allSatisfy { $0.destination != nil })
  }

  @Test(
    "numbers as they are",
    arguments: [
      ("String(average)", "Double", true), ("\"\\(average)\"", "Double", true), ("average.description", "Double", true),
      ("\"\\(average) of 5\"", "Double", true), ("String(likes)", "", true), ("\"\\(post.likes)\"", "", true),
      ("String(post.shareCount)", "", true), ("\"\\(likes / 1000)K\"", "K", true), ("\"\\(likes) of all\"", "", false),
      ("String(year)", "", false), ("\"\\(port)\"", "", false), ("\"\\(likes)K\"", "", false),
      ("String(format: \"%d\", likes)", "", true), ("number.stringValue", "", true),
      ("String(likes, radix: 16)", "", false), ("average.formatted()", "", false),
    ])
  func plainNumbers(text: String, kind: String, isFound: Bool) throws {
    let found = try observations(
      in: """
        import UIKit
        struct Post { let likes: Int; let shareCount: Int }
        func show(in label: UILabel, average: Double, likes: Int, year: Int, port: Int, post: Post, number: NSNumber) {
          label.text = \(text)
        }
        """
    ).handMadeFormats.filter { $0.form == .plainNumber }
    #expect(found.map(\.text) == (isFound ? [kind] : []))
    #expect(found.allSatisfy { $0.destination != nil })
  }

  @Test(
    "measurements without a usage",
    arguments: [
      ("distance.formatted()", "", true), ("Measurement(value: 3, unit: UnitLength.meters).formatted()", "", true),
      ("MeasurementFormatter().string(from: distance)", "", true), ("general.string(from: distance)", "", true),
      ("provided.string(from: distance)", "", false),
      ("provided.string(from: Measurement(value: 3, unit: UnitLength.meters))", "asProvided", true),
      ("provided.string(from: isMetric ? distance.converted(to: .meters) : distance)", "", false),
      ("distance.formatted(Measurement<UnitLength>.FormatStyle(width: .narrow))", "", true),
      ("distance.converted(to: .miles).formatted(.measurement(width: .wide, usage: .asProvided))", "asProvided", true),
      ("kept.formatted()", "", true), ("distance.formatted(style)", "", true),
      ("distance.formatted(.measurement(width: .wide, usage: .road))", "", false), ("3.formatted()", "", false),
    ])
  func measurements(text: String, kept: String, isFound: Bool) throws {
    let found = try observations(
      in: """
        import UIKit
        final class Cell: UITableViewCell {
          let isMetric = true
          let general = MeasurementFormatter()
          let provided: MeasurementFormatter = {
            let formatter = MeasurementFormatter()
            formatter.unitOptions = .providedUnit
            return formatter
          }()
          var kept = Measurement(value: 3, unit: UnitLength.meters)
          func show(_ distance: Measurement<UnitLength>) {
            \(text == "distance.formatted(style)" ? style : "")
            textLabel?.text = \(text)
          }
        }
        """
    ).handMadeFormats.filter { $0.form == .measurementUsage }
    #expect(found.map(\.text) == (isFound ? [kept] : []))
    #expect(found.allSatisfy { $0.value?.type == "UnitLength" })
  }

  private let style = "let style: Measurement<UnitLength>.FormatStyle = .measurement(width: .wide)"

  @Test(
    "formatters that a view or an interpolation is given",
    arguments: ["Text(date, formatter: formatter)", "Text(\"On \\(date, formatter: formatter)\")"])
  func formatters(view: String) throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Day: View {
          let date: Date
          var formatter: DateFormatter {
            let formatter = DateFormatter()
            formatter.dateFormat = "d MMMM"
            return formatter
          }
          var body: some View { \(view) }
        }
        """
    ).handMadeFormats
    #expect(found.map(\.text) == ["d MMMM"])
    #expect(found.allSatisfy { $0.destination != nil && $0.tasks == [.write] })
  }

  @Test("a format with a number of digits that the code gives")
  func interpolatedFormat() throws {
    let found = try observations(
      in: "func f(_ x: Double, _ digits: Int) -> String { String(format: \"%.\\(digits)f m\", x) }"
    ).formattedTexts
    #expect(found.map(\.format) == ["%f m"])
  }

  @Test("what an optional closure gives is shown where it is called")
  func optionalClosure() throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Count: View {
          let format: ((Double) -> String)?
          var body: some View { Text(format?(3) ?? "") }
        }
        struct Page: View {
          var body: some View { Count(format: { String(format: "%.1f", $0) }) }
        }
        """
    ).formattedTexts
    #expect(found.map { $0.destination == nil } == [false])
  }

  @Test(
    "dates as programs read them",
    arguments: [
      "date.ISO8601Format()", "\"\\(date)\"", "date.description", "ISO8601DateFormatter().string(from: date)",
      "String(describing: date)",
    ])
  func machineDates(text: String) throws {
    let found = try observations(
      in: """
        import UIKit
        func show(_ date: Date, in label: UILabel) { label.text = \(text) }
        """
    ).handMadeFormats
    #expect(found.map(\.form) == [.datePattern])
    #expect(found.allSatisfy { $0.destination != nil })
  }

  @Test(
    "units that have names",
    arguments: [
      ("enum Unit: String { case km, mi }", "unit.rawValue", "km"),
      ("enum Unit { case km; var sign: String { \"km\" } }", "unit.sign", "km"),
      ("typealias Unit = UnitLength", "UnitLength.kilometers.symbol", "symbol"),
    ])
  func unitsByName(unit: String, name: String, text: String) throws {
    let found = try observations(
      in: """
        import UIKit
        \(unit)
        func show(_ distance: Int, _ unit: Unit, in label: UILabel) { label.text = "\\(distance) \\(\(name))" }
        """
    ).handMadeFormats
    #expect(found.map(\.text) == [text])
    #expect(found.allSatisfy { $0.destination != nil })
  }

  @Test("a sign in a label beside another's number")
  func labels() throws {
    let found = try observations(
      in: """
        import UIKit
        func show(_ price: Double, in amount: UILabel, _ currency: UILabel, _ other: UILabel) {
          amount.text = price.formatted()
          currency.text = "€"
          other.text = "Other"
        }
        """
    ).handMadeFormats
    #expect(found.map(\.text) == ["€"])
  }

  @Test(
    "the currency of the region behind a name",
    arguments: [
      "let code = Locale.current.currency?.identifier ?? \"USD\"",
      "let code: String; init() { code = Locale.current.currency?.identifier ?? \"USD\" }",
      "let code = \"EUR\"",
    ])
  func currencies(code: String) throws {
    let found = try observations(
      in: """
        import SwiftUI
        struct Price: View {
          \(code)
          var body: some View { Text(3.5, format: .currency(code: code)) }
        }
        """
    ).handMadeFormats.filter { $0.form == .currencyCode }
    #expect(found.map(\.text) == (code.contains("Locale") ? [""] : []))
  }

  @Test("a formatter that a function makes, and one that a field is given")
  func madeFormatters() throws {
    let found = try observations(
      in: """
        import AppKit
        enum Formatters {
          static func make() -> NumberFormatter {
            let formatter = NumberFormatter()
            formatter.positiveSuffix = " km"
            return formatter
          }
        }
        func show(_ value: NSNumber, in field: NSTextField, _ other: NSTextField) {
          let made = Formatters.make()
          field.stringValue = made.string(from: value) ?? ""
          let own = NumberFormatter()
          own.positivePrefix = "$"
          other.formatter = own
        }
        """
    ).handMadeFormats
    #expect(found.map(\.text) == ["\" km\"", "\"$\""])
    #expect(found.allSatisfy { $0.destination != nil && $0.tasks == [.write] })
  }
}
