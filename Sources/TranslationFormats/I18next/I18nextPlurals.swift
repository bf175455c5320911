package import LanguageData

/// The plural suffixes of i18next's names.
package enum I18nextPlurals {
  /// Version 4 of the format: `friend_one`.
  package static func name(_ name: String, _ category: PluralCategory) -> String { name + "_" + category.rawValue }

  /// Names with their forms, by version 4's suffixes, and where a file has none of these, by version 3's.
  ///
  /// - Parameter names: all names of a file.
  /// - Returns: name without suffix → category → name as it stands.
  package static func groups(
    of names: [String], in language: LanguageIdentifier
  ) -> [String: [PluralCategory: String]] {
    var result: [String: [PluralCategory: String]] = [:]
    for name in names {
      guard let underscore = name.lastIndex(of: "_") else { continue }
      let base = String(name[..<underscore])
      guard let category = PluralCategory(rawValue: String(name[name.index(after: underscore)...])) else { continue }
      result[base, default: [:]][category] = name
    }
    // A name that ends in such a word by chance has no form for the rest.
    result = result.filter { $0.value[.other] != nil }
    if !result.isEmpty { return result }
    return versionThree(names, language)
  }

  private static func versionThree(
    _ names: [String], _ language: LanguageIdentifier
  ) -> [String: [PluralCategory: String]] {
    var result: [String: [PluralCategory: String]] = [:]
    let all = Set(names)
    let categories = numberedCategories(of: language)
    for name in names {
      if name.hasSuffix("_plural") {
        let base = String(name.dropLast("_plural".count))
        guard all.contains(base) else { continue }
        result[base] = [.one: base, .other: name]
      } else if let underscore = name.lastIndex(of: "_"), let form = Int(name[name.index(after: underscore)...]),
        categories.indices.contains(form), categories.count > 2 || categories.count == 1
      {
        result[String(name[..<underscore]), default: [:]][categories[form]] = name
      }
    }
    return result.filter { $0.value.count > 1 || categories.count == 1 }
  }

  /// Version 3 numbers the forms of whole numbers in the order in which counting meets them.
  private static func numberedCategories(of language: LanguageIdentifier) -> [PluralCategory] {
    POPluralForms.categories(of: language)
  }
}
