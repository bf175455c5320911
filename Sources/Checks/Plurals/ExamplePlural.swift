/// Catalogs of one key with plurals, for examples: a `↓` before a category means a finding at its text.
enum ExamplePlural {
  static func catalog(key: String, _ languages: [(String, KeyValuePairs<String, String>)]) -> String {
    let localizations = languages.map { language, forms in
      let branches = forms.map { category, text in
        let isMarked = category.hasPrefix("↓")
        return """
                    "\(isMarked ? String(category.dropFirst()) : category)" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "\(isMarked ? "↓" : "")\(text)"
                      }
                    }
          """
      }
      return """
              "\(language)" : {
                "variations" : {
                  "plural" : {
        \(branches.joined(separator: ",\n"))
                  }
                }
              }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "\(key)" : {
            "localizations" : {
      \(localizations.joined(separator: ",\n"))
            }
          }
        },
        "version" : "1.0"
      }
      """
  }
}
