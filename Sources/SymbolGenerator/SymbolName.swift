/// The Swift names that Xcode makes of keys, tables and placeholders.
///
/// Apple documents no rule; these are read from files that Xcode 26 generated and that public repositories hold: format
/// specifiers and apostrophes go, everything else that is no letter, digit or `$` separates words; words are joined in
/// camel case, the capitals that a word begins with becoming one (`JSON` → `Json`, `CKAsset` → `Ckasset`), or none in
/// the first word; capitals further on stay (`openYouTube`, `invalidURL`).
package enum SymbolName {
  /// The name of a key's symbol, without backticks; nil where nothing of the key can be in a name.
  package static func member(ofKey key: String) -> String? {
    lowerCamel(SymbolWords.words(inKey: key))
  }

  /// The label of an argument; nil where the placeholder's name has nothing that can be in one.
  package static func label(ofPlaceholder name: String) -> String? {
    lowerCamel(SymbolWords.words(in: name))
  }

  /// The namespace of a table other than `Localizable`, whose symbols have none.
  package static func namespace(ofTable table: String) -> String? {
    if table == "Localizable" { return nil }
    let name = SymbolWords.words(in: table).map { upperFirst($0) }.joined()
    if name.isEmpty { return "Table" }
    // A type may not have these names.
    return ["Type", "Protocol", "Self", "Any"].contains(name) ? name + "Table" : startable(name)
  }

  private static func lowerCamel(_ words: [String]) -> String? {
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map(capitalized)
    return startable(lowered(first) + rest.joined())
  }

  /// `JSON` → `json`, `CFBundle` → `cfbundle`, `openAll` → `openAll`, `3D` → `3d`.
  private static func lowered(_ word: String) -> String {
    let digits = word.prefix { $0.isNumber }
    let capitals = word[digits.endIndex...].prefix { $0.isUppercase }
    return digits + capitals.lowercased() + word[capitals.endIndex...]
  }

  /// `JSON` → `Json`, `iCloud` → `ICloud`, `7days` → `7Days`.
  private static func capitalized(_ word: String) -> String {
    upperFirst(lowered(word))
  }

  private static func upperFirst(_ word: String) -> String {
    let digits = word.prefix { $0.isNumber }
    let rest = word[digits.endIndex...]
    return digits + rest.prefix(1).uppercased() + rest.dropFirst()
  }

  /// No name starts with a digit, and the compiler keeps those that start with `$` for itself.
  private static func startable(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    return SwiftIdentifier.canStart(with: first) ? name : "_" + name
  }
}
