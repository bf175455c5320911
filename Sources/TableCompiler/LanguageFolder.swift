import LanguageData

/// The name of a language's folder, without `.lproj`.
enum LanguageFolder {
  /// The catalog's own name of the language in the spelling that Xcode's compiler gives folders: today's codes for
  /// languages that were renamed (`iw` → `he`), usual case, and no script where it is the language's usual one
  /// (`sr-Cyrl` → `sr`; Chinese keeps it). A region keeps the separator that it has, also if it is of the past. Names
  /// that are no language, such as `mul`, stay.
  static func name(of language: String) -> String {
    guard let written = LanguageIdentifier(language) else { return language }
    let current = written.canonical
    // ICU leaves the macrolanguage; Apple's folders are named for its usual form.
    let code = current.language == "no" && written.additions.isEmpty ? "nb" : current.language
    var script = current.script
    if code != "zh", script == current.usualScript { script = nil }
    let region = written.region == "UK" ? current.region : written.region
    return [code, script].compactMap { $0 }.joined(separator: "-")
      + (region.map { (language.contains("_") ? "_" : "-") + $0 } ?? "")
      + written.additions.map { "-" + $0 }.joined()
  }
}
