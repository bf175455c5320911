import Findings
import LanguageData
import StringCatalog

/// Which language of a catalog a file is in.
enum FileLanguage {
  /// - Parameters:
  ///   - given: what the user says.
  ///   - declared: what the file says.
  static func language(
    given: String?, declared: String?, path: String, in catalog: StringCatalog
  ) throws(RefusedInput) -> String {
    if let given { return given }
    if let declared, let language = spelling(of: declared, in: catalog) { return language }
    // Words of a path are often languages by chance: what the catalog has comes first, and nothing far-fetched counts.
    let found = namesInPath(path).compactMap { spelling(of: $0, in: catalog) }
    let known = [catalog.sourceLanguage] + catalog.languages
    if let language = found.first(where: known.contains) { return language }
    if let language = found.first(where: { LanguageIdentifier($0)?.additions.isEmpty == true }) { return language }
    throw RefusedInput(
      Finding(
        "unknown-language", .error, at: FindingLocation(path: path),
        "neither the file nor its name says which language it is in", suggestion: "name it with '--language'"))
  }

  /// The name of the folder that a file lies in, where that is a language.
  static func folderName(of path: String) -> String? {
    guard let folder = path.split(separator: "/").dropLast().last.map(String.init) else { return nil }
    return LanguageIdentifier(folder).map { $0.isKnown && $0.additions.isEmpty } == true ? folder : nil
  }

  /// The language as the catalog spells it, where it has it; else in BCP 47's spelling.
  static func spelling(of name: String, in catalog: StringCatalog) -> String? {
    let known = [catalog.sourceLanguage] + catalog.languages
    if known.contains(name) { return name }
    guard let language = LanguageIdentifier(modifierMoved(name)), language.isKnown else { return nil }
    if let same = known.first(where: { LanguageIdentifier($0) == language }) { return same }
    let usual = appleSpelling(of: language)
    return known.first { LanguageIdentifier($0) == LanguageIdentifier(usual) } ?? usual
  }

  /// Today's code for `iw` and `in`; Chinese by its script, as Xcode offers it, where others name a country.
  private static func appleSpelling(of language: LanguageIdentifier) -> String {
    guard language.language == "zh", language.script == nil else { return language.canonical.description }
    return ["CN": "zh-Hans", "SG": "zh-Hans", "TW": "zh-Hant"][language.region ?? ""] ?? language.description
  }

  /// gettext's `sr@latin` as a language with a script.
  private static func modifierMoved(_ name: String) -> String {
    guard let at = name.firstIndex(of: "@") else { return name }
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva"]
    guard let script = scripts[name[name.index(after: at)...].lowercased()] else { return String(name[..<at]) }
    let parts = name[..<at].split(separator: "_", maxSplits: 1)
    return ([parts[0], script[...]] + parts.dropFirst()).joined(separator: "-")
  }

  /// `fr` of `Localizable.fr.po`, `fr/messages.po`, `messages_fr.arb`: from the end.
  private static func namesInPath(_ path: String) -> [String] {
    var names: [String] = []
    for component in path.split(separator: "/").reversed().prefix(3) {
      var parts = component.split(separator: ".").map(String.init)
      if parts.count > 1 { parts.removeLast() }
      names += parts.reversed()
      for part in parts.reversed() {
        // `messages_pt_BR`: the longest ending first.
        let words = part.split(separator: "_").map(String.init)
        for start in words.indices.dropFirst() { names.append(words[start...].joined(separator: "_")) }
      }
    }
    return names
  }
}
