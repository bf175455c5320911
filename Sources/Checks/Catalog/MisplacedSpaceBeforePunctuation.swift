import Findings
import LanguageData

/// A space before a punctuation mark where the language sets none, none where French sets one, or one that breaks.
package enum MisplacedSpaceBeforePunctuation: EntryRule {
  package static let description = RuleDescription(
    "a space stands before a punctuation mark where the language has none, or French lacks its no-break space",
    rationale: """
      English, German and most others set no space before `! ? : ; , .`. French sets a no-break space before `: ; ! ?` and \
      within « »; after a plain one the line may end, and the mark stands alone on the next. A plain space is advice only, \
      since many texts have it. Canadian French has one before the colon and within « ».
      """,
    severity: .warning,
    milder: [.advice: "for a plain space in French"],
    bad: [
      .key("Leave the hall?", ["de": "↓Saal verlassen ?"], fixed: ["de": "Saal verlassen?"]),
      .key("Row:", ["fr": "↓Rang:"], fixed: ["fr": "Rang\u{A0}:"]),
      .key("Row:", ["fr": "↓Rang :"], fixed: ["fr": "Rang\u{A0}:"]),
      .key("“%@” is sold out", ["fr": "↓« %@ » est complet"], fixed: ["fr": "«\u{A0}%@\u{A0}» est complet"]),
    ],
    good: [
      .key(
        "Leave the hall?", ["de": "Saal verlassen?", "fr": "Quitter la salle\u{202F}?", "fr-CA": "Quitter la salle?"]),
      .key("Doors at 19:30", ["fr": "Ouverture à 19:30"]), .key("See https://a.b?c", ["fr": "Voir https://a.b?c"]),
      .key("Send when: 60 to count", ["fr": "Envoyez when: 60 pour compter"]),
      .key("Row : %@", ["de": "Reihe : %@"]), .key("Type ? to search", ["de": "? eingeben"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    for text in entry.shownTexts where text.bytes.hasAny(of: marks) {
      // Not translated: another rule's.
      if let source = text.source, source.value == text.value { continue }
      switch text.traits.spacing {
      case .unknown: continue
      case .none: checkForSpace(text, &report)
      case .before(let marks): checkForNoBreakSpace(text, before: marks, &report)
      }
    }
  }

  /// Languages that set none: found at the end of the text or a line, or before a capital, and not in the source text.
  /// The marks, and what begins with the same byte as quotation marks.
  private static let marks = TextBytes(":;!?,.»")

  private static func checkForSpace(_ text: CheckedText, _ report: inout RuleReport) {
    guard hasSpaceBeforeMark(text.value) else { return }
    let scalars = Array(text.value.unicodeScalars)
    var wrong: [Int] = []
    for (index, scalar) in scalars.enumerated().dropFirst(2) {
      guard ":;!?,.".unicodeScalars.contains(scalar), scalars[index - 1].isHorizontalSpace,
        isWord(scalars[index - 2])
      else { continue }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isEnd = next.map { $0.isLineEnd } ?? true
      let isBeforeSentence =
        next == " " && index + 2 < scalars.count && (scalar == "," || scalars[index + 2].properties.isUppercase)
      guard isEnd || isBeforeSentence else { continue }
      if scalar == ":" && isBeforeSentence { continue }
      wrong.append(index)
    }
    guard let first = wrong.first else { return }
    // As the source text has it: a symbol, a style.
    if let source = text.source, source.value.contains(" \(scalars[first])") { return }
    var value = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() where !wrong.contains(index + 1) { value.append(scalar) }
    report.add(
      text.place, "\(text.named) has a space before '\(scalars[first])'",
      suggestion: "write none: \(text.language) has no space before punctuation marks",
      fix: text.isEditable
        ? text.fix("Remove the space before the mark", value: String(value), isSafe: true) : nil)
  }

  /// Whether any mark stands behind a space, told by bytes.
  private static func hasSpaceBeforeMark(_ text: String) -> Bool {
    // The last three bytes.
    var before: UInt32 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ","),
        UInt8(ascii: "."):
        switch before & 0xFF {
        case 0x20, 0x09: return true
        case 0x80...:
          let (pair, three) = (before & 0xFFFF, before & 0xFFFFFF)
          // U+00A0, U+1680, U+2000 to U+200A, U+202F, U+205F, U+3000.
          if pair == 0xC2A0 || three == 0xE19A80 || (0xE28080...0xE2808A).contains(three) || three == 0xE280AF
            || three == 0xE2819F || three == 0xE38080
          {
            return true
          }
        default: break
        }
      default: break
      }
      before = before << 8 | UInt32(byte)
    }
    return false
  }

  private static func checkForNoBreakSpace(
    _ text: CheckedText, before marks: Set<Unicode.Scalar>, _ report: inout RuleReport
  ) {
    let scalars = Array(text.value.unicodeScalars)
    var plain: Set<Int> = []
    var missing: Set<Int> = []
    for (index, scalar) in scalars.enumerated() {
      if scalar == "«", marks.contains("»"), index + 1 < scalars.count {
        if scalars[index + 1] == " " { plain.insert(index + 1) }
        if isWord(scalars[index + 1]) { missing.insert(index + 1) }
      }
      guard index > 0, marks.contains(scalar) else { continue }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      guard scalar == "»" || (next.map { $0.isHorizontalSpace || $0.isLineEnd || $0 == "*" || $0 == "»" } ?? true)
      else {
        continue
      }
      let previous = scalars[index - 1]
      // The name of a drive: `C:`.
      if scalar == ":", previous.properties.isUppercase, index == 1 || scalars[index - 2].isHorizontalSpace { continue }
      if previous == " ", index > 1 { plain.insert(index - 1) }
      if isWord(previous), scalar == "»" || index > 1, !isOfCode(scalars, index, in: text) { missing.insert(index) }
    }
    guard !plain.isEmpty || !missing.isEmpty else { return }
    var value = ""
    for (index, scalar) in scalars.enumerated() {
      if missing.contains(index) { value += "\u{A0}" }
      value.unicodeScalars.append(plain.contains(index) ? "\u{A0}" : scalar)
    }
    let mark = (missing.min() ?? plain.min()).flatMap { place in scalars[place...].first { marks.contains($0) } }
    report.add(
      text.place,
      "\(text.named) has \(missing.isEmpty ? "a plain" : "no") space before '\(mark ?? ":")'\(missing.isEmpty ? ", at which the line may end" : "")",
      suggestion: "write a no-break space (U+00A0)",
      fix: text.isEditable ? text.fix("Write no-break spaces", value: value, isSafe: true) : nil,
      atMost: missing.isEmpty ? .advice : .error)
  }

  /// Whether a mark stands between words that the source text has as well, `when: 2700`: what is written for programs.
  private static func isOfCode(_ scalars: [Unicode.Scalar], _ index: Int, in text: CheckedText) -> Bool {
    guard scalars[index] == ":", let source = text.source?.value else { return false }
    func isPart(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && isWord(scalar) || scalar == "_" || scalar == "-" }
    let before = scalars[..<index].reversed().prefix { isPart($0) }.reversed()
    let behind = scalars[(index + 1)...]
    let after = behind.dropFirst().prefix { isPart($0) }
    guard let first = before.first, first.properties.isLowercase, behind.first == " ", !after.isEmpty else {
      return false
    }
    var stretch = String.UnicodeScalarView(before)
    stretch.append(":")
    stretch.append(" ")
    stretch.append(contentsOf: after)
    return source.contains(String(stretch))
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter || scalar.isDigit || scalar == "@" || scalar == ")" || scalar == "\"" || scalar == "”"
  }
}
