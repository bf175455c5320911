import Findings
import SourceObservations

/// A constant offset along the x axis, which has the same sign in all languages.
package enum FixedOffset: SourceRule {
  package static let description = RuleDescription(
    "a view is moved along the x axis by a constant",
    rationale: """
      Layout is mirrored in right-to-left languages, an offset is not: what was moved towards the edge is moved away \
      from it. An overlay with an alignment, or padding at one edge, follows the direction.
      """,
    severity: .advice,
    bad: [
      .swift(
        """
        import SwiftUI
        struct Badge: View {
          var body: some View { Circle().↓offset(x: 12, y: -4) }
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Drawer: View {
          private static let width: CGFloat = 240
          let isOpen: Bool
          var body: some View {
            Color.gray.frame(width: Self.width).↓offset(x: isOpen ? 0 : -Self.width)
          }
        }
        """),
      .swift(
        """
        import UIKit
        func lay(_ panel: UIView, _ dot: UIView) {
          ↓panel.transform = CGAffineTransform(translationX: 80, y: 0)
          ↓dot.center = CGPoint(x: 16, y: 16)
          ↓panel.frame.origin = CGPoint(x: 20, y: 0)
          ↓dot.center.x += 8
          dot.frame = ↓CGRect(x: panel.bounds.width - 24, y: 0, width: 8, height: 8)
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Steps: View {
          @State private var shift: CGFloat = -200
          var body: some View {
            Circle().↓offset(x: shift)
            ForEach(0..<3) { index in Circle().↓offset(x: CGFloat(index) * 12) }
          }
        }
        """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Badge: View {
          var drag: DragGesture.Value
          var body: some View {
            Circle().padding(.leading, 12)
            Circle().offset(x: 0, y: -4)
            Circle().offset(x: drag.translation.width * 0.5)
          }
        }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for layout in target.observations.directionalLayouts
    where layout.place.circumstances.isEmpty && layout.isOffset {
      let value = layout.value.map { $0 == $0.rounded() ? String(Int($0)) : String($0) } ?? "a constant"
      report.add(
        .observed(layout.place), "an offset of \(value) along the x axis is not mirrored in right-to-left languages",
        suggestion: "use an alignment, or padding at the leading or trailing edge")
    }
  }
}
