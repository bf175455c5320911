import CatalogSync
import LocalizableReferences
import StringCatalog
import TestSupport
import Testing

/// One rule: entries before, what the code has, entries after.
struct SyncRule: CustomTestStringConvertible, Sendable {
  var name: String
  var before: String
  var uses: [LocalizableReference]
  var after: String
  var complete = true
  var options = CatalogSyncOptions()

  var testDescription: String { name }
}

@Suite struct SyncRuleTests {
  @Test(arguments: rules)
  func theCatalogComesOutAsTheRuleSays(_ rule: SyncRule) throws {
    let result = try synced(
      catalogText(rule.before), with: rule.uses, complete: rule.complete, options: rule.options)
    #expect(result.text == catalogText(rule.after))
    let again = try synced(result.text, with: rule.uses, complete: rule.complete, options: rule.options)
    #expect(again.text == result.text, "a second sync changes nothing")
    #expect(!again.summary.hasChanges)
    #expect(result.summary.hasChanges == (rule.before.filter { $0 != "\n" } != rule.after.filter { $0 != "\n" }))
  }

  static let translated = """
        "Tickets" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Karten"
              }
            }
          }
        }
    """

  static let stale = """
        "Tickets" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Karten"
              }
            }
          }
        }
    """

  static func withValue(
    _ value: String, source: String = "new", german: String, state: String? = "extracted_with_value"
  )
    -> String
  {
    """
        "cart.title" : {
    \(state.map { "      \"extractionState\" : \"\($0)\",\n" } ?? "")      "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "\(german)",
                "value" : "Warenkorb"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "\(source)",
                "value" : "\(value)"
              }
            }
          }
        }
    """
  }

  static let rules = foundKeys + vanishedKeys

  private static let foundKeys: [SyncRule] = [
    SyncRule(
      name: "a new key is an empty entry", before: "", uses: [use("Tickets")],
      after: """
            "Tickets" : {

            }
        """),
    SyncRule(
      name: "its comment is copied", before: "", uses: [use("Tickets", comment: "Title of the list")],
      after: """
            "Tickets" : {
              "comment" : "Title of the list"
            }
        """),
    SyncRule(
      name: "several arguments are numbered in the source language", before: "", uses: [use("%@ of %lld")],
      after: """
            "%@ of %lld" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "%1$@ of %2$lld"
                  }
                }
              }
            }
        """),
    SyncRule(
      name: "one argument and a percent sign are not", before: "", uses: [use("%lld%% sold")],
      after: """
            "%lld%% sold" : {

            }
        """),
    SyncRule(
      name: "what is numbered already is not", before: "", uses: [use("%1$@ of %2$@")],
      after: """
            "%1$@ of %2$@" : {

            }
        """),
    SyncRule(
      name: "a default value is the source text", before: "",
      uses: [use("cart.title", comment: "Title", default: "Cart")],
      after: """
            "cart.title" : {
              "comment" : "Title",
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Cart"
                  }
                }
              }
            }
        """),
    SyncRule(
      name: "an empty default value is none", before: "", uses: [use("Cart", default: "")],
      after: """
            "Cart" : {

            }
        """),
    SyncRule(
      name: "one that is the key is none", before: "", uses: [use("Cart", comment: "Title", default: "Cart")],
      after: """
            "Cart" : {
              "comment" : "Title"
            }
        """),
    SyncRule(
      name: "a key with translations that gets a default value asks for review", before: translated,
      uses: [use("Tickets", default: "Your tickets")],
      after: """
            "Tickets" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Karten"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "Your tickets"
                  }
                }
              }
            }
        """),
    SyncRule(
      name: "the phrases of a shortcut are a string set", before: "",
      uses: [
        use("Buy in ${applicationName}", phrases: ["Buy in ${applicationName}", "Get a ticket in ${applicationName}"])
      ],
      after: """
            "Buy in ${applicationName}" : {
              "extractionState" : "extracted_with_value",
              "localizations" : {
                "en" : {
                  "stringSet" : {
                    "state" : "new",
                    "values" : [
                      "Buy in ${applicationName}",
                      "Get a ticket in ${applicationName}"
                    ]
                  }
                }
              }
            }
        """),
    SyncRule(
      name: "comments of several uses are joined by code point, each once",
      before: "",
      uses: [
        use("Buy", comment: "button", line: 1), use("Buy", comment: "Menu item", line: 2), use("Buy", line: 3),
        use("Buy", comment: "button", line: 4), use("Buy", comment: "", line: 5),
      ],
      after: """
            "Buy" : {
              "comment" : "Menu item\\nbutton"
            }
        """),
    SyncRule(
      name: "a comment in code replaces the catalog's",
      before: """
            "Buy" : {
              "comment" : "old"
            }
        """,
      uses: [use("Buy", comment: "new")],
      after: """
            "Buy" : {
              "comment" : "new"
            }
        """),
    SyncRule(
      name: "a comment that only the catalog has stays",
      before: """
            "Buy" : {
              "comment" : "by a translator"
            }
        """,
      uses: [use("Buy")],
      after: """
            "Buy" : {
              "comment" : "by a translator"
            }
        """),
    SyncRule(
      name: "so does one made by Xcode",
      before: """
            "Buy" : {
              "comment" : "A button.",
              "isCommentAutoGenerated" : true
            }
        """,
      uses: [use("Buy")],
      after: """
            "Buy" : {
              "comment" : "A button.",
              "isCommentAutoGenerated" : true
            }
        """),
    SyncRule(
      name: "unless code has one",
      before: """
            "Buy" : {
              "comment" : "A button.",
              "isCommentAutoGenerated" : true
            }
        """,
      uses: [use("Buy", comment: "Buys the ticket")],
      after: """
            "Buy" : {
              "comment" : "Buys the ticket"
            }
        """),
    SyncRule(
      name: "with sources missing, a joined comment stays",
      before: """
            "Buy" : {
              "comment" : "Menu item\\nbutton"
            }
        """,
      uses: [use("Buy", comment: "button")],
      after: """
            "Buy" : {
              "comment" : "Menu item\\nbutton"
            }
        """, complete: false),
  ]

