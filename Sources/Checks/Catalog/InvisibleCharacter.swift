import Findings
import LanguageData

/// A character that no one sees, where the script has no use for it.
package enum InvisibleCharacter: EntryRule {
  package static let description = RuleDescription(
    "a text holds an invisible character: a zero-width space, a byte order mark, a control character",
    rationale: """
      It came along when the text was pasted. It keeps searches and comparisons from matching, breaks lines where none \
      should end, and no editor shows it. Joiners within emoji and in scripts that join letters, marks of direction in \
      languages from right to left, breaks between words of languages without spaces, and soft hyphens within words are \
      as they should be. A line or paragraph separator looks like the end of a line, but is none in many controls.
      """,
    severity: .warning,
    bad: [
      .key("Encore", ["de": "↓Zu\u{200B}gabe"], fixed: ["de": "Zugabe"]),
      .key("Encore", ["fr": "↓\u{FEFF}Bis"], fixed: ["fr": "Bis"]),
      .key("Standing room", ["de": "↓Stehplatz\u{AD}"], fixed: ["de": "Stehplatz"]),
      .key("Encore", ["zh-Hant": "↓安\u{200B}可"], fixed: ["zh-Hant": "安可"]),
      .key("Encore", ["it": "↓Bis\u{8}"], fixed: ["it": "Bis"]),
      .key("Standing room", ["fr": "↓Places\u{2028}debout"], fixed: ["fr": "Places\ndebout"]),
      .key("Standing room", ["ko": "↓입석\u{3164}"], fixed: ["ko": "입석"]),
      .key("Encore", ["nl": "↓Toegift\u{E0061}"], fixed: ["nl": "Toegift"]),
    ],
    good: [
      .key("Standing room ticket", ["de": "Steh\u{AD}platz\u{AD}karte"]),
      .key("Encore 👨‍👩‍👧", ["fa": "اجرای دوباره می\u{200C}شود 👨‍👩‍👧"]),
      .key("Encore", ["ar": "إعادة\u{200F}", "th": "อีก\u{200B}ครั้ง"]),
      .key("Scotland", ["de": "Schottland 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"]),
    ])

  package static func check(_ entry: CheckedEntry, _ report: inout RuleReport) {
    for text in entry.shownTexts {
      guard text.bytes.hasAny(of: suspects), text.value.unicodeScalars.contains(where: \.isInvisible) else { continue }
      let source = text.source?.value.unicodeScalars
      var found: [Unicode.Scalar] = []
      let scalars = Array(text.value.unicodeScalars)
      var kept = String.UnicodeScalarView()
      for (index, scalar) in scalars.enumerated() {
        let isWrong =
          scalar.isInvisible && !isUseful(scalar, at: index, in: scalars, text.language)
          && source?.contains(scalar) != true
        guard isWrong else {
          kept.append(scalar)
          continue
        }
        found.append(scalar)
        if scalar.isLineEnd { kept.append("\n") }
      }
      guard let scalar = found.first else { continue }
      report.add(
        text.place, "\(text.named) holds \(Self.name(of: scalar)), which no one sees",
        suggestion: scalar.isLineEnd ? "write \\n" : "remove it",
        fix: text.isEditable ? text.fix("Remove invisible characters", value: String(kept), isSafe: true) : nil)
    }
  }

  /// Control characters, and what begins with the same bytes as characters of format.
  private static let suspects: TextBytes = {
    let controls =
      (0..<0x20).filter { ![0x09, 0x0A, 0x0D].contains($0) } + [0x7F, 0x80, 0xAD, 0x200B, 0x3164, 0xFEFF, 0xE0001]
    return TextBytes(String(String.UnicodeScalarView(controls.compactMap { Unicode.Scalar(UInt32($0)) })))
  }()

  private static func isUseful(
    _ scalar: Unicode.Scalar, at index: Int, in scalars: [Unicode.Scalar], _ language: String
  ) -> Bool {
    func neighbour(_ offset: Int) -> Unicode.Scalar? {
      scalars.indices.contains(index + offset) ? scalars[index + offset] : nil
    }
    switch scalar.value {
    case 0x200C, 0x200D:
      // Between letters of a script that joins them, and within emoji.
      return [neighbour(-1), neighbour(1)].contains { $0.map { $0.value > 0x5FF && !isEuropean($0) } ?? false }
    case 0x200B:
      // Between words that no space separates; between Han characters a line may end anyway.
      let near = (neighbour(-1) ?? neighbour(1)).flatMap { WritingScript(of: $0) }
      return [near].compactMap { $0 }.contains(where: wantsBreaks)
        || (near == nil && WritingScript.scripts(of: language).contains(where: wantsBreaks))
    case 0xAD:
      // Where a word may be divided; the translator's choice for long words.
      return [neighbour(-1), neighbour(1)].allSatisfy { $0?.properties.isAlphabetic ?? false }
    case 0xE0020...0xE007F:
      // The flags of regions are an emoji with tags behind it.
      return scalars[..<index].last { !(0xE0020...0xE007F).contains($0.value) } == "\u{1F3F4}"
    case 0x2060:
      return WritingScript.runsWordsTogether(in: language)
    case 0x200E, 0x200F, 0x61C:
      return LanguageDirection.of(language: language).isRightToLeft
        || scalars.contains { $0.direction == .rightToLeft }
    default: return false
    }
  }

  private static func wantsBreaks(_ script: WritingScript) -> Bool {
    script.breaksBetweenLetters && !["Hani", "Hira", "Kana"].contains(script.code)
  }

  private static func isEuropean(_ scalar: Unicode.Scalar) -> Bool {
    ["Latn", "Cyrl", "Grek"].contains(WritingScript(of: scalar)?.code ?? "") || scalar.isHorizontalSpace
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    let name = scalar.properties.name ?? scalar.properties.nameAlias ?? "control character"
    return "U+\(padded) (\(name.lowercased()))"
  }
}
