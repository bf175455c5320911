import CatalogSync
import Findings
import LocalizableReferences
import SourceText
import StringsTables
import Testing

@Suite struct StringsTableSyncTests {
  private func synced(
    _ text: String, with uses: [LocalizableReference], complete: Bool = true, known: Set<String> = []
  ) throws -> (text: String, summary: StringsTableSyncSummary) {
    var table = try StringsTable(bytes: Array(text.utf8), path: "en.lproj/Localizable.strings")
    let summary = try StringsTableSync.sync(
      &table, with: uses, sourcesAreComplete: complete, knownKeys: known)
    return (String(decoding: table.bytes, as: UTF8.self), summary)
  }

  @Test func newKeysAreAddedAsGenstringsWritesThem() throws {
    let result = try synced(
      "/* Title of the list */\n\"Tickets\" = \"Tickets\";\n",
      with: [
        use("Tickets", comment: "changed"), use("%@ of %lld", comment: "Seats", line: 2),
        use("cart.title", comment: "Title", default: "Cart", line: 3),
        use("cart.title", comment: "Heading", default: "Cart", line: 4), use("Buy", line: 5),
      ])
    #expect(
      result.text == """
        /* Title of the list */
        "Tickets" = "Tickets";

        /* Seats */
        "%@ of %lld" = "%1$@ of %2$lld";

        "Buy" = "Buy";

        /* Heading
           Title */
        "cart.title" = "Cart";

        """)
    #expect(result.summary.added == ["%@ of %lld", "Buy", "cart.title"])
    #expect(result.summary.unused.isEmpty)
    let again = try synced(result.text, with: [use("Buy")])
    #expect(again.text == result.text)
  }

  @Test func unusedKeysAreAdvice() throws {
    let text = "\"Buy\" = \"Buy\";\n\"Sell\" = \"Sell\";\n"
    let result = try synced(text, with: [use("Buy")])
    #expect(result.text == text)
    #expect(result.summary.unused == ["Sell"])
    let finding = try #require(result.summary.findings.first)
    #expect(finding.severity == .advice)
    #expect(finding.location?.range?.lowerBound.line == 2)
    #expect(try synced(text, with: [use("Buy")], complete: false).summary.unused.isEmpty)
  }

  @Test func keysThatTheTableHasElsewhereAreNotAdded() throws {
    let result = try synced("\"Buy\" = \"Buy\";\n", with: [use("%lld seats")], known: ["%lld seats"])
    #expect(result.summary.added.isEmpty)
  }

  @Test func aGuessMeansTheKeyOfTheTable() throws {
    let text = "\"%lld seats\" = \"%lld seats\";\n"
    let result = try synced(text, with: [use("%@ seats", guessed: true)])
    #expect(result.text == text)
    #expect(result.summary.findings.isEmpty)
  }
}
