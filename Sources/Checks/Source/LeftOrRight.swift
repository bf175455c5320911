import Findings
import SourceObservations
import SourceText

/// Layout that says left or right where the start or the end of a line is meant.
package enum LeftOrRight: SourceRule {
  package static let description = RuleDescription(
    "layout says left or right instead of leading or trailing",
    rationale: """
      In Arabic and Hebrew, lines start at the right, and so does everything beside them. `leading` and `trailing` \
      follow; for text, `natural` is the alignment of its language. Where no language of the project is written from \
      right to left, it is advice.
      """,
    severity: .warning,
    milder: [
      .advice:
        "for insets, moves, gestures, text set to the right and forced directions, and where no language of the project is written from right to left"
    ],
    bad: [
      .swift(
        """
        import UIKit
        func lay(_ label: UILabel, _ button: UIButton, in view: UIView) {
          label.textAlignment = .↓left
          button.contentHorizontalAlignment = .↓left
          label.attributedText = styled("Stalls", alignment: .↓left)
        }
        """,
        catalog: """
          { "sourceLanguage" : "en", "strings" : { "Row" : { "localizations" : { "he" : { "stringUnit" : {
          "state" : "translated", "value" : "שורה" } } } } }, "version" : "1.0" }
          """,
        fixed: """
          import UIKit
          func lay(_ label: UILabel, _ button: UIButton, in view: UIView) {
            label.textAlignment = .natural
            button.contentHorizontalAlignment = .leading
            label.attributedText = styled("Stalls", alignment: .left)
          }
          """),
      .swift(
        """
        import UIKit
        func lay(_ label: UILabel, in view: UIView) {
          label.↓leftAnchor.constraint(equalTo: view.↓leftAnchor).isActive = true
          label.layoutMargins = ↓UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8)
        }
        """),
      .swift(
        """
        import UIKit
        func lay(_ scroll: UIScrollView, _ view: UIView, _ other: UIView) {
          ↓scroll.contentInset.left = 16
          view.autoresizingMask = [.↓flexibleLeftMargin, .flexibleBottomMargin]
          view.snp.makeConstraints { make in make.↓left.equalTo(other) }
          NSLayoutConstraint.constraints(
            withVisualFormat: "V:[a]-[b]", options: .↓alignAllLeft, metrics: nil, views: [:])
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Shelf: View {
          var body: some View {
            List { Text("Novels") }.environment(\\.layoutDirection, ↓.leftToRight)
          }
        }
        """),
    ],
    good: [
      .swift(
        """
        import UIKit
        func lay(_ label: UILabel, in view: UIView) {
          label.textAlignment = .natural
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          label.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
          label.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
          label.snp.makeConstraints { make in make.left.right.equalToSuperview() }
        }
        """),
      .swift(
        """
        import SwiftUI
        struct Shelf: View {
          let isbn: String
          var body: some View { Text(isbn).environment(\\.layoutDirection, .leftToRight) }
        }
        """),
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let limit: FindingSeverity = project.shipsRightToLeft(target) ? .error : .advice
    let layouts = target.observations.directionalLayouts.filter {
      $0.place.circumstances.isEmpty && !$0.isOffset
    }
    let sides = Set(layouts.map { Side($0, $0.name) })
    for layout in layouts {
      if directions.contains(layout.name) {
        guard isForced(layout) else { continue }
        report.add(
          .observed(layout.place), "the layout stays left to right in right-to-left languages",
          suggestion: layout.name == "semanticContentAttribute"
            ? "leave it out, or say what it is: .playback, .spatial" : "force the direction of a number or code alone",
          atMost: .advice)
        continue
      }
      let isInsets = layout.name.hasPrefix("UIEdgeInsets") || layout.name.hasPrefix("NSEdgeInsets")
      let isAlignment = isAlignment(layout)
      let isText =
        isAlignment || layout.use == "textAlignment" || layout.use == "alignmentMode"
        || layout.use?.hasSuffix("(textAlignment:)") ?? false
      // `isMirrored ? .right : .left`
      if isText, sides.contains(Side(layout, layout.name == "left" ? "right" : "left")) { continue }
      // Text that is set to the right stays there, as numbers do; nothing says trailing for it.
      guard !(isText && layout.name == "right") else {
        report.add(
          .observed(layout.place), "text is set to the right in every language",
          suggestion: "choose the side by the layout direction, unless the right side is meant", atMost: .advice)
        continue
      }
      // Edges of a screen, and of what lies under bars, have no other names.
      if layout.use == "edges" {
        report.add(
          .observed(layout.place), "'\(layout.name)' is the same edge in right-to-left languages",
          suggestion: "choose the edge by the layout direction, unless this side is meant", atMost: .advice)
        continue
      }
      if isMove(layout) {
        report.add(
          .observed(layout.place), "'\(layout.name)' is the same side in right-to-left languages",
          suggestion: "choose the side by the layout direction, unless this side is meant", atMost: .advice)
        continue
      }
      report.add(
        .observed(layout.place),
        isInsets
          ? "insets of different width stay at their sides in right-to-left languages"
          : "'\(layout.name)' is the same side in right-to-left languages",
        suggestion: isAlignment ? "use natural for text, leading for views" : layout.replacement.map { "use \($0)" },
        fix: isAlignment ? nil : layout.replacement.flatMap { fix(layout, $0) },
        atMost: isInsets ? .advice : limit)
    }
  }

  /// What sets the direction of a view and what is in it.
  private static let directions: Set<String> = [
    "layoutDirection", "semanticContentAttribute", "userInterfaceLayoutDirection",
  ]
  /// What keeps its direction everywhere: numbers, code, what plays, maps.
  private static let undirected: Set<String> = [
    "player", "playback", "media", "video", "audio", "music", "code", "phone", "number", "digits", "slider",
    "progress", "timeline", "chart", "graph", "map", "keypad", "clock", "timer", "scrubber", "field", "waveform",
    "shortcut", "keyboard",
  ]

  /// Whether the direction is that of a layout, and not of one text, a number or a player.
  private static func isForced(_ layout: DirectionalLayout) -> Bool {
    let name = (layout.use ?? "").lowercased()
    let place = (layout.place.enclosingDeclaration ?? "").lowercased()
    return !["text", "label", "texteditor", "image", "gauge", "link"].contains(name)
      && !undirected.contains { name.contains($0) || place.contains($0) }
  }

  /// A gesture, a transition, or a margin that grows: what of it follows the direction depends on more than its name.
  private static func isMove(_ layout: DirectionalLayout) -> Bool {
    layout.use == "direction" || layout.name.hasPrefix("from") || layout.name.hasPrefix("transition")
      || layout.name.hasPrefix("flexible")
  }

  /// One side in one line.
  private struct Side: Hashable {
    var path: String
    var line: Int
    var name: String

    init(_ layout: DirectionalLayout, _ name: String) {
      path = layout.place.path
      line = layout.place.range.lowerBound.line
      self.name = name
    }
  }

  /// A text field of AppKit has a property of the name that a stack view has, and functions have such a parameter.
  private static func isAlignment(_ layout: DirectionalLayout) -> Bool {
    layout.use == "alignment" || layout.use?.hasSuffix("(alignment:)") ?? false
  }

  /// Anchors and attributes of one constraint have to change together, or it fails when it is activated.
  private static func fix(_ layout: DirectionalLayout, _ replacement: String) -> CheckFix? {
    guard layout.place.source == layout.name else { return nil }
    return CheckFix(
      "use \(replacement)", isSafe: layout.use == "textAlignment" || layout.use == "contentHorizontalAlignment",
      .edit(
        path: layout.place.path,
        [
          TextEdit(
            range: layout.place.range.lowerBound.offset..<layout.place.range.upperBound.offset,
            replacement: replacement)
        ]))
  }
}
