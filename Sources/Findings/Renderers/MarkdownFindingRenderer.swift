public import SourceText

/// Findings as a summary in Markdown, for a comment on a pull request or the page of a job: how many of which rule, and
/// the worst of them.
///
/// Bounded, since GitHub takes 65,536 characters for a comment.
public struct MarkdownFindingRenderer: FindingRenderer {
  public var title: String
  private let rules: [FindingID: FindingRule]
  /// In characters.
  static let lengthLimit = 60_000
  /// Of the table and of the list.
  static let rowLimit = 50

  public init(title: String, rules: [FindingRule] = []) {
    self.title = title
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
  }

  public func text(of findings: [Finding], source: (_ path: String) -> SourceText?) -> String {
    var text = "## \(escaped(title))\n\n"
    guard !findings.isEmpty else { return text + "Nothing was found.\n" }
    text += counts(of: findings) + ".\n\n"
    text += table(of: findings)
    let worst = findings.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
    var list = ""
    var shown = 0
    for finding in worst.prefix(Self.rowLimit) {
      let row = row(of: finding)
      guard text.count + list.count + row.count < Self.lengthLimit else { break }
      list += row
      shown += 1
    }
    text += "\n" + list
    if shown < findings.count { text += "\nAnd \(findings.count - shown) more.\n" }
    return text
  }

  private func counts(of findings: [Finding]) -> String {
    let files = Set(findings.compactMap { $0.location?.path }).count
    let parts = FindingSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : severity.counted(count)
    }
    return parts.joined(separator: ", ") + (files == 0 ? "" : " in \(files) file\(files == 1 ? "" : "s")")
  }

  private func table(of findings: [Finding]) -> String {
    struct Row: Hashable {
      var id: FindingID
      var severity: FindingSeverity
    }
    let counts = Dictionary(findings.map { (Row(id: $0.id, severity: $0.severity), 1) }, uniquingKeysWith: +)
    let rows = counts.sorted {
      ($1.key.severity, $1.value, $0.key.id.rawValue) < ($0.key.severity, $0.value, $1.key.id.rawValue)
    }
    var text = "| severity | findings | rule | |\n|---|---:|---|---|\n"
    for (row, count) in rows.prefix(Self.rowLimit) {
      let rule = rules[row.id]
      let name = "`\(row.id)`"
      let link = rule?.helpURI.map { "[\(name)](\($0))" } ?? name
      text += "| \(row.severity.rawValue) | \(count) | \(link) | \(escaped(rule?.summary ?? "")) |\n"
    }
    if rows.count > Self.rowLimit { text += "| | | and \(rows.count - Self.rowLimit) more | |\n" }
    return text
  }

  private func row(of finding: Finding) -> String {
    var place = ""
    if let location = finding.location {
      place = location.path
      if let start = location.range?.lowerBound { place += ":\(start.line):\(start.column)" }
      place = "\(code(place)): "
    }
    return "- **\(finding.severity.rawValue)** \(place)\(escaped(bounded(finding.message))) (`\(finding.id)`)\n"
  }

  private func bounded(_ text: String) -> String { text.count > 500 ? text.prefix(500) + "…" : text }

  /// In backticks, as many as the text does not have.
  private func code(_ text: String) -> String {
    let text = VisibleText.escaped(text)
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let ticks = String(repeating: "`", count: longest + 1)
    return longest == 0 ? ticks + text + ticks : "\(ticks) \(text) \(ticks)"
  }

  /// Text that Markdown takes for nothing else: no links, no marks, no mentions.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in VisibleText.escaped(text) {
      switch character {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "$", ">":
        result += "\\\(character)"
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "@": result += "&#64;"
      default: result.append(character)
      }
    }
    return result
  }
}

extension FindingSeverity {
  /// `1 error`, `2 warnings`, `3 pieces of advice`.
  package func counted(_ count: Int) -> String {
    switch self {
    case .advice: "\(count) piece\(count == 1 ? "" : "s") of advice"
    case .warning, .error: "\(count) \(rawValue)\(count == 1 ? "" : "s")"
    }
  }
}
