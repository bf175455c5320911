import Findings
import SourceObservations

/// Minutes and seconds that are put together with a colon.
package enum HandWrittenDuration: SourceRule {
  package static let description = RuleDescription(
    "hours, minutes or seconds are put together by a format",
    rationale: """
      Digits and the sign between them differ by language ("1.05.20" in Danish). `Duration` has a format style for it.
      """,
    severity: .advice,
    bad: [
      .swift(
        """
        import SwiftUI
        struct Elapsed: View {
          let seconds: Int
          var body: some View { Text(↓String(format: "%d:%02d", seconds / 60, seconds % 60)) }
        }
        """)
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Elapsed: View {
          let seconds: Int
          var body: some View { Text(Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond))) }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let suggestion =
      "use a Duration with the format style .time(pattern:), or for a time of day a date with the style of its time"
    var reported: Set<ObservedPlace> = []
    for writing in target.handWriting where writing.fault == .duration {
      reported.insert(writing.place)
      report.add(
        .observed(writing.place), "'\(writing.text)' puts a time together in the English way", suggestion: suggestion)
    }
    for observed in target.observations.handMadeFormats
    where observed.isTimeOfDay && observed.destination != nil && observed.place.circumstances.isEmpty {
      // A format is found by its specifiers already.
      guard reported.insert(observed.place).inserted else { continue }
      report.add(.observed(observed.place), "a time is put together in the English way", suggestion: suggestion)
    }
  }
}
