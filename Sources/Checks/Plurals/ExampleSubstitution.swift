/// A catalog of one key with a substitution, for examples.
enum ExampleSubstitution {
  static func catalog(
    text: String, substitution: String, one: String = "%arg seat", other: String = "%arg seats"
  ) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "seats" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(text)"
              },
              "substitutions" : {
                "\(substitution)" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "\(one)"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "\(other)"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }
}
