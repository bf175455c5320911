import Findings
import SourceObservations

/// A unit that is put behind a number.
package enum HandWrittenUnit: SourceRule {
  package static let description = RuleDescription(
    "a unit is put behind a number",
    rationale: """
      Units have other names and signs in other languages ("км", "Mo" for megabytes in French), and people in some \
      regions want other units. `Measurement`, `Duration` and byte counts have format styles that know. Where the sign \
      is a part of a localized text, translators can write another, but nothing is converted; that is advice. A \
      unit's whole name in a localized text is right: the catalog has its plurals.
      """,
    severity: .warning,
    milder: [.advice: "for a sign that is a part of a localized text"],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Way: View {
          let distance: Double
          var body: some View {
            Text(verbatim: "~↓\\(distance) km")
            Text("Way: ↓\\(distance) km")
          }
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Ride: View {
          let hours: Int
          let minutes: Int
          var body: some View { Text(verbatim: "~↓\\(hours)h \\(minutes)m") }
        }
        """),
      .swift(
        """
        import UIKit
        func show(_ size: Double, in label: UILabel) {
          label.text = ↓String(format: "%.1f MB", size)
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Way: View {
          let distance: Double
          let speed: Double
          var body: some View {
            HStack {
              ↓Text(distance, format: .number).bold()
              Text("km").font(.caption)
            }
            ↓Text(speed, format: .number) + Text(" km/h")
          }
        }
        """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Way: View {
          let distance: Double
          let days: Int
          var body: some View {
            Text(Measurement(value: distance, unit: UnitLength.kilometers).formatted())
            Text("\\(days) days left")
          }
          func log() { debugPrint("\\(distance) km") }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for writing in target.handWriting where writing.fault == .unit {
      let units = ([writing.text] + writing.further).map { "'\($0)'" }
      report.add(
        .observed(writing.place),
        units.count == 1
          ? "\(units[0]) is written behind a number, in every language and region"
          : "\(units.listed()) are written behind numbers, in every language and region",
        suggestion: UnitWords.suggestion(for: writing),
        atMost: writing.isLocalized ? .advice : .error)
    }
  }
}
