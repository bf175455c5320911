import Findings
import LocalizableReferences
import SourceObservations

/// A literal in a preview that would be a key anywhere else.
package enum TranslatablePreviewText: SourceRule {
  package static let description = RuleDescription(
    "sample text of a preview is not marked as verbatim",
    rationale: """
      Xcode extracts nothing from previews, so that nobody translates it. Written as `Text(verbatim:)`, it also stays out \
      of the catalog when it is moved out of the preview, and shows what of a preview is not localized.
      """,
    severity: .advice, isEnabled: false,
    bad: [
      .swift(
        """
        import SwiftUI
        #Preview { Text(↓"Some long title of a book") }
        """)
    ],
    good: [
      .swift(
        """
        import SwiftUI
        #Preview { Text(verbatim: "Some long title of a book") }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let keys = Set(target.references.map(\.key))
    for observed in target.observations.previewTexts where Wording(observed.text) > .name {
      // What the app says as well is shown translated in the preview.
      guard observed.text.values.isEmpty, !keys.contains(observed.text.constant) else { continue }
      report.add(
        .observed(observed.place), "'\(observed.text.abridged)' is sample text, and written as a key",
        suggestion: "write Text(verbatim:)")
    }
  }
}
