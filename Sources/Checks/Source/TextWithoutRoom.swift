import Findings
import LocalizableReferences
import SourceObservations
import SourceText

/// A fixed width, or a limit to few lines, around a text whose translations are longer.
package enum TextWithoutRoom: SourceRule {
  package static let description = RuleDescription(
    "a text whose translations are longer has a fixed width or few lines",
    rationale: """
      German and Russian texts are a third longer than English ones, short ones up to three times. What does not fit is \
      cut off. Let the text wrap and the view grow, or let the text shrink (`minimumScaleFactor`). Compared are the \
      translations of the very texts in the view: it is a warning where one is longer by 30 % and, at the width of \
      small type, too long for the view or for a line on a telephone; advice where that is likely. Numbers, names and \
      other values are not looked at.
      """,
    severity: .warning,
    milder: [.advice: "where a text is likely not to fit"],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Row: View {
          var body: some View {
            Text("Settings").↓frame(width: 60)
            HStack { Text("Notify me of new shows") }.↓lineLimit(1)
            Label("Hall", systemImage: "theatermasks").↓frame(width: 40)
          }
        }
        """,
        catalog: """
          { "sourceLanguage" : "en", "strings" : {
          "Hall" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Großer Saal" } } } },
          "Notify me of new shows" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Benachrichtigung bei neuen Vorstellungen" } } } },
          "Settings" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Systemeinstellungen" } } } } }, "version" : "1.0" }
          """),
      .swift(
        """
        import UIKit
        final class Cell: UITableViewCell {
          let label = UILabel()
          func lay() {
            label.text = NSLocalizedString("Settings", comment: "")
            label.widthAnchor.↓constraint(equalToConstant: 60).isActive = true
          }
        }
        """,
        catalog: """
          { "sourceLanguage" : "en", "strings" : {
          "Settings" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Systemeinstellungen" } } } } }, "version" : "1.0" }
          """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Row: View {
          let name: String
          var body: some View {
            Text(name).lineLimit(1)
            Text("Settings").frame(width: 200)
            Text("Hall").frame(width: 48)
            Text("Notify me of new shows").lineLimit(1).minimumScaleFactor(0.5)
            Text("Notify me of new shows").frame(maxWidth: .infinity)
          }
        }
        """,
        catalog: """
          { "sourceLanguage" : "en", "strings" : {
          "Hall" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Saal" } } } },
          "Notify me of new shows" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Benachrichtigung bei neuen Vorstellungen" } } } },
          "Settings" : { "localizations" : { "de" : { "stringUnit" : {
          "state" : "translated", "value" : "Systemeinstellungen" } } } } }, "version" : "1.0" }
          """)
    ])

  /// The width of a narrow letter's average in small type, in points.
  private static let narrow = 5.0
  /// The same in the size of a body's text.
  private static let usual = 7.5
  /// Views of this width have one line.
  private static let narrowView = 120.0
  /// What a label's image takes of its width.
  private static let image = 24.0
  /// Characters that any line on a telephone has room for.
  private static let line = 25.0

  /// Views that are as wide as their text.
  private static let labels: Set<String> = ["Text", "Label", "Button", "Link", "NavigationLink"]

  /// Views that give their width to what is in them.
  private static let containers: Set<String> = ["HStack", "VStack", "ZStack", "Group"]

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    var seen: Set<ReferenceLocation> = []
    // A limit of lines says it best where both are there.
    let limits = target.observations.fixedDimensions.filter {
      $0.place.circumstances.isEmpty && !$0.mayShrink && $0.content != nil && isLimit($0)
    }.sorted { $0.limit == .lines && $1.limit != .lines }
    for limit in limits {
      guard let content = limit.content, let value = limit.value, let inFile = target.referencesByPath[limit.place.path]
      else {
        continue
      }
      let inside = inFile.filter {
        isInside($0.location, content) && !seen.contains($0.location) && isSeen($0)
      }
      // Beside other texts, a text in a container has less room, of which nothing is known.
      if limit.limit == .width, limit.root.map({ containers.contains($0) }) ?? false, inside.count != 1 { continue }
      let growths = inside.compactMap { reference in
        TextGrowth(of: reference, in: target, project).map { (reference.location, $0) }
      }
      guard let (location, growth) = growths.max(by: { $0.1.longestWidth < $1.1.longestWidth }),
        let severity = severity(of: growth, limit, value)
      else { continue }
      seen.insert(location)
      let cause =
        limit.limit == .lines
        ? (value == 1 ? "one line" : "\(Int(value)) lines") : "\(Int(value)) points"
      let message: String
      if let language = growth.language {
        message = "'\(growth.source)' has \(cause), and is '\(growth.longest)' in \(language)"
      } else {
        message = "'\(growth.source)' has \(cause), and gets longer in other languages"
      }
      report.add(
        .observed(limit.place), message,
        suggestion: "let it wrap and grow, or shrink with minimumScaleFactor(_:)", atMost: severity)
    }
  }

  private static func isLimit(_ limit: FixedDimension) -> Bool {
    switch limit.limit {
    case .lines: (limit.value ?? 9) <= 2
    case .width:
      limit.root.map { labels.contains($0) || containers.contains($0) || !limit.function.hasPrefix("frame(") } ?? false
    case .height: false
    }
  }

  private static func severity(of growth: TextGrowth, _ limit: FixedDimension, _ value: Double) -> FindingSeverity? {
    let isTooLong: Bool
    let isLikely: Bool
    if limit.limit == .lines {
      guard growth.isConsiderableInLine else { return nil }
      isTooLong = growth.longestInLine > line * value
      isLikely = growth.longestInLine > line * value / 2
    } else {
      let room = limit.root == "Label" ? value - image : value
      guard growth.sourceWidth * narrow <= value else {
        // What does not fit in the source language is not seen, as the label of a button that shows an image; or it has
        // several lines, and words that get too long.
        guard limit.root == "Text", growth.longestWord * usual > room else { return nil }
        return .advice
      }
      isTooLong = growth.isConsiderable && growth.longestWord * narrow > value
      isLikely = growth.longestWidth * (growth.isConsiderable && value <= narrowView ? usual : narrow) > room
    }
    guard isLikely else { return nil }
    return isTooLong && growth.language != nil ? .error : .advice
  }

  /// Whether a text stands in the view: it is no help tag, and is not read aloud.
  private static func isSeen(_ reference: LocalizableReference) -> Bool {
    let reason = reference.reason.lowercased()
    return !["accessibility", "help(", "alert(", "confirmationdialog", "tooltip"].contains { reason.contains($0) }
  }

  private static func isInside(_ location: ReferenceLocation, _ range: Range<SourcePosition>) -> Bool {
    let start = (range.lowerBound.line, range.lowerBound.column)
    let end = (range.upperBound.line, range.upperBound.column)
    return start <= (location.line, location.column) && (location.line, location.column) < end
  }
}
