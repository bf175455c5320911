import Findings
import SourceObservations

/// A percent sign that is put behind a number.
package enum HandWrittenPercentage: SourceRule {
  package static let description = RuleDescription(
    "a percent sign is put behind a number",
    rationale: """
      Languages differ in the sign, its side and the space between: "50 %" in German and French, "%50" in Turkish, \
      "٥٠٪" in Arabic. The format style `.percent` knows. Where the sign is a part of a localized text, translators can \
      place it, but the digits are not theirs; that is advice.
      """,
    severity: .warning,
    milder: [.advice: "for a sign that is a part of a localized text"],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Sold: View {
          let share: Int
          var body: some View {
            Text(verbatim: "~↓\\(share)%")
            Text("Sold: ↓\\(share) %")
          }
        }
        """),
      .swift(
        """
        import AppKit
        func show(_ share: Double, in field: NSTextField) {
          field.stringValue = ↓String(format: "%.0f%%", share * 100)
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Sold: View {
          let share: Double
          var formatter: NumberFormatter {
            let formatter = NumberFormatter()
            ↓formatter.positiveSuffix = " %"
            return formatter
          }
          var body: some View {
            HStack {
              ↓Text(share * 100, format: .number)
              Text("%").font(.caption)
            }
            Text(formatter.string(from: share as NSNumber) ?? "")
          }
        }
        """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Sold: View {
          let share: Double
          var body: some View {
            Text(share, format: .percent)
            Text("Sold: \\(share.formatted(.percent))")
            HStack {
              Text(share, format: .percent)
              Text("of all")
            }
          }
          func log() { debugPrint("\\(share)%") }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for writing in target.handWriting where writing.fault == .percentage {
      let suggestion =
        writing.number.map { number in
          "write " + number.percentage
            + (number.isMultiplied
              ? ", which multiplies by 100" : number.kind == .integer ? "" : ", of a fraction of 1")
        } ?? "use the format style .percent, which multiplies a fraction of 1 by 100"
      report.add(
        .observed(writing.place), "'%' is written behind a number, which not all languages do", suggestion: suggestion,
        atMost: writing.isLocalized ? .advice : .error)
    }
  }
}
