import CatalogSync
import LocalizableReferences

extension SyncRuleTests {
  /// What becomes of keys that code no longer has, of those kept by hand, and of those that return.
  static let vanishedKeys: [SyncRule] = [
    SyncRule(
      name: "a vanished key without translations is removed",
      before: """
            "Buy" : {

            },
            "Sell" : {
              "comment" : "gone"
            }
        """,
      uses: [use("Buy")],
      after: """
            "Buy" : {

            }
        """),
    SyncRule(
      name: "a vanished key whose source text is the extractor's is removed", before: withoutGerman, uses: [], after: ""
    ),
    SyncRule(name: "a vanished key with translations is stale", before: translated, uses: [], after: stale),
    SyncRule(
      name: "a vanished key with a source text by hand is stale",
      before: sourceOnly(state: nil), uses: [], after: sourceOnly(state: "stale")),
    SyncRule(
      name: "nothing goes while sources are missing", before: translated, uses: [], after: translated, complete: false),
    SyncRule(
      name: "nothing goes with keep-stale", before: translated, uses: [], after: translated,
      options: CatalogSyncOptions(keepStale: true)),
    SyncRule(name: "a manual key never goes", before: manual("manual"), uses: [], after: manual("manual")),
    SyncRule(
      name: "a migrated key that is in no code is kept by hand", before: manual("migrated"), uses: [],
      after: manual("manual")),
    SyncRule(
      name: "but not while sources are missing", before: manual("migrated"), uses: [], after: manual("migrated"),
      complete: false),
    SyncRule(
      name: "nor with keep-stale", before: manual("migrated"), uses: [], after: manual("migrated"),
      options: CatalogSyncOptions(keepStale: true)),
    SyncRule(
      name: "nor one in a state of other tools", before: manual("translated"), uses: [], after: manual("translated")),
    SyncRule(
      name: "a key of which a symbol is made stays, since code names that",
      before: """
            "Row" : {
              "generatesSymbol" : true
            },
            "Seat" : {
              "generatesSymbol" : false
            }
        """,
      uses: [],
      after: """
            "Row" : {
              "generatesSymbol" : true
            }
        """),
    SyncRule(
      name: "a key that is not to be translated stays",
      before: """
            "example.com" : {
              "shouldTranslate" : false
            }
        """,
      uses: [],
      after: """
            "example.com" : {
              "shouldTranslate" : false
            }
        """),
    SyncRule(
      name: "a manual key that code has too stays as it is", before: manual("manual"),
      uses: [use("Sold out", comment: "in code", default: "Sold")], after: manual("manual")),
    SyncRule(
      name: "a migrated key that code has loses its mark, and its text that is the key",
      before: migrated(english: "Tickets"), uses: [use("Tickets")], after: translated),
    SyncRule(
      name: "a text that is not the key stays", before: migrated(english: "All tickets"), uses: [use("Tickets")],
      after: migrated(english: "All tickets").replacing("      \"extractionState\" : \"migrated\",\n", with: "")),
    SyncRule(
      name: "a migrated key gets its default value, and translations stay as they are",
      before: withoutEnglish("migrated"), uses: [use("cart.title", default: "Cart")],
      after: withValue("Cart", german: "translated")),
    SyncRule(name: "a key that returns is no longer stale", before: stale, uses: [use("Tickets")], after: translated),
    SyncRule(
      name: "one with a default value neither", before: withValue("Cart", german: "translated", state: "stale"),
      uses: [use("cart.title", default: "Cart")], after: withValue("Cart", german: "translated")),
    SyncRule(
      name: "a changed default value asks for review", before: withValue("Cart", german: "translated"),
      uses: [use("cart.title", default: "Basket")], after: withValue("Basket", german: "needs_review")),
    SyncRule(
      name: "of texts that are translated only", before: withValue("Cart", german: "new"),
      uses: [use("cart.title", default: "Basket")], after: withValue("Basket", german: "new")),
    SyncRule(
      name: "the same default value changes nothing", before: withValue("Cart", german: "translated"),
      uses: [use("cart.title", default: "Cart")], after: withValue("Cart", german: "translated")),
    SyncRule(
      name: "of two default values the catalog's stays", before: withValue("Cart", german: "translated"),
      uses: [use("cart.title", default: "Basket", line: 1), use("cart.title", default: "Cart", line: 2)],
      after: withValue("Cart", german: "translated")),
    SyncRule(
      name: "a source text by hand stays",
      before: withValue("My cart", source: "translated", german: "translated", state: nil),
      uses: [use("cart.title", default: "Basket")],
      after: withValue("My cart", source: "translated", german: "translated", state: nil)),
    SyncRule(
      name: "a default value that is no longer in code stays", before: withValue("Cart", german: "translated"),
      uses: [use("cart.title")], after: withValue("Cart", german: "translated")),
    SyncRule(
      name: "a numbered source text is not written again once it is gone",
      before: """
            "%@ of %lld" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%1$@ von %2$lld"
                  }
                }
              }
            }
        """,
      uses: [use("%@ of %lld")],
      after: """
            "%@ of %lld" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%1$@ von %2$lld"
                  }
                }
              }
            }
        """),
    SyncRule(
      name: "texts at every depth are to be reviewed", before: deep(value: "%lld seats", "translated"),
      uses: [use("seats", default: "%lld places")], after: deep(value: "%lld places", "needs_review")),
    SyncRule(
      name: "changed phrases ask for review", before: phrases(["Buy in ${applicationName}"], german: "translated"),
      uses: [
        use("Buy in ${applicationName}", phrases: ["Buy in ${applicationName}", "Order in ${applicationName}"])
      ],
      after: phrases(["Buy in ${applicationName}", "Order in ${applicationName}"], german: "needs_review")),
  ]

  static func migrated(english: String) -> String {
    """
        "Tickets" : {
          "extractionState" : "migrated",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Karten"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(english)"
              }
            }
          }
        }
    """
  }

  static func withoutEnglish(_ state: String) -> String {
    """
        "cart.title" : {
          "extractionState" : "\(state)",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Warenkorb"
              }
            }
          }
        }
    """
  }
}
