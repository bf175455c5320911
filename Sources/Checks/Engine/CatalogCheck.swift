import Foundation

/// The check of one catalog by all rules that look at its keys, in stretches that know nothing of each other: each key is
/// read once for all of them.
///
/// Unchecked, since the compiler cannot see that every access to what was noted holds the lock, and that entries go from
/// one thread to another when the first has done with them.
final class CatalogCheck: @unchecked Sendable {
  private let catalog: CheckedCatalog
  private let project: CheckedProject
  private let entryRules: [(rule: any EntryRule.Type, report: RuleReport)]
  private let surveyRules: [(rule: any SurveyRule.Type, report: RuleReport)]
  private let lock = NSLock()
  private var notes: [[SurveyNotes?]]
  private var rest: Int

  /// Keys that are looked at in one go.
  private static let keysAtOnce = 64

  init(
    _ catalog: CheckedCatalog, in project: CheckedProject,
    _ entryRules: [(rule: any EntryRule.Type, report: RuleReport)],
    _ surveyRules: [(rule: any SurveyRule.Type, report: RuleReport)]
  ) {
    self.catalog = catalog
    self.project = project
    self.entryRules = entryRules
    self.surveyRules = surveyRules
    let isIdle = entryRules.isEmpty && surveyRules.isEmpty
    rest = isIdle ? 0 : (catalog.keys.count + Self.keysAtOnce - 1) / Self.keysAtOnce
    notes = Array(repeating: [], count: rest)
  }

  /// How many stretches there are.
  var count: Int { notes.count }

  /// What the rules say of single keys of a stretch.
  ///
  /// - Returns: besides, for the stretch that is done last, what each survey rule says of the catalog.
  func check(_ stretch: Int) -> (keys: [CheckResult], catalog: [[CheckResult]]?) {
    var reports = entryRules.map(\.report)
    let surveys = surveyRules.map { SurveyNotes.make(for: $0.rule, of: catalog, in: project, $0.report.options) }
    let start = stretch * Self.keysAtOnce
    for key in catalog.keys[start..<min(start + Self.keysAtOnce, catalog.keys.count)] {
      guard let entry = catalog.entry(of: key) else { continue }
      for number in entryRules.indices { entryRules[number].rule.check(entry, &reports[number]) }
      for survey in surveys { survey?.note(entry) }
    }
    let all: [[SurveyNotes?]]? = lock.withLock {
      notes[stretch] = surveys
      rest -= 1
      return rest == 0 ? notes : nil
    }
    return (reports.flatMap(\.results), all.map(judged))
  }

  /// One survey after the other, since they may hold the same entries.
  private func judged(_ notes: [[SurveyNotes?]]) -> [[CheckResult]] {
    surveyRules.indices.map { number in
      guard let first = notes[0][number] else { return [] }
      for next in notes.dropFirst() { if let next = next[number] { first.append(next) } }
      var report = surveyRules[number].report
      first.judge(&report)
      return report.results
    }
  }
}

/// What a survey rule has noted of a stretch, whatever its type.
private class SurveyNotes {
  static func make(
    for rule: any SurveyRule.Type, of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions
  ) -> SurveyNotes? {
    func notes<Rule: SurveyRule>(_ rule: Rule.Type) -> SurveyNotes? {
      Rule.Survey(of: catalog, in: project, options).map { NotesOfSurvey($0) }
    }
    return notes(rule)
  }

  func note(_ entry: CheckedEntry) {}
  func append(_ next: SurveyNotes) {}
  func judge(_ report: inout RuleReport) {}
}

private final class NotesOfSurvey<Survey: CatalogSurvey>: SurveyNotes {
  private var survey: Survey

  init(_ survey: Survey) { self.survey = survey }

  override func note(_ entry: CheckedEntry) { survey.note(entry) }

  override func append(_ next: SurveyNotes) {
    if let next = next as? NotesOfSurvey<Survey> { survey.append(next.survey) }
  }

  override func judge(_ report: inout RuleReport) { survey.judge(&report) }
}
