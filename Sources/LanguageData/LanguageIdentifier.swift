/// The name of a language as catalogs, `.lproj` folders and projects write it, taken apart and put in one spelling.
///
/// Accepts BCP 47 (`zh-Hant-HK`, `es-419`, `sr-Latn`) and the forms that Apple's files also hold (`zh_CN`, `pt_BR`,
/// `en_US_POSIX`), in any case. The language itself is not replaced: `iw` stays `iw`, since a catalog's rows are found
/// by the name they carry; `canonical` gives today's code.
package struct LanguageIdentifier: Hashable, Sendable {
  /// Two, three or five to eight lower-case letters.
  package let language: String
  /// Four letters, the first one a capital: `Hant`.
  package let script: String?
  /// Two capital letters or three digits: `HK`, `419`.
  package let region: String?
  /// Variants and extensions, lower case, as they followed: `oxendict`, `u`, `nu`, `latn`.
  package let additions: [String]

  /// - Returns: nil where the text is no language identifier; `Base` and `mul.lproj`'s folder name `mul` stand for
  ///   no one language and are none either.
  package init?(_ text: String) {
    var subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let first = subtags.popFirst(), Self.isLanguage(first) else { return nil }
    language = first.lowercased()
    if language == "mul" || language == "und" { return nil }

    if let next = subtags.first, next.utf8.count == 4, Self.isAlphabetic(next) {
      script = next.prefix(1).uppercased() + next.dropFirst().lowercased()
      subtags.removeFirst()
    } else {
      script = nil
    }
    if let next = subtags.first, Self.isRegion(next) {
      region = next.uppercased()
      subtags.removeFirst()
    } else {
      region = nil
    }
    guard subtags.allSatisfy({ (1...8).contains($0.utf8.count) && Self.isAlphanumeric($0) }) else { return nil }
    additions = subtags.map { $0.lowercased() }
  }

  /// Takes subtags that are in their usual spelling.
  init(_ language: String, script: String?, region: String?, additions: [String]) {
    self.language = language
    self.script = script
    self.region = region
    self.additions = additions
  }

  private static func isLanguage(_ text: Substring) -> Bool {
    // Four letters are reserved by BCP 47, which also keeps `Base` out.
    [2, 3, 5, 6, 7, 8].contains(text.utf8.count) && isAlphabetic(text)
  }

  private static func isRegion(_ text: Substring) -> Bool {
    (text.utf8.count == 2 && isAlphabetic(text))
      || (text.utf8.count == 3 && text.utf8.allSatisfy { (0x30...0x39).contains($0) })
  }

  private static func isAlphabetic(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
  }

  private static func isAlphanumeric(_ text: Substring) -> Bool {
    text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
    }
  }
}

extension LanguageIdentifier: CustomStringConvertible {
  /// In BCP 47's spelling, with hyphens: what Xcode writes.
  package var description: String {
    ([language, script, region].compactMap { $0 } + additions).joined(separator: "-")
  }

  /// The identifier with today's codes for languages and regions that were renamed: `iw` → `he`, `tl` → `fil`.
  package var canonical: LanguageIdentifier {
    LanguageFacts.canonicalIdentifier(description).flatMap(LanguageIdentifier.init) ?? self
  }

  /// The script that the language is written in where none is named, with regard to the region: `Cyrl` for `sr`,
  /// `Hant` for `zh-TW`.
  package var usualScript: String? {
    let bare = language + (region.map { "-" + $0 } ?? "")
    return LanguageFacts.maximizedIdentifier(bare).flatMap(LanguageIdentifier.init)?.script
  }

  /// The region that is meant where none is named: `DE` for `de`, `BR` for `pt`.
  package var usualRegion: String? {
    region ?? LanguageFacts.maximizedIdentifier(description).flatMap(LanguageIdentifier.init)?.region
  }
}
