import Findings
import SourceObservations

/// A key for views that is held by something that is not a view.
package enum UnsendableText: SourceRule {
  package static let description = RuleDescription(
    "a LocalizedStringKey is held by a type that is not a view",
    rationale: """
      `LocalizedStringKey` is made for views: it is not `Sendable`, and nothing but a view can look it up. A model, an \
      error or an intent wants `LocalizedStringResource`, which goes to other actors and processes, and gives a `String` \
      where one is asked for. In a type that crosses actors, it is a warning; elsewhere advice.
      """,
    severity: .warning,
    milder: [.advice: "for a type that does not cross actors"],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Notice: Sendable {
          let ↓title: LocalizedStringKey
        }
        enum Failure: Error {
          case late(↓LocalizedStringKey)
          var ↓text: LocalizedStringKey { "The book is late." }
        }
        """)
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Notice: Sendable {
          let title: LocalizedStringResource
        }
        struct NoticeView: View {
          let title: LocalizedStringKey
          var body: some View { Text(title) }
        }
        """)
    ])

  private static let crossing: Set<String> = [
    "Sendable", "Error", "LocalizedError", "Actor", "GlobalActor", "AppEntity", "AppIntent", "AppEnum",
  ]

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for observed in target.observations.heldTexts where observed.place.circumstances.isEmpty {
      // Also a list of keys, or a dictionary.
      let types = observed.type.split { !$0.isLetter && $0 != "." }
      guard types.contains(where: { $0 == "LocalizedStringKey" || $0 == "SwiftUI.LocalizedStringKey" }),
        let owner = observed.owner, !observed.place.isSample
      else { continue }
      let names = observed.inherited.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
      // What belongs to views: styles, modifiers, representables, and what is built of them.
      guard !names.contains(where: { Self.isOfViews($0) }),
        !owner.split(separator: ".").contains(where: { Self.isOfViews(String($0)) })
      else { continue }
      let crosses = observed.ownerKind == "actor" || names.contains { crossing.contains($0) }
      report.add(
        .observed(observed.place),
        "'\(observed.name)' of \(owner) is a LocalizedStringKey, which "
          + (crosses ? "cannot go to another actor" : "only a view can look up"),
        suggestion: "make it a LocalizedStringResource", atMost: crosses ? .error : .advice)
    }
  }

  private static func isOfViews(_ name: String) -> Bool {
    [
      "View", "ViewModifier", "Style", "Representable", "Scene", "App", "Widget", "Commands", "Content", "Modifier",
      "Button",
      "Row", "Cell", "Label", "Shape",
    ].contains { name.hasSuffix($0) }
  }
}
