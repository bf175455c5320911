import Findings
import SourceObservations

/// A date that people see in a fixed order of its parts.
package enum HandWrittenDate: SourceRule {
  package static let description = RuleDescription(
    "a date that people see has a fixed pattern",
    rationale: """
      The order of day, month and year, the signs between them, and whether hours count to 12 differ by region. A date \
      style or a template (`setLocalizedDateFormatFromTemplate`) gives each its own. A pattern is right for dates that \
      programs read, with the locale `en_US_POSIX`. Where no view is found that shows the date, a pattern that only \
      people can be meant by is advice.
      """,
    severity: .warning,
    milder: [.advice: "where no view is found that shows the date"],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Premiere: View {
          let date: Date
          private static let formatter: DateFormatter = {
            let formatter = DateFormatter()
            ↓formatter.dateFormat = "dd.MM.yyyy"
            return formatter
          }()
          var body: some View { Text(Self.formatter.string(from: date)) }
        }
        """),
      .swift(
        """
        import UIKit
        func show(_ date: Date, in label: UILabel) {
          let style = DateFormatter()
          ↓style.dateFormat = "EEEE, h:mm a"
          label.text = style.string(from: date)
        }
        """),
      .swift(
        #"""
        import SwiftUI
        struct Premiere: View {
          let date: Date
          var formatter: DateFormatter {
            let formatter = DateFormatter()
            ↓formatter.dateFormat = "EEEE, d MMMM"
            return formatter
          }
          var body: some View {
            Text(date, formatter: formatter)
            Text(
              date,
              format: ↓Date.VerbatimFormatStyle(
                format: "\(day: .twoDigits).\(month: .twoDigits).", timeZone: .current, calendar: .current))
          }
        }
        """#),
    ],
    good: [
      .swift(
        #"""
        import SwiftUI
        struct Premiere: View {
          let date: Date
          var body: some View { Text(date, format: .dateTime.day().month().year()) }
          func read(_ text: String) -> Date? {
            let formatter = DateFormatter()
            formatter.dateFormat = "dd.MM.yyyy"
            return formatter.date(from: text)
          }
          func name() -> String {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
            return formatter.string(from: date)
          }
          func fileName() -> String {
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy-MM-dd HH-mm"
            return String(localized: "Export of \(formatter.string(from: date))")
          }
          func label() -> String {
            let formatter = DateFormatter()
            formatter.setLocalizedDateFormatFromTemplate("yyyyMMdd")
            return formatter.string(from: date)
          }
        }
        """#)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let settings = FormatterSettings(target)
    var reported: Set<ObservedPlace> = []
    for observed in target.observations.handMadeFormats
    where observed.form == .datePattern && observed.place.circumstances.isEmpty {
      guard observed.property != nil else {
        // Put together of its parts, or verbatim by a format style.
        guard observed.destination != nil, !observed.isTimeOfDay else { continue }
        report.add(
          .observed(observed.place), "a date is put together the same way in every language and region",
          suggestion: "use a date style")
        continue
      }
      guard observed.written != nil || observed.place.source.hasSuffix("\"") else { continue }
      let pattern = DatePattern(observed.text)
      let isShown = observed.destination != nil
      guard !pattern.isOfOneField, !pattern.isForMachines, observed.tasks != [.read],
        isShown || settings.value("locale", besides: observed)?.contains("POSIX") != true
      else { continue }
      if !isShown, !pattern.isForPeopleAlone || observed.tasks.contains(.read) || isOfFileName(observed) { continue }
      // The pattern of a constant may be set in several places.
      let place = observed.written ?? observed.place
      guard place.circumstances.isEmpty, reported.insert(place).inserted else { continue }
      report.add(
        .observed(place), "'\(observed.text)' gives a date the same form in every language and region",
        suggestion: "use a date style, or setLocalizedDateFormatFromTemplate(\"\(pattern.template)\")",
        atMost: isShown ? .error : .advice)
    }
  }

  /// What names of files hold is sorted by it.
  private static func isOfFileName(_ observed: HandMadeFormat) -> Bool {
    [observed.place, observed.written].contains {
      $0?.enclosingDeclaration?.lowercased().contains("filename") ?? false
    }
  }
}
