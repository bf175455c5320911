import Findings
import SourceObservations

/// A fraction that is shown as a printf-style specifier writes it.
package enum HandWrittenNumber: SourceRule {
  package static let description = RuleDescription(
    "a number that people see is written by a specifier",
    rationale: """
      `String(format:)` writes a decimal point and English digits in every language: "3.5" where a German reads "3,5" \
      and an Egyptian "٣٫٥". A format style knows the separators, digits and grouping of the person's region. A \
      specifier in a localized text (`specifier:`) has the right separator and digits, but groups nothing; that is \
      advice. Logs and files are not looked at: a number counts whose way to a view can be followed.
      """,
    severity: .warning,
    milder: [.advice: "for a specifier in a localized text, and for degrees of latitude and longitude"],
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
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for writing in target.handWriting where writing.fault == .number {
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

  /// Degrees of latitude and longitude are often written with a point on purpose, since a comma parts the two.
  private static func isCoordinate(_ value: String) -> Bool {
    let value = value.lowercased()
    return ["latitude", "longitude", "coordinate"].contains { value.contains($0) }
  }
}
