import FormatSpecifiers
import LanguageData

/// The first word of a text that is written in two scripts at once, though each letter of the lesser one has a double
/// in the other.
struct ScriptMixture {
  let word: String
  /// The word with the doubles, where it is likely to be what was meant: few letters are foreign, and all that take
  /// their place are of the language's alphabet.
  let mended: String?
  /// Which letters are of what script, as a phrase.
  let description: String

  /// A word with more foreign letters was not written by a slip.
  private static let mendedLetterLimit = 2

  /// nil where there is none. A foreign word with an ending of the language (`Podу`) is none.
  init?(in text: CheckedText) {
    for piece in text.format.pieces {
      guard case .text(let words) = piece else { continue }
      for word in words.unicodeScalars.split(whereSeparator: { !Self.isPartOfWord($0) }) where word.count > 1 {
        if let mixture = ScriptMixture(word: String(Substring(word)), in: text) {
          self = mixture
          return
        }
      }
    }
    return nil
  }

  /// What begins with the bytes of Greek letters, and of Cyrillic ones.
  static let greek = TextBytes("\u{370}\u{380}\u{3C0}")
  static let cyrillic = TextBytes("\u{400}\u{440}\u{480}\u{4C0}\u{500}")
  /// What begins with the bytes of letters that the scripts do not have in common, and of signs between words.
  private static let signs = TextBytes("\u{A0}")

  /// A quick look: most texts are in one script, and the Latin letters in them stand by themselves.
  static func mayOccur(in text: CheckedText) -> Bool {
    let (isGreek, isCyrillic) = (text.bytes.hasAny(of: greek), text.bytes.hasAny(of: cyrillic))
    guard isGreek || isCyrillic else { return false }
    if isGreek, isCyrillic { return true }
    if !text.bytes.hasNoLead(besides: [signs, greek, cyrillic]) { return true }
    guard text.bytes.hasASCIILetter else { return false }
    var isBehindASCIILetter = false
    var isBehindOther = false
    for byte in text.value.utf8 {
      let isOther = byte >= 0x80
      let isASCIILetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      if isOther && isBehindASCIILetter || isASCIILetter && isBehindOther { return true }
      (isBehindASCIILetter, isBehindOther) = (isASCIILetter, isOther)
    }
    return false
  }

  private static let european: Set<String> = ["Latn", "Cyrl", "Grek"]

  private init?(word: String, in text: CheckedText) {
    let stem = word.prefix { $0.isASCII }
    guard !word.utf8.isASCII, !(stem.count > 1 && Self.words(ofSourceOf: text).contains(stem)) else { return nil }
    var counts: [String: Int] = [:]
    let scripts = word.unicodeScalars.map { WritingScript(of: $0)?.code }
    for script in scripts.compactMap({ $0 }) { counts[script, default: 0] += 1 }
    guard counts.count == 2, counts.keys.allSatisfy(Self.european.contains) else { return nil }
    let ordered = counts.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
    let expected = Set(WritingScript.scripts(of: text.language).map(\.code))
    // As many of each: the language decides.
    let candidates =
      ordered[0].value == ordered[1].value && expected.contains(ordered[1].key) ? ordered.reversed() : ordered
    for (own, foreign) in [(candidates[0].key, candidates[1].key), (candidates[1].key, candidates[0].key)] {
      var mended = String.UnicodeScalarView()
      var strays: [String] = []
      var isOfLanguage = true
      for (scalar, script) in zip(word.unicodeScalars, scripts) {
        guard script == foreign else {
          mended.append(scalar)
          continue
        }
        guard let double = Self.double(of: scalar, in: own) else { break }
        strays.append("'\(scalar)'")
        isOfLanguage =
          isOfLanguage && LanguageAlphabet.has(double, in: text.language)
          && !Self.hasOtherDouble(of: scalar, besides: double, text.language)
        mended.append(double)
      }
      guard mended.count == scripts.count else { continue }
      if expected.contains(foreign), !expected.contains(own),
        scripts.suffix(strays.count).allSatisfy({ $0 == foreign }),
        stem.count > 1, !Self.words(ofSourceOf: text).contains(Substring(String(mended)))
      {
        return nil
      }
      self.word = word
      self.mended = isOfLanguage && strays.count <= Self.mendedLetterLimit ? String(mended) : nil
      description = "the \(Self.names[foreign] ?? foreign) \(strays.joined(separator: ", "))"
      return
    }
    return nil
  }

  /// A letter of a script that looks like another, of the same case.
  private static func double(of scalar: Unicode.Scalar, in script: String) -> Unicode.Scalar? {
    doubles.value(for: "\(script)\(scalar)") {
      let look = scalar.lookalike ?? scalar
      let letters: ClosedRange<UInt32> =
        switch script {
        case "Cyrl": 0x400...0x45F
        case "Grek": 0x391...0x3C9
        default: 0x41...0x7A
        }
      return letters.lazy.compactMap(Unicode.Scalar.init).first { letter in
        letter.isLetter && (letter.lookalike ?? letter) == look
          && letter.properties.isUppercase == scalar.properties.isUppercase
      }
    }
  }

  /// Whether a language has another letter that looks like it: Kabyle `ɣ`, which no `y` may take the place of.
  private static func hasOtherDouble(
    of scalar: Unicode.Scalar, besides double: Unicode.Scalar, _ language: String
  ) -> Bool {
    let look = scalar.lookalike ?? scalar
    return (0x180...0x2AF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init).contains {
      $0 != double && ($0.lookalike ?? $0) == look && LanguageAlphabet.has($0, in: language)
    }
  }

  private static let doubles = Kept<String, Unicode.Scalar?>(limit: 1024)

  /// Whole words: the beginning of a related word is no foreign word.
  private static func words(ofSourceOf text: CheckedText) -> [Substring] {
    (text.source?.value ?? "").split { !$0.isLetter }
  }

  /// The letter that is an apostrophe separates a foreign word from its ending.
  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value != 0x2BC && scalar.isLetter || (0x300...0x36F).contains(scalar.value)
  }

  private static let names = ["Latn": "Latin", "Cyrl": "Cyrillic", "Grek": "Greek"]
}
