import Findings
import SourceObservations

/// Code that runs when the locale changes, on any thread.
package enum LocaleChangeOffMainActor: SourceRule {
  package static let description = RuleDescription(
    "what is done when the locale changes may run off the main actor",
    rationale: """
      `NSLocale.currentLocaleDidChangeNotification` is posted on any thread. What it refreshes is shown, so it belongs to \
      the main actor: `queue: .main`, `receive(on:)`, or a main-actor task.
      """,
    severity: .warning,
    bad: [
      .swift(
        """
        import Foundation
        final class Prices {
          init() {
            NotificationCenter.default.addObserver(
              forName: ↓NSLocale.currentLocaleDidChangeNotification, object: nil, queue: nil) { _ in refresh() }
          }
        }
        func refresh() {}
        """)
    ],
    good: [
      .swift(
        """
        import Foundation
        final class Prices {
          init() {
            NotificationCenter.default.addObserver(
              forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: .main) { _ in refresh() }
          }
        }
        func refresh() {}
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for observed in target.observations.localeChangeObservers
    where !observed.isOnMainActor && observed.place.circumstances.isEmpty {
      guard let function = observed.function else { continue }
      report.add(
        .observed(observed.place), "\(function) may run its work off the main actor when the locale changes",
        suggestion: function.hasPrefix("addObserver(forName:")
          ? "pass 'queue: .main'" : "receive it on the main actor")
    }
  }
}
