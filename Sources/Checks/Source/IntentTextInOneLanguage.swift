import Findings
import SourceObservations

/// Text of an App Intent that the app has looked up already.
package enum IntentTextInOneLanguage: SourceRule {
  package static let description = RuleDescription(
    "an App Intent is given text that is looked up already",
    rationale: """
      The system shows and speaks texts of intents in processes and languages of its own: it wants the key with its \
      values, and looks it up itself. `String(localized:)` is in the language that the app ran in.
      """,
    severity: .warning,
    bad: [
      .swift(
        """
        import AppIntents
        func answer() -> IntentDialog {
          ↓IntentDialog(stringLiteral: String(localized: "The book is returned."))
        }
        """),
      .swift(
        #"""
        import AppIntents
        enum Failure: Error, CustomLocalizedStringResourceConvertible {
          case late
          var localizedStringResource: LocalizedStringResource { ↓"\(String(localized: "The book is late."))" }
        }
        """#),
    ],
    good: [
      .swift(
        """
        import AppIntents
        func answer() -> IntentDialog { IntentDialog("The book is returned.") }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for observed in target.observations.resolvedIntentTexts where observed.place.circumstances.isEmpty {
      report.add(
        .observed(observed.place),
        "\(observed.function.shortSignature) is given text that \(observed.text.source.abridged) has looked up",
        suggestion: observed.type.contains("Resource")
          ? "give it the LocalizedStringResource itself" : "give it the literal, or a LocalizedStringResource")
    }
  }
}
