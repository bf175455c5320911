import Findings
import ProjectModel
import SourceObservations

/// A key that is a variable, of which the sources do not say what it may be.
package enum VariableKey: SourceRule {
  package static let description = RuleDescription(
    "a key is a variable, so that no tool can find its text",
    rationale: """
      Keys are found in code where they are literals. One that comes from elsewhere is added to no catalog, is taken \
      for unused, and nothing tells when it is misspelled. Pass a `LocalizedStringResource` instead of a `String`, \
      choose between literals with `switch`, or write `Text(verbatim:)` for text that a server or person wrote. Keys \
      that are known from raw values and constants are not reported.
      """,
    severity: .advice,
    bad: [
      .swift(
        """
        import SwiftUI
        struct Row: View {
          let title: String
          var body: some View { Text(↓LocalizedStringKey(title)) }
        }
        """)
    ],
    good: [
      .swift(
        """
        import SwiftUI
        enum Shelf: String { case novels = "Novels", poems = "Poems" }
        struct Row: View {
          let title: LocalizedStringResource
          let shelf: Shelf
          var body: some View {
            Text(title)
            Text(LocalizedStringKey(shelf.rawValue))
          }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for observed in target.observations.dynamicKeys where observed.place.circumstances.isEmpty {
      // A literal with an interpolation in it is another fault, or a family of keys.
      guard !observed.isComplete, !observed.key.source.hasPrefix("\"") else { continue }
      // What looks up the key of a wrapper is told by the wrapper's calls.
      let function = observed.place.enclosingDeclaration?.split(separator: ".").last.map(String.init) ?? ""
      guard !target.target.settings.macroNames.contains(function) else { continue }
      let known = observed.patterns.filter(\.isCertain).count
      let what = observed.key.source.abridged
      report.add(
        .observed(observed.place),
        known == 0
          ? "the key '\(what)' of \(observed.function.shortSignature) is a variable, so its texts are found by no tool"
          : "the key '\(what)' of \(observed.function.shortSignature) is a variable; \(known) of its texts are known, "
            + "and it may have others",
        suggestion: "pass a LocalizedStringResource, or choose between literals")
    }
  }
}
