import LanguageData

extension CatalogFormat {
  /// The table that a file's texts belong to: its name, without what names the language or only says what it is.
  package static func table(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.split(separator: ".").dropLast().map(String.init)
    var parts = stem.filter { LanguageIdentifier($0)?.isKnown != true }
    if let last = parts.popLast() {
      // `app_fr`, `messages_pt_BR`.
      let words = last.split(separator: "_").map(String.init)
      let kept = words.indices.first { start in
        start > 0 && LanguageIdentifier(words[start...].joined(separator: "_"))?.isKnown == true
      }
      parts.append(kept.map { words[..<$0].joined(separator: "_") } ?? last)
    }
    let table = parts.joined(separator: ".")
    return usualNames.contains(table) ? "Localizable" : table
  }

  /// What the formats' own tools call the one table of an app.
  private static var usualNames: [String] { ["", "strings", "app", "intl", "messages", "translation", "Localizable"] }
}
