import Findings

/// All rules, a line each.
package enum RuleList {
  /// For terminals.
  package static var text: String {
    let width = RuleRegistry.rules.map { $0.id.rawValue.count }.max() ?? 0
    return RuleRegistry.rules.map { rule in
      let name = rule.id.rawValue + String(repeating: " ", count: width - rule.id.rawValue.count)
      let severity = rule.description.isEnabled ? rule.description.severity.rawValue : "off"
      return
        "\(name)  \(severity)\(String(repeating: " ", count: max(0, 7 - severity.count)))  \(rule.description.summary)\n"
    }.joined()
  }

  /// The users' page that lists the pages of all rules, by what they look at.
  package static var markdown: String {
    """
    # Rules

    What [`dragoman check`](Checking.md) looks for. Each rule is turned off, or made to matter more or less, in
    [dragoman.json](Configuration.md#checks). Where several severities are named, the later ones are for milder cases, which
    the rule's page tells; one that is configured counts for all. In examples, `↓` stands before what is found.

    ## Texts and catalogs

    \(table { $0 is any EntryRule.Type || $0 is any CatalogRule.Type })

    ## Sources

    \(table { $0 is any SourceRule.Type })

    ## Projects

    \(table { $0 is any ProjectRule.Type })

    """
  }

  private static func table(_ belongs: (any Rule.Type) -> Bool) -> String {
    (["| rule | severity | finds |", "|---|---|---|"]
      + RuleRegistry.rules.filter(belongs).map { rule in
        let severities = [rule.description.severity] + rule.description.milder.map(\.severity)
        let severity = rule.description.isEnabled ? severities.map(\.rawValue).joined(separator: ", ") : "off"
        return "| [`\(rule.id)`](Rules/\(rule.id).md) | \(severity) | \(rule.description.summary) |"
      }).joined(separator: "\n")
  }
}
