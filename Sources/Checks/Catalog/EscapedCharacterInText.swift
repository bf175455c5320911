import Findings

/// `\n`, `\"`, `&amp;` or `<br>` in a text, which people see as it stands.
package enum EscapedCharacterInText: SurveyRule {
  package static let description = RuleDescription(
    "a translation shows an escape, such as \\n or &amp;, that its source text does not have",
    rationale: """
      A catalog is JSON: a tool or person who escapes a text once more, for `.strings`, XML or Android, leaves the escape \
      in the text, and people see a backslash, `&quot;` or `<b>`. Text that an app reads as HTML has such signs in the \
      source language, too.
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
      .key("Encore", ["de": "↓Zugabe f\\u00fcr alle"], fixed: ["de": "Zugabe für alle"]),
      .key("Tonight’s cast", ["fr": "↓Les acteurs de l&#8217;opéra"], fixed: ["fr": "Les acteurs de l’opéra"]),
      .key("No photos, please", ["es": "↓<b>No</b> hagas fotos"], fixed: ["es": "No hagas fotos"]),
      .key("Tonight's cast", ["fr": "↓La distribution de l\\'opéra"], fixed: ["fr": "La distribution de l'opéra"]),
    ],
    good: [
      .key("Sound & light", ["fr": "Son & lumière"]), .key("Type &amp; for &", ["de": "Schreiben Sie &amp; für &"]),
      .key("C:\\new", ["de": "C:\\neu"]), .key("<b>No</b> photos", ["es": "<b>No</b> hagas fotos"]),
    ])

  private static let escapes: [(written: String, meant: String)] = [
    ("\\n", "\n"), ("\\\"", "\""), ("\\'", "'"), ("\\t", "\t"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"),
    ("&lt;", "<"), ("&gt;", ">"), ("&nbsp;", "\u{A0}"), ("<br>", "\n"), ("<br/>", "\n"), ("<br />", "\n"),
    ("<b>", ""), ("</b>", ""), ("<i>", ""), ("</i>", ""), ("<strong>", ""), ("</strong>", ""), ("<em>", ""),
    ("</em>", ""), ("<p>", ""), ("</p>", ""),
  ]

  /// Characters by their number, `\u00fc` and `&#252;`: how each is written, and what is meant.
  private static func numbered(in text: String) -> [(written: String, meant: String)] {
    var found: [(written: String, meant: String)] = []
    let bytes = Array(text.utf8)
    for start in bytes.indices.dropLast() {
      var (digits, radix, end) = (start + 2, 16, start + 2)
      switch (bytes[start], bytes[start + 1]) {
      case (UInt8(ascii: "\\"), UInt8(ascii: "u")):
        while end < bytes.count, end < digits + 4, isDigit(bytes[end], 16) { end += 1 }
        guard end == digits + 4 else { continue }
      case (UInt8(ascii: "&"), UInt8(ascii: "#")):
        if digits < bytes.count, bytes[digits] | 0x20 == UInt8(ascii: "x") { digits += 1 } else { radix = 10 }
        end = digits
        while end < bytes.count, end < digits + 6, isDigit(bytes[end], radix) { end += 1 }
        guard end > digits, end < bytes.count, bytes[end] == UInt8(ascii: ";") else { continue }
      default: continue
      }
      guard let number = UInt32(String(decoding: bytes[digits..<end], as: UTF8.self), radix: radix),
        let meant = Unicode.Scalar(number), number >= 0x20
      else { continue }
      let isEntity = bytes[start] == UInt8(ascii: "&")
      found.append((String(decoding: bytes[start..<(isEntity ? end + 1 : end)], as: UTF8.self), String(meant)))
    }
    return found
  }

  private static func isDigit(_ byte: UInt8, _ radix: Int) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): radix == 16
    default: false
    }
  }

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
        let found =
          escapes.filter { escape in
            text.value.contains(escape.written) && !(escape.written.hasPrefix("\\") && source.value.contains("\\"))
          } + (source.bytes.hasAny(of: numberSigns) ? [] : numbered(in: text.value))
        guard let first = found.first else { continue }
        let value = found.reduce(text.value) { $0.replacing($1.written, with: $1.meant) }
        report.add(
          text.place, "\(text.named) shows '\(first.written)' to people", suggestion: "write the character itself",
          fix: text.fix("Write the character itself", value: value, isSafe: true))
      }
    }
  }

  private static let signs = TextBytes("\\&<")
  private static let numberSigns = TextBytes("\\&")
}
