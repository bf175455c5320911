import Findings
import ProjectModel
import SourceObservations
import SourceText

/// A call of before `String(localized:)`.
package enum OutdatedLocalizationCall: SourceRule {
  package static let description = RuleDescription(
    "a localized text is asked for by NSLocalizedString or the like",
    rationale: """
      `String(localized:)` takes values by interpolation, and a default value, table and bundle in one way. Code that is \
      full of older calls works; new code does better. With `--new-since`, only new calls are reported.
      """,
    severity: .advice,
    bad: [
      .swift(
        """
        import Foundation
        let title = ↓NSLocalizedString("Books", comment: "Title of the list")
        let heading = ↓Bundle.main.localizedString(forKey: "Readers", value: nil, table: nil)
        """,
        fixed: """
          import Foundation
          let title = String(localized: "Books", comment: "Title of the list")
          let heading = Bundle.main.localizedString(forKey: "Readers", value: nil, table: nil)
          """)
    ],
    good: [
      .swift(
        """
        import Foundation
        let title = String(localized: "Books", comment: "Title of the list")
        """)
    ])

  package static func check(_ target: CheckedTarget, in project: CheckedProject, _ report: inout RuleReport) {
    let dynamic = Set(target.observations.dynamicKeys.map(\.place))
    for call in target.observations.legacyCalls where call.place.circumstances.isEmpty {
      // A key that is no literal is another fault.
      guard !dynamic.contains(call.place) else { continue }
      report.add(
        .observed(call.place), "\(call.function.shortName) is of before String(localized:)",
        suggestion: replacement(for: call).map { "write \($0.abridged)" } ?? "write String(localized:)",
        fix: target.target.settings.emitsLocalizableStrings ? fix(of: call) : nil)
    }
  }

  private static func fix(of call: LegacyLocalizationCall) -> CheckFix? {
    guard let text = replacement(for: call) else { return nil }
    let range = call.place.range.lowerBound.offset..<call.place.range.upperBound.offset
    // The oldest systems do not have it.
    return CheckFix(
      "call String(localized:)", isSafe: false,
      .edit(path: call.place.path, [TextEdit(range: range, replacement: text)]))
  }

  /// The same with `String(localized:)`; nil where that is not certain.
  private static func replacement(for call: LegacyLocalizationCall) -> String? {
    func isLiteral(_ text: String) -> Bool {
      text.count >= 2 && text.first == "\"" && text.last == "\"" && !text.contains("\\(") && !text.contains("\n")
        && !text.dropFirst().dropLast().contains { $0 == "\"" }
    }
    let key = call.key.source
    // Specifiers are filled by whoever called it.
    guard call.function == "NSLocalizedString", isLiteral(key), !key.contains("%"), !key.hasSuffix("…") else {
      return nil
    }
    var arguments = ["localized: \(key)"]
    if let value = call.value, value != "\"\"" {
      guard isLiteral(value), !value.contains("%") else { return nil }
      arguments.append("defaultValue: \(value)")
    }
    if let table = call.table, table != "nil" { arguments.append("table: \(table)") }
    if let bundle = call.bundle, bundle != ".main", bundle != "Bundle.main" { arguments.append("bundle: \(bundle)") }
    if let comment = call.comment, comment != "\"\"" {
      guard isLiteral(comment) else { return nil }
      arguments.append("comment: \(comment)")
    }
    return "String(\(arguments.joined(separator: ", ")))"
  }
}

extension String {
  /// Without arguments: `NSLocalizedString`, `localizedString(forKey:)`.
  fileprivate var shortName: String { hasPrefix("localizedString(") ? "Bundle.localizedString(forKey:)" : self }
}
