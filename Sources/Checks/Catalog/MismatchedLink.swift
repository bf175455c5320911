import Findings
import FormatSpecifiers
import StringCatalog

/// A translation whose links are missing or lead elsewhere, or whose addresses are others than the source text's.
package enum MismatchedLink: EntryRule {
  package static let description = RuleDescription(
    "a translation lacks a link of the source text, or leads to another site",
    rationale: """
      A link is written as `[words](address)`, without a space between both. A translator may change the words; the \
      address leads to the same site, perhaps to its page in another language. Addresses that stand among the words of a \
      text are compared in the same way, those of mail whole; that of another site is advice, which may be that of \
      another country.
      """,
    severity: .warning,
    milder: [.advice: "for another site's address that stands among words"],
    bad: [
      .key("Read the [rules](https://example.com/rules)", ["de": "↓Lies die Regeln"]),
      .key(
        "Read the [rules](https://example.com/rules)", ["de": "↓Lies die [Regeln] (https://example.com/rules)"]),
      .key(
        "Read the [rules](https://example.com/rules)", ["de": "↓Lies die [Regeln](https://exemple.com/rules)"]),
      .key("Read the [rules](https://example.com/rules)", ["de": "↓Lies [](https://example.com/rules)die Regeln"]),
      .key("Tickets: https://example.com", ["fr": "↓Billets : https://exemple.com"]),
      .key("Write to box@example.com.", ["it": "↓Scrivi a bocs@example.com."]),
    ],
    good: [
      .key(
        "Read the [rules](https://example.com/rules)", ["de": "Lies die [Regeln](https://de.example.com/regeln)"]),
      .key(
        "Write to box@example.com, or see www.example.com.", ["it": "Scrivi a box@example.com o vedi www.example.com."]),
      .key("Such as https://seat.example.com", ["de": "Wie https://platz.example.com"]),
      .key("https://my-seat.com", ["de": "https://mein-platz.de"]),
      .key("[%@](%@)", ["en": "[%1$@](%2$@)", "de": "[%1$@](%2$@)"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard entry.isTranslatable, !entry.isStale else { return }
    if entry.bytes.contains("."), entry.bytes.hasAny(of: addressSigns) { checkAddresses(entry, &report) }
    guard entry.sourceTexts.contains(where: { $0.markup != nil }) else { return }
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
      } else if text.value.contains("[]("), !source.value.contains("[](") {
        report.add(
          text.place, "a link of '\(entry.label)' in \(text.language) has no words, so that nobody sees it",
          suggestion: "write the words into the brackets")
      }
    }
  }

  private static let addressSigns = TextBytes("/@")

  /// Compares addresses that stand in texts as they are.
  private static func checkAddresses(_ entry: CheckedEntry, _ report: inout RuleReport) {
    for source in entry.sourceTexts where source.markup?.links.isEmpty ?? true {
      let expected = PlainAddress.all(in: source.value)
      // A text that is an address is an example in a field, which may be another in another language.
      guard !expected.isEmpty, source.value.utf8.contains(0x20) else { continue }
      for text in entry.translations
      where text.source === source && text.unit.state != .new && text.bytes.hasAny(of: addressSigns) {
        let isExpected = { (address: PlainAddress) in
          expected.contains { $0 == address || !$0.isMail && !address.isMail && isSameSite($0.text, address.text) }
        }
        guard let strange = PlainAddress.all(in: text.value).first(where: { !isExpected($0) }) else { continue }
        report.add(
          text.place,
          "'\(entry.label)' in \(text.language) names '\(strange.text)', which the source text does not",
          suggestion: "write \(expected.map { "'\($0.text)'" }.listed())", atMost: strange.isMail ? .error : .advice)
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
