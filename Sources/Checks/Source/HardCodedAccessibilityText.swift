import Findings
import SourceObservations

/// A literal that assistive technologies read aloud and that no catalog translates.
package enum HardCodedAccessibilityText: SourceRule {
  package static let description = RuleDescription(
    "a label, hint or value for assistive technologies is not localized",
    rationale: """
      VoiceOver reads it in the voice of the person's language, so that text of another one cannot be understood at \
      all. It is easily forgotten, since nobody sees it.
      """,
    severity: .warning,
    milder: [.advice: "for a literal that may be no more than a name or an identifier"],
    bad: [
      .swift(
        """
        import UIKit
        func describe(_ button: UIButton) {
          button.accessibilityLabel = ↓"Return the book"
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Lamp: View {
          let isOn: Bool
          var body: some View {
            Image(systemName: "lightbulb").accessibilityValue(state)
          }
          var state: String { isOn ? ↓"Lit" : ↓"Dark" }
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Icon: View {
          let spoken: String
          var body: some View { Image(systemName: "book").accessibilityLabel(Text(spoken)) }
        }
        let icon = Icon(spoken: ↓"Marked as borrowed")
        """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Lamp: View {
          var body: some View {
            Image(systemName: "lightbulb").accessibilityLabel("Lamp").accessibilityIdentifier("lamp")
          }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    HardCodedTextSearch(target, in: project).report([.accessibility], { _ in "write String(localized:)" }, &report)
  }
}
