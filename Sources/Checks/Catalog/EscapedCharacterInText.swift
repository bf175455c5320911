import Findings

/// `\n`, `\"` or `&amp;` in a text, which people see as it stands.
package enum EscapedCharacterInText: SurveyRule {
  package static let description = RuleDescription(
    "a translation shows an escape, such as \\n or &amp;, that its source text does not have",
    rationale: """
      A catalog is JSON: a tool or person who escapes a text once more, for `.strings`, XML or Android, leaves the escape \
      in the text, and people see a backslash or `&quot;`.
      """,
    severity: .warning,
    bad: [
      .catalog(
        #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Act 1\nAct 2" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : ↓"Akt 1\\nAkt 2"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#),
      .key("Sound & light", ["fr": "↓Son &amp; lumière"], fixed: ["fr": "Son & lumière"]),
      .key("Tonight's cast", ["fr": "↓La distribution de l\\'opéra"], fixed: ["fr": "La distribution de l'opéra"]),
    ],
    good: [
      .key("Sound & light", ["fr": "Son & lumière"]), .key("Type &amp; for &", ["de": "Schreiben Sie &amp; für &"]),
      .key("C:\\new", ["de": "C:\\neu"]),
    ])

  private static let escapes: [(written: String, meant: String)] = [
    ("\\n", "\n"), ("\\\"", "\""), ("\\'", "'"), ("\\t", "\t"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"),
    ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{A0}"),
  ]

  package struct Survey: CatalogSurvey {
    /// What the source texts write is read by the app, as HTML for one.
    private var read: Set<String> = []
    // An entry lives as long as its texts are kept.
    private var found: [(entry: CheckedEntry, text: CheckedText, source: CheckedText)] = []

    package init?(of catalog: CheckedCatalog, in project: CheckedProject, _ options: RuleOptions) {}

    package mutating func note(_ entry: CheckedEntry) {
      guard entry.bytes.hasAny(of: signs) else { return }
      for source in entry.sourceTexts where source.bytes.hasAny(of: signs) {
        for escape in escapes where source.value.contains(escape.written) { read.insert(escape.written) }
      }
      for (text, source) in entry.translatedPairs where text.bytes.hasAny(of: signs) {
        found.append((entry, text, source))
      }
    }

    package mutating func append(_ next: Survey) {
      read.formUnion(next.read)
      found += next.found
    }

    package func judge(_ report: inout RuleReport) {
      let escapes = EscapedCharacterInText.escapes.filter { !read.contains($0.written) }
      for (_, text, source) in found {
        // A backslash of the source's own is one for a reason: a path, a pattern, Markdown.
        let found = escapes.filter { escape in
          text.value.contains(escape.written) && !(escape.written.hasPrefix("\\") && source.value.contains("\\"))
        }
        guard let first = found.first else { continue }
        let value = found.reduce(text.value) { $0.replacing($1.written, with: $1.meant) }
        report.add(
          text.place, "\(text.named) shows '\(first.written)' to people", suggestion: "write the character itself",
          fix: text.fix("Write the character itself", value: value, isSafe: true))
      }
    }
  }

  private static let signs = TextBytes("\\&")
}
