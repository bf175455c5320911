import LanguageData

/// How a language quotes, and what it lets pass.
struct QuotationStyle: Hashable {
  let begin: String
  let end: String
  private let accepted: Set<String>
  /// Whether English marks are a matter of taste: in Japanese and Traditional Chinese.
  let toleratesEnglish: Bool

  /// nil where CLDR does not know the language, or names straight marks, so that others are a matter of taste.
  init?(language: String) {
    guard let marks = QuotationMarks.of(language: language), let code = LanguageIdentifier(language)?.language,
      marks.begin != "\""
    else { return nil }
    begin = marks.begin
    end = marks.end
    var accepted: Set<String> = [marks.begin + marks.end, marks.alternateBegin + marks.alternateEnd]
    // CLDR names one style where these have two: of books and of newspapers, of one academy and another.
    switch code {
    case "de", "da", "sl", "cs", "sk", "bs": accepted.insert("»«")
    // Orthographies have „x” as well, or alone; CLDR has „x“.
    case "et": accepted.formUnion(["„”", "«»"])
    case "hr": accepted.formUnion(["»«", "„”"])
    case "sr": accepted.formUnion(["„“", "»«"])
    case "sv", "fi": accepted.formUnion(["»»", "“”"])
    case "es", "pt", "it", "ca", "gl", "eu", "ro", "tr", "be", "az": accepted.formUnion(["«»", "“”"])
    case "ja", "zh", "yue": accepted.formUnion(["「」", "『』"])
    case "ko": accepted.formUnion(["「」", "『』", "“”"])
    case "nl": accepted.formUnion(["“”", "„”"])
    case "en": accepted.insert("“”")
    case "fr": if language.hasSuffix("CH") || language.hasSuffix("CA") { accepted.insert("“”") }
    default: break
    }
    self.accepted = accepted
    toleratesEnglish = begin == "「"
  }

  func accepts(_ stretch: QuotedStretch) -> Bool { accepted.contains("\(stretch.begin)\(stretch.end)") }

  /// A text with the marks of the language around the stretch; guillemets of French stand off from what they quote.
  func mended(_ scalars: [Unicode.Scalar], _ stretches: [QuotedStretch], standsOff: Bool) -> String {
    var result = ""
    let begins = Set(stretches.map(\.beginIndex))
    let ends = Set(stretches.map(\.endIndex))
    for (index, scalar) in scalars.enumerated() {
      if begins.contains(index) {
        result += begin + (standsOff ? "\u{A0}" : "")
      } else if ends.contains(index) {
        result += (standsOff ? "\u{A0}" : "") + end
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
