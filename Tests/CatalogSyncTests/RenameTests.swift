import CatalogSync
import LocalizableReferences
import Testing

@Suite struct RenameTests {
  private func translated(_ key: String, _ german: String, state: String = "translated", more: String = "") -> String {
    """
        "\(key)" : {
    \(more)      "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "\(state)",
                "value" : "\(german)"
              }
            }
          }
        }
    """
  }

  @Test(arguments: [
    ("Buy ticket", "Buy tickets"), ("Buy Ticket", "Buy ticket"), ("Delete the ticket", "Delete the ticket?"),
    ("%d seats", "%lld seats"), ("Log in.", "Log in"), ("Cancle the order", "Cancel the order"), ("OK", "Ok"),
  ])
  func nearlyEqualKeysAreARename(old: String, new: String) throws {
    let result = try synced(catalogText(translated(old, "Text")), with: [use(new)])
    #expect(result.summary.suggestions.map(\.from) == [old])
    #expect(result.summary.suggestions.map(\.to) == [new])
    #expect(result.summary.staled == [old])
    #expect(result.summary.added == [new])
  }

  @Test(arguments: [
    ("Show", "Hide"), ("Row 1", "Row 2"), ("Enable", "Disable"), ("On", "Off"), ("Log in", "Log out"), ("…", "—"),
    ("%@", "%@ %@"), ("Tickets", "Settings"),
  ])
  func otherTextsAreNot(old: String, new: String) throws {
    let result = try synced(catalogText(translated(old, "Text")), with: [use(new)])
    #expect(result.summary.suggestions.isEmpty)
  }

  @Test func aKeyWhoseDefaultValueStaysIsARename() throws {
    let before = catalogText(
      """
          "cart.title" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Warenkorb"
                }
              },
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Cart"
                }
              }
            }
          }
      """)
    let after = before.replacing("cart.title", with: "basket.heading").replacing(
      "\"translated\"", with: "\"needs_review\"")
    let uses = [use("basket.heading", default: "Cart")]
    #expect(try synced(before, with: uses).summary.suggestions.map(\.to) == ["basket.heading"])
    let result = try synced(before, with: uses, options: CatalogSyncOptions(carryOver: true))
    #expect(result.text == after)
    #expect(result.summary.carriedOver.map(\.from) == ["cart.title"])
    #expect(result.summary.suggestions.isEmpty)
    #expect(result.summary.staled.isEmpty)
  }

  @Test func carriedTranslationsAreToBeReviewed() throws {
    let comment = "      \"comment\" : \"by a translator\",\n"
    let before = catalogText(translated("Buy ticket", "Karte kaufen", more: comment))
    let uses = [use("Buy tickets")]
    let options = CatalogSyncOptions(carryOver: true)
    let result = try synced(before, with: uses, options: options)
    #expect(result.text == catalogText(translated("Buy tickets", "Karte kaufen", state: "needs_review", more: comment)))
    let again = try synced(result.text, with: uses, options: options)
    #expect(again.text == result.text)
    #expect(!again.summary.hasChanges)
  }

  @Test func specifiersOfTranslationsFollowTheKey() throws {
    let options = CatalogSyncOptions(carryOver: true)
    let result = try synced(
      catalogText(translated("%d of %@ (%d%%)", "%2$@: %1$d, %3$d%% %3$05d")), with: [use("%lld of %@ (%.1f%%)")],
      options: options)
    #expect(result.text.contains("\"%2$@: %1$lld, %3$.1f%% %3$05d\""))

    let substitution = """
          "%d seats" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%#@seats@"
                },
                "substitutions" : {
                  "seats" : {
                    "formatSpecifier" : "d",
                    "variations" : {
                      "plural" : {
                        "other" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%arg Plätze, %d"
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
    let after = substitution.replacing("%d", with: "%lld").replacing("\"d\"", with: "\"lld\"")
      .replacing("\"translated\"", with: "\"needs_review\"")
    let carried = try synced(catalogText(substitution), with: [use("%lld seats")], options: options)
    #expect(carried.text == catalogText(after))
  }

  @Test func withKeepStaleTheOldKeyStaysToo() throws {
    let options = CatalogSyncOptions(keepStale: true, carryOver: true)
    let result = try synced(
      catalogText(translated("Buy ticket", "Karte kaufen")), with: [use("Buy tickets")], options: options)
    #expect(
      result.text
        == catalogText(
          translated("Buy ticket", "Karte kaufen") + ",\n"
            + translated("Buy tickets", "Karte kaufen", state: "needs_review")))
  }

  @Test func eachKeyIsPairedOnceWithTheNearest() throws {
    let before = catalogText(
      translated("Delete the seat", "a") + ",\n" + translated("Delete the seats", "b"))
    let result = try synced(before, with: [use("Delete the seats."), use("Delete a seat")])
    #expect(
      result.summary.suggestions.map { "\($0.from) → \($0.to)" } == [
        "Delete the seat → Delete a seat", "Delete the seats → Delete the seats.",
      ])
  }

  @Test func inVeryLargeCatalogsNearlyEqualTextsAreStillFound() throws {
    let old = (0..<1_100).map { "row number \($0) of the hall" }
    let before = catalogText(old.map { translated($0, "Text") }.joined(separator: ",\n"))
    let result = try synced(before, with: old.map { use($0.uppercased()) })
    #expect(result.summary.suggestions.count == old.count)
  }

  @Test func aKeyWithoutTranslationsHasNothingToCarry() throws {
    let before = catalogText("    \"Buy ticket\" : {\n\n    }")
    let result = try synced(before, with: [use("Buy tickets")])
    #expect(result.summary.suggestions.isEmpty)
    #expect(result.summary.removed == ["Buy ticket"])
  }

  @Test func whileSourcesAreMissingNothingIsCalledRenamed() throws {
    let before = catalogText(translated("Buy ticket", "Karte kaufen"))
    let result = try synced(
      before, with: [use("Buy tickets")], complete: false, options: CatalogSyncOptions(carryOver: true))
    #expect(result.summary.suggestions.isEmpty)
    #expect(result.summary.carriedOver.isEmpty)
    #expect(result.summary.unchecked == ["Buy ticket"])
  }
}
