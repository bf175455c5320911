import Findings
import SourceObservations

/// A measurement that is shown without saying what it measures.
package enum MeasurementWithoutUsage: SourceRule {
  package static let description = RuleDescription(
    "a measurement is shown without saying what it measures",
    rationale: """
      Which unit people expect depends on what is measured: British roads have miles, and people there weigh stones. \
      `usage:` says it, and picks the unit of the region. Without it, the unit is a general one; with `.asProvided`, \
      everybody gets the unit that the code names. `formatted()` alone has no usage, and a `MeasurementFormatter` cannot \
      be told any. Units that measure one thing only, as those of files, need no usage.
      """,
    severity: .advice,
    bad: [
      .swift(
        """
        import SwiftUI
        struct Way: View {
          let meters: Double
          let distance: Measurement<UnitLength>
          var body: some View {
            Text(distance.formatted(↓.measurement(width: .abbreviated)))
            Text(distance, format: ↓.measurement(width: .abbreviated))
            Text(
              Measurement(value: meters, unit: UnitLength.meters)
                .formatted(↓.measurement(width: .wide, usage: .asProvided)))
            Text(↓distance.formatted())
          }
        }
        """),
      .swift(
        """
        import UIKit
        final class WindCell: UITableViewCell {
          private let formatter = MeasurementFormatter()
          private let style = ↓Measurement<UnitSpeed>.FormatStyle(width: .abbreviated)
          func show(_ speed: Double) {
            detailTextLabel?.text =
              ↓formatter.string(from: Measurement(value: speed, unit: UnitSpeed.metersPerSecond))
          }
        }
        """),
    ],
    good: [
      .swift(
        """
        import SwiftUI
        struct Way: View {
          let distance: Measurement<UnitLength>
          let size: Measurement<UnitInformationStorage>
          var body: some View {
            Text(distance.formatted(.measurement(width: .abbreviated, usage: .road)))
            Text(size.formatted(.measurement(width: .abbreviated)))
            // In the unit that people chose.
            Text(distance.formatted(.measurement(width: .abbreviated, usage: .asProvided)))
            Text(chosen)
          }
          var chosen: String {
            let formatter = MeasurementFormatter()
            formatter.unitOptions = .providedUnit
            return formatter.string(from: distance)
          }
        }
        """)
    ])

  /// The usages that Foundation knows of a unit, as far as there are several things to measure in it.
  private static let usages: [String: String] = [
    "UnitLength": ".road, .person, .personHeight or .rainfall",
    "UnitMass": ".personWeight, or .general for other things",
    "UnitTemperature": ".weather or .person", "UnitEnergy": ".food or .workout",
    "UnitSpeed": ".wind, or .general for other things", "UnitVolume": ".liquid, or .general for other things",
    "UnitPressure": ".barometric, or .general for other things",
  ]

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    for observed in target.observations.handMadeFormats
    where observed.form == .measurementUsage && observed.place.circumstances.isEmpty && !observed.place.isForDevelopers
    {
      guard let unit = observed.value?.type, let usages = usages[unit] else { continue }
      report.add(
        .observed(observed.place),
        observed.text.isEmpty
          ? "the unit is a general one, whatever is measured"
          : "people in every region see the unit that the code names",
        suggestion: observed.object == nil
          ? "say what is measured: usage: \(usages)"
          : "use formatted(.measurement(width:usage:)), which says what is measured: usage: \(usages)")
    }
  }
}
