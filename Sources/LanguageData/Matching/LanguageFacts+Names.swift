extension LanguageFacts {
  /// The code of a language by its English name, as folders were named long ago: `German.lproj`.
  static func code(ofLanguageNamed name: String) -> String? { codesOfNames[name.lowercased()] }

  private static let codesOfNames: [String: String] = {
    var codes: [String: String] = [:]
    for code in languageCodes where code.utf8.count <= 3 {
      guard let name = displayName(of: code, in: "en")?.lowercased(), name != code else { continue }
      // Two-letter codes come first in the list, and are those that folders have.
      if codes[name] == nil { codes[name] = code }
    }
    return codes
  }()
}
