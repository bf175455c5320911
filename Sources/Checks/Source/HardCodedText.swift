import Findings
import SourceObservations

/// A literal that people read and that no catalog translates.
package enum HardCodedText: SourceRule {
  package static let description = RuleDescription(
    "a literal that people read is not localized",
    rationale: """
      It stays in the source language in every other. SwiftUI's own views take a literal as a key; where a `String` is \
      asked for, `String(localized:)` makes one. What is not to be translated says so: `Text(verbatim:)`. A literal is \
      followed through the parameters and properties of the project, so that one which is given to a view of your own \
      is found too. Brands, abbreviations, identifiers, addresses, commands and text of previews and tests are no \
      faults; a literal of which it is not certain that it is more than a name is reported as advice.
      """,
    severity: .warning,
    milder: [.advice: "for a literal that may be no more than a name or an identifier, and for what developers see"],
    bad: [
      .swift(
        """
        import UIKit
        func show(_ label: UILabel) {
          label.text = ↓"Doors open at seven"
        }
        """,
        fixed: """
          import UIKit
          func show(_ label: UILabel) {
            label.text = String(localized: "Doors open at seven")
          }
          """),
      .swift(
        """
        import SwiftUI
        struct Fare: View {
          let price: String
          var body: some View { Text(↓"Price: " + price) }
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Banner: View {
          let title: String
          var body: some View { Text(title) }
        }
        struct Hall: View {
          var body: some View { Banner(title: ↓"Doors open at seven") }
        }
        """),
      .swift(
        """
        import AppKit
        func ask(_ name: String) {
          let alert = NSAlert()
          alert.messageText = ↓"Return “\\(name)” to the library?"
          alert.addButton(withTitle: ↓"Return")
        }
        """),
      .swift(
        """
        import UIKit
        final class Door {
          var onProblem: ((String) -> Void)?
          func close() { onProblem?(↓"The door cannot be closed") }
        }
        func watch(_ door: Door, _ label: UILabel) {
          door.onProblem = { label.text = $0 }
        }
        """),
    ],
    good: [
      .swift(
        """
        import UIKit
        func show(_ label: UILabel, _ version: String) {
          label.text = String(localized: "Doors open at seven")
          label.text = "GitHub"
          label.text = "v\\(version)"
          label.text = "https://example.com"
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Banner: View {
          let title: String
          var body: some View { Text(LocalizedStringKey(title)) }
        }
        struct Hall: View {
          var body: some View { Banner(title: "Doors open at seven") }
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Banner: View {
          let title: String
          var body: some View { Text(title) }
        }
        #Preview { Banner(title: "Doors open at seven") }
        """),
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    HardCodedTextSearch(target, in: project).report(
      [.display, .notification],
      { text in
        guard !text.way.isEmpty else {
          return text.destination.function.hasPrefix("Text(")
            ? "write String(localized:), or Text(verbatim:) for what is not to be translated"
            : "write String(localized:)"
        }
        return "write String(localized:), or have what it is given to take a LocalizedStringResource"
      }, &report)
  }
}
