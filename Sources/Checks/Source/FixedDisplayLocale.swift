import Findings
import SourceObservations

/// A locale that the code names, for text that people see.
package enum FixedDisplayLocale: SourceRule {
  package static let description = RuleDescription(
    "a fixed locale writes what people see",
    rationale: """
      Dates, numbers and names appear in that language to everybody. Leave the locale out, so that it is the person's. \
      `en_US_POSIX` is right for what programs read, and for a pattern of a date that is written for them.
      """,
    severity: .warning,
    milder: [.advice: "where no view is found that shows it"],
    bad: [
      .swift(
        """
        import SwiftUI
        struct Premiere: View {
          let date: Date
          var body: some View {
            Text(date.formatted(.dateTime.month().locale(↓Locale(identifier: "en_US"))))
          }
        }
        """),
      .swift(
        """
        import UIKit
        func show(_ price: NSNumber, in label: UILabel) {
          let style = NumberFormatter()
          style.locale = ↓Locale(identifier: "de_DE")
          label.text = style.string(from: price)
        }
        """),
      .swift(
        """
        import UIKit
        func show(_ total: NSNumber, _ title: String, in label: UILabel, beside picker: UIDatePicker) {
          let formatter = NumberFormatter()
          formatter.numberStyle = .decimal
          formatter.locale = ↓Locale(identifier: "en_US_POSIX")
          label.text = formatter.string(from: total)
          label.accessibilityLabel = title.uppercased(with: ↓Locale(identifier: "en_US"))
          picker.locale = ↓Locale(identifier: "de_DE")
        }
        """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Premiere: View {
          let date: Date
          var body: some View { Text(date.formatted(.dateTime.month())) }
          func id(_ name: String) -> String { name.lowercased(with: Locale(identifier: "en_US")) }
          func parse(_ text: String) -> Date? {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            return formatter.date(from: text)
          }
        }
        #Preview { Premiere(date: .now).environment(\\.locale, Locale(identifier: "de")) }
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let settings = Dictionary(
      grouping: target.observations.handMadeFormats.filter { $0.form == .formatterSetting && $0.property == "locale" },
      by: \.place.path)
    let machines = Set(
      target.observations.handMadeFormats.filter {
        $0.form == .datePattern && DatePattern($0.text).isForMachines
      }.map { FormatterName($0) })
    let patterned = Set(
      target.observations.handMadeFormats.filter {
        $0.property == "dateFormat" && !DatePattern($0.text).isForPeopleAlone
      }.map { FormatterName($0) })
    var found: [(observed: FixedLocale, isShown: Bool)] = []
    for observed in target.observations.fixedLocales
    where observed.place.circumstances.isEmpty {
      let taken = observed.taken ?? observed.place
      guard taken.circumstances.isEmpty else { continue }
      let setting = settings[taken.path]?.first {
        $0.place.range.lowerBound <= taken.range.lowerBound && taken.range.upperBound <= $0.place.range.upperBound
      }
      let isShown = (observed.destination ?? setting?.destination) != nil
      // With a pattern, it is what the pattern needs; whether that is shown is another question.
      if observed.identifier.contains("POSIX"),
        !isShown || setting.map({ patterned.contains(FormatterName($0)) }) ?? false
      {
        continue
      }
      let isLikely = setting?.tasks == [.write] && observed.use == "locale"
      guard isShown || isLikely && !(setting.map { machines.contains(FormatterName($0)) } ?? false) else { continue }
      found.append((observed, isShown))
    }
    // A locale that has a name may be taken by several.
    let shown = Set(found.filter(\.isShown).map(\.observed.place))
    var reported: Set<ObservedPlace> = []
    for (observed, _) in found where reported.insert(observed.place).inserted {
      report.add(
        .observed(observed.place), "what people see is written for '\(observed.identifier)' in every language",
        suggestion: "leave the locale out, or use .autoupdatingCurrent",
        atMost: shown.contains(observed.place) ? .error : .advice)
    }
  }
}
