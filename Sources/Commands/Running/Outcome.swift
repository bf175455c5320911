package import FileChanges
package import Findings
package import LosslessJSON

/// What a command found out and plans; the runner prints, writes and exits by it.
package struct Outcome: Sendable {
  /// One line on what was done to a file, or on the whole.
  package struct SummaryLine: Hashable, Sendable {
    package var path: String?
    package var text: String
    /// What the text sums up, a line each; said where it is only planned, since no difference shows it then.
    package var details: [String]

    package init(_ path: String? = nil, _ text: String, details: [String] = []) {
      self.path = path
      self.text = text
      self.details = details
    }

    /// Says that all was read and found to be right, which silence would not tell from nothing found.
    package static func nothingToChange(
      inCatalogs catalogs: Int, tables: Int = 0, sources: Int? = nil, unchecked: Int = 0
    )
      -> Self
    {
      func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
      let files = [(catalogs, "catalog"), (tables, ".strings table")].filter { $0.0 > 0 }.map(counted)
      var read = sources.map { ["\(counted($0, "source")) read"] } ?? []
      if unchecked > 0 { read.append("\(counted(unchecked, "key")) not checked") }
      let remark = read.isEmpty ? "" : " (\(read.joined(separator: ", ")))"
      return Self(nil, "nothing to change in " + files.joined(separator: " and ") + remark)
    }
  }

  package var changes: FileChangeSet
  package var findings: [Finding]
  /// What the user asked to see: printed even when quiet.
  package var output: String
  /// What was done, silenced by `--quiet`.
  package var summary: [SummaryLine]
  /// The result for `--json`; nil: the runner lists changed files and findings.
  package var json: JSONValue?
  /// Whether the members of the result are called by what was found, so that there is no room for its findings: these
  /// are printed beside it.
  package var isJSONOfNames = false
  /// Whether the result, though complete, is not what was demanded (`--fail-under`).
  package var hasFailed: Bool
  /// Whether a part of the input was refused and left alone.
  package var isIncomplete: Bool
  /// Whether the changes are only shown, since they were not asked for.
  package var isProposal = false

  package init(
    changes: FileChangeSet = FileChangeSet(), findings: [Finding] = [], output: String = "",
    summary: [SummaryLine] = [], json: JSONValue? = nil, hasFailed: Bool = false, isIncomplete: Bool = false
  ) {
    self.changes = changes
    self.findings = findings
    self.output = output
    self.summary = summary
    self.json = json
    self.hasFailed = hasFailed
    self.isIncomplete = isIncomplete
  }
}