  static let withoutGerman = """
        "cart.title" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Cart"
              }
            }
          }
        }
    """

  static func sourceOnly(state: String?) -> String {
    """
        "cart.title" : {
    \(state.map { "      \"extractionState\" : \"\($0)\",\n" } ?? "")      "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Cart"
              }
            }
          }
        }
    """
  }

  static func manual(_ state: String) -> String {
    """
        "Sold out" : {
          "comment" : "by hand",
          "extractionState" : "\(state)"
        }
    """
  }

  static func phrases(_ phrases: [String], german: String) -> String {
    let values = phrases.map { "              \"\($0)\"" }.joined(separator: ",\n")
    return """
          "Buy in ${applicationName}" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "de" : {
                "stringSet" : {
                  "state" : "\(german)",
                  "values" : [
                    "Kaufe mit ${applicationName}"
                  ]
                }
              },
              "en" : {
                "stringSet" : {
                  "state" : "new",
                  "values" : [
      \(values)
                  ]
                }
              }
            }
          }
      """
  }

  static func deep(value: String, _ state: String) -> String {
    """
        "seats" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : {
              "variations" : {
                "device" : {
                  "iphone" : {
                    "variations" : {
                      "plural" : {
                        "one" : {
                          "stringUnit" : {
                            "state" : "\(state)",
                            "value" : "%lld Platz"
                          }
                        },
                        "other" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "%lld Plätze"
                          }
                        }
                      }
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "\(state)",
                      "value" : "%lld Plätze"
                    }
                  }
                }
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "\(value)"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "\(state)",
                "value" : "%#@seats@"
              },
              "substitutions" : {
                "seats" : {
                  "argNum" : 1,
                  "formatSpecifier" : "lld",
                  "variations" : {
                    "plural" : {
                      "other" : {
                        "stringUnit" : {
                          "state" : "\(state)",
                          "value" : "%arg places"
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
    """
  }
}
