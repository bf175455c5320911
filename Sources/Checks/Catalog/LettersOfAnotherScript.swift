import Findings
import LanguageData

/// A translation holds letters of a script that its language is not written in.
package enum LettersOfAnotherScript: EntryRule {
  package static let description = RuleDescription(
    "a translation holds letters of a script that its language is not written in",
    rationale: """
      Words of another language were left in it, or a text came into the wrong row. Latin letters are no fault: names and \
      commands are written with them everywhere. What the source text holds too, may stay.
      """,
    severity: .warning,
    bad: [.key("Interval", ["de": "↓Пауза"]), .key("Interval", ["ko": "↓휴식 じかん"])],
    good: [
      .key("Interval", ["ja": "休憩じかん", "ko": "휴식 時間"]), .key("Interval (ru: Пауза)", ["de": "Pause (ru: Пауза)"]),
      .key("Phone", ["ja": "iPhone"]), .key("Angle", ["de": "Winkel α"]),
    ])

  /// ASCII, and what begins with the bytes of Latin letters up to U+023F.
  private static let latin = TextBytes(
    String(String.UnicodeScalarView((1...0x23F).compactMap { Unicode.Scalar(UInt32($0)) })))

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    guard !entry.bytes.isSubset(of: latin) else { return }
    for (text, source) in entry.translatedPairs where !text.bytes.isSubset(of: latin) {
      guard let expected = text.traits.scripts else { continue }
      var counts: [WritingScript: Int] = [:]
      for scalar in text.value.unicodeScalars where scalar.value > 0x24F {
        guard expected.contains(scriptOf: scalar) == false, scalar.isLetter, let script = WritingScript(of: scalar)
        else {
          continue
        }
        counts[script, default: 0] += 1
      }
      // One letter is a sign: α, Ω, π.
      counts = counts.filter { $0.value > 1 && !holds(source.value, $0.key) }
      guard let script = counts.max(by: { ($0.value, $0.key.code) < ($1.value, $1.key.code) })?.key else { continue }
      report.add(
        text.place,
        "\(text.named) holds letters of the script \(script.code), which \(text.language) is not written in",
        suggestion: "translate them, or move the text to its language")
    }
  }

  private static func holds(_ text: String, _ script: WritingScript) -> Bool {
    !text.utf8.isASCII && text.unicodeScalars.contains { WritingScript(of: $0) == script }
  }
}
