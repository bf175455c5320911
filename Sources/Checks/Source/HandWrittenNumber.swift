import Findings
import SourceObservations

/// A fraction that is shown as a printf-style specifier writes it.
package enum HandWrittenNumber: SourceRule {
  package static let description = RuleDescription(
    "a number that people see is written in the English way",
    rationale: """
      `String(format:)` writes a decimal point and English digits in every language: "3.5" where a German reads "3,5" \
      and an Egyptian "٣٫٥". `String(score)` and `"\\(score)"` do the same, and write all decimals that a fraction has; \
      a letter for thousands ("12K") is another in most languages, and separators that are set on a formatter stay as \
      they are. A format style knows the separators, digits and grouping of the person's region. A \
      specifier in a localized text (`specifier:`) has the right separator and digits, but groups nothing; that is \
      advice, as is a whole number without grouping. Logs and files are not looked at: a number counts whose way to a view \
      can be followed, and of whole numbers one whose name says that it counts something.
      """,
    severity: .warning,
    milder: [
      .advice: "for a specifier in a localized text, whole numbers, and degrees of latitude and longitude"
    ],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Rating: View {
          let score: Double
          var body: some View { Text(↓String(format: "%.1f", score)) }
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Rating: View {
          let score: Double
          var body: some View { Text("Rated ↓\\(score, specifier: "%.1lf") by all") }
        }
        """),
      .swift(
        """
        import UIKit
        struct Rating {
          var score = 3.5
          var shown: String {
            if score == 0 { return "–" }
            return ↓String(format: "%.2f", score)
          }
        }
        func show(_ rating: Rating, in label: UILabel) { label.text = rating.shown }
        """),
      .swift(
        """
        import UIKit
        func show(_ average: Double, followers: Int, in label: UILabel, _ badge: UILabel, _ digits: Int) {
          label.text = ↓String(average)
          badge.text = "~↓\\(followers / 1000)K"
          label.text = ↓String(format: "%.\\(digits)f", average)
          badge.text = ↓String(followers)
        }
        """),
      .swift(
        """
        import UIKit
        func show(_ total: NSNumber, in label: UILabel) {
          let formatter = NumberFormatter()
          formatter.numberStyle = .decimal
          ↓formatter.groupingSeparator = ","
          label.text = formatter.string(from: total)
        }
        """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Rating: View {
          let score: Double
          var body: some View {
            Text(score, format: .number.precision(.fractionLength(1)))
            Text("Rated \\(score.formatted()) by all")
          }
          func save() { debugPrint(String(format: "%.1f", score)) }
          var color: String { String(format: "#%02X", Int(score)) }
        }
        struct Server: View {
          let port: Int
          let version: Int
          var body: some View {
            Text(verbatim: "\\(port)")
            Text(String(version))
          }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for writing in target.handWriting where writing.fault == .number {
      guard writing.way == .specifier else {
        add(writing, to: &report)
        continue
      }
      let style = ".number" + SuggestedNumber.precision(SuggestedNumber.fractionDigits(of: writing.text))
      let suggestion =
        writing.number.map { "write \($0.receiver).formatted(\(style))" } ?? "use the format style \(style)"
      if writing.hasLocale {
        report.add(
          .observed(writing.place), "'\(writing.text)' writes a number without the grouping of the person's region",
          suggestion: suggestion, atMost: .advice)
      } else {
        report.add(
          .observed(writing.place), "'\(writing.text)' writes a number in the English way in every language",
          suggestion: suggestion, atMost: isCoordinate(writing.value?.source ?? "") ? .advice : .error)
      }
    }
  }

  private static func add(_ writing: HandWriting, to report: inout RuleReport) {
    let place = CheckPlace.observed(writing.place)
    let receiver = writing.number?.receiver
    switch writing.way {
    case .specifier: return
    case .separator:
      report.add(
        place, "'\(writing.text)' separates digits in every language and region",
        suggestion: "leave the separator to the formatter, which knows that of the region")
    case .abbreviation:
      report.add(
        place, "'\(writing.text)' stands for thousands or millions, in every language",
        suggestion: "use the format style .number.notation(.compactName) for the whole number")
    case .fraction:
      report.add(
        place,
        writing.isLocalized
          ? "a \(writing.text) in a localized text is written with six decimals and without grouping"
          : "a \(writing.text) is written in the English way in every language, with all its decimals",
        suggestion: receiver.map { "write \($0).formatted()" } ?? "use the format style .number",
        atMost: writing.isLocalized || isCoordinate(writing.value?.source ?? "") ? .advice : .error)
    case .whole:
      report.add(
        place, "a number is written without the digits and the grouping of the person's region",
        suggestion: receiver.map { "write \($0).formatted()" } ?? "use the format style .number", atMost: .advice)
    }
  }

  /// Degrees of latitude and longitude are often written with a point on purpose, since a comma parts the two.
  private static func isCoordinate(_ value: String) -> Bool {
    let value = value.lowercased()
    return ["latitude", "longitude", "coordinate"].contains { value.contains($0) }
  }
}
