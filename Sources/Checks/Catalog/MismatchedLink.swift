import Findings
import FormatSpecifiers
import StringCatalog

/// A translation whose links are missing or lead elsewhere.
package enum MismatchedLink: EntryRule {
  package static let description = RuleDescription(
    "a translation lacks a link of the source text, or leads to another site",
    rationale: """
      A link is written as `[words](address)`, without a space between both. A translator may change the words; the \
      address leads to the same site, perhaps to its page in another language.
      """,
    severity: .warning,
    bad: [
      .key("Read the [rules](https://example.com/rules)", ["de": "↓Lies die Regeln"]),
      .key(
        "Read the [rules](https://example.com/rules)", ["de": "↓Lies die [Regeln] (https://example.com/rules)"]),
      .key(
        "Read the [rules](https://example.com/rules)", ["de": "↓Lies die [Regeln](https://exemple.com/rules)"]),
    ],
    good: [
      .key(
        "Read the [rules](https://example.com/rules)", ["de": "Lies die [Regeln](https://de.example.com/regeln)"]),
      .key("[%@](%@)", ["en": "[%1$@](%2$@)", "de": "[%1$@](%2$@)"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale, entry.sourceTexts.contains(where: { $0.markup != nil }) else { return }
    for text in entry.translations where text.unit.state != .new && !text.isBlank {
      guard let source = text.source, let expected = source.markup?.links, !expected.isEmpty else { continue }
      let links = text.markup?.links ?? []
      if links.count < expected.count {
        let lost = expected.first { !links.contains($0) } ?? expected[0]
        // That a value is missing is said of the value.
        if lost.utf8.contains(UInt8(ascii: "%")), !text.specifierFaults.isEmpty { continue }
        report.add(
          text.place, "the translation of '\(entry.label)' into \(text.language) lacks the link to '\(lost)'",
          suggestion: "write [words](\(lost)), without a space between both")
      } else if let strange = links.first(where: { link in !expected.contains { Self.isSameSite($0, link) } }) {
        report.add(
          text.place,
          "a link of '\(entry.label)' in \(text.language) leads to '\(strange)', which the source text does not",
          suggestion: "write \(expected.map { "'\($0)'" }.listed())")
      }
    }
  }

  /// Whether two addresses are of one site, as far as their domain shows: `de.example.com` is one with `example.com`.
  private static func isSameSite(_ left: String, _ right: String) -> Bool {
    left == right || site(of: left) == site(of: right)
  }

  /// The last two parts of the host, or what stands in its place; the scheme where there is none.
  private static func site(of address: String) -> String {
    guard let scheme = address.firstRange(of: "://") else {
      return address.split(separator: ":", maxSplits: 1).first.map(String.init) ?? address
    }
    let host = address[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
    return host.split(separator: ".").suffix(2).joined(separator: ".").lowercased()
  }
}
