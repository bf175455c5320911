import LanguageData

/// The name of a language's folder, without `.lproj`.
package enum LanguageFolder {
  /// Whether a name that a catalog gives a language can be part of a file's or a folder's name. Names that are no
  /// language, such as `mul`, can; `../../Library` would lead out of the folder that files are written to.
  package static func canBeNamed(for language: String) -> Bool {
    guard !language.isEmpty, !language.hasPrefix(".") else { return false }
    return language.unicodeScalars.allSatisfy { scalar in
      scalar != "/" && scalar != "\\" && scalar != ":" && scalar.properties.generalCategory != .control
    }
  }

  /// The catalog's own name of the language in the spelling that Xcode's compiler gives folders: today's codes for
  /// languages that were renamed (`iw` → `he`), usual case, and no script where it is the language's usual one
  /// (`sr-Cyrl` → `sr`; Chinese keeps it). A region keeps the separator that it has, also if it is of the past. Names
  /// that are no language, such as `mul`, stay.
  package static func name(of language: String) -> String {
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
