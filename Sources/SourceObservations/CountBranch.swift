package import SourceText

/// A choice by comparing a number with a constant, as in `count == 1 ? "item" : "items"`.
///
/// Which keys a branch uses is told by the references that stand in its range.
package struct CountBranch: SourceObservation {
  package static let kind = "count-branch"

  package enum Form: String, Hashable, Sendable { case ternary, `if`, `switch`, `guard` }

  package struct Branch: Hashable, Sendable {
    /// Where it stands.
    package var range: Range<SourcePosition>
    /// `1`, `2..<5`, `default` for a switch; `true` or `false` for the others.
    package var condition: String
    /// Whether the number is shown in one of its texts.
    package var showsNumber: Bool
    /// The literals in it, interpolations as `\(…)`.
    package var texts: [String]

    package init(range: Range<SourcePosition>, condition: String, showsNumber: Bool, texts: [String]) {
      self.range = range
      self.condition = condition
      self.showsNumber = showsNumber
      self.texts = texts
    }
  }

  package var place: ObservedPlace
  /// What is compared.
  package var counted: ObservedExpression
  /// The constant.
  package var comparedWith: Int
  /// `==`, `>`, …; `case` for a switch.
  package var comparison: String
  /// What kind of choice it is.
  package var form: Form
  /// In the order of the source; a branch that is not there is not listed.
  package var branches: [Branch]
  /// Whether the text that the choice is a part of shows the number: `"\\(count) book\\(count == 1 ? "" : "s")"`.
  package var isBesideNumber: Bool
  /// What takes the whole text: `Text(_:)`, `print(_:)`; the name of what it is assigned to.
  package var use: String?

  package init(
    place: ObservedPlace, counted: ObservedExpression, comparedWith: Int, comparison: String, form: Form,
    branches: [Branch], isBesideNumber: Bool = false, use: String? = nil
  ) {
    self.place = place
    self.counted = counted
    self.comparedWith = comparedWith
    self.comparison = comparison
    self.form = form
    self.branches = branches
    self.isBesideNumber = isBesideNumber
    self.use = use
  }

  package var details: [ObservationDetail] {
    [
      .text("counted", counted.description),
      .number("comparedWith", Double(comparedWith)),
      .text("comparison", comparison),
      .text("form", form.rawValue),
      .texts(
        "branches",
        branches.map { "\($0.condition)\($0.showsNumber ? " (number)" : ""): " + $0.texts.joined(separator: " | ") }),
      .flag("isBesideNumber", isBesideNumber),
      .text("use", use),
    ].compactMap { $0 }
  }
}
