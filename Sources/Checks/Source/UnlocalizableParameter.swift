import Findings
import LosslessJSON
import SourceObservations

/// A parameter or property of type `String` that is shown as it is, though callers write wording for it.
package enum UnlocalizableParameter: SourceRule {
  package static let description = RuleDescription(
    "a parameter that is shown, and that callers give literals, is a String",
    rationale: """
      With `LocalizedStringKey` (in views) or `LocalizedStringResource` (anywhere) the literals of all callers become \
      keys, as those that SwiftUI's own views are given. The literals themselves are `hard-coded-text`.
      """,
    severity: .advice,
    options: [
      RuleOption(
        "literals", .number("2"),
        "how many literals callers have to give it; one is enough for what is called "
          + "as text is, and stands in a view")
    ],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Banner: View {
          let ↓title: String
          var body: some View { Text(title) }
        }
        struct Hall: View {
          var body: some View {
            Banner(title: "Doors open at seven")
            Banner(title: "The hall is full")
          }
        }
        """)
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Banner: View {
          let title: LocalizedStringKey
          var body: some View { Text(title) }
        }
        struct Hall: View {
          var body: some View {
            Banner(title: "Doors open at seven")
            Banner(title: "The hall is full")
          }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let least = Int(report.options.number("literals"))
    let laterKeys = Set(
      target.observations.dynamicKeys.lazy.flatMap(\.patterns).filter(\.isCertain).map(\.description))
    for parameter in target.observations.textParameters
    where parameter.place.circumstances.isEmpty && !parameter.destination.isVerbatim && !parameter.place.isSample {
      let holder = HolderName(parameter.owner + "." + parameter.name)
      guard !holder.holdsNoText, !holder.isOfCredits, !parameter.place.isOfCredits else { continue }
      let wording = parameter.literals.filter {
        Wording($0) >= (holder.holdsText ? .words : .sentence) && !laterKeys.contains($0)
      }
      // A name beside the texts tells that it holds what the user or a server gives as well.
      let isText = parameter.isInView && holder.holdsText && wording.contains { Wording($0) >= .sentence }
      guard wording.count >= (isText ? min(1, least) : least), wording.count * 2 >= parameter.literals.count else {
        continue
      }
      let type = parameter.isInView ? "LocalizedStringKey or LocalizedStringResource" : "LocalizedStringResource"
      report.add(
        .observed(parameter.place),
        "'\(parameter.name)' of \(parameter.owner.shortSignature) is a String, is shown by "
          + "\(parameter.destination.shortName), and is given \(wording.count) literals",
        suggestion: "have it take a \(type)")
    }
  }
}
