import Commands
import TestSupport
import Testing

/// Glossaries that `dragoman.json` names.
@Suite struct ConfiguredGlossariesTests {
  private func harness(_ glossary: String, _ name: String, rules: String = "{ }") throws -> CheckHarness {
    try CheckHarness([
      "dragoman.json": "{ \"check\": { \"glossaries\": [\"\(name)\"], \"rules\": \(rules) } }",
      name: glossary,
      "en.lproj/Localizable.strings":
        "\"Pay at the box office\" = \"Pay at the box office\";\n\"Kite\" = \"Kite plays\";\n",
      "de.lproj/Localizable.strings": """
      "Pay at the box office" = "An der Theaterkasse zahlen";
      "Kite" = "Der Drache spielt";

      """,
    ])
  }

  private static let table = "term,translatable,de\nbox office,,Abendkasse\nKite,no,\n"
  private static let box = "de.lproj/Localizable.strings:1:27: warning"
  private static let kite = "de.lproj/Localizable.strings:2:10: warning"

  @Test func termsOfTablesAreAskedFor() throws {
    let harness = try harness(Self.table, "terms.csv")
    let errors = harness.run("check", "--rule", "deviating-term").errors
    #expect(errors.contains(Self.box) && errors.contains("'Abendkasse'"))
    #expect(errors.contains(Self.kite) && errors.contains("'Kite'"))
  }

  @Test func whatTheConfigurationSaysOfATermCounts() throws {
    let harness = try harness(
      Self.table, "terms.csv",
      rules: #"{ "deviating-term": { "options": { "terms": { "box office": { "de": "Theaterkasse" } } } } }"#)
    let errors = harness.run("check", "--rule", "deviating-term").errors
    #expect(!errors.contains(Self.box) && errors.contains(Self.kite))
  }

  @Test func forbiddenTermsOfTermBasesAreFound() throws {
    let harness = try harness(
      """
      <tbx><text><body><conceptEntry>
        <langSec xml:lang="en"><termSec><term>box office</term></termSec></langSec>
        <langSec xml:lang="de"><termSec><term>Kasse am Abend</term></termSec>
          <termSec><term>Theaterkasse</term><administrativeStatus>deprecatedTerm-admn-sts</administrativeStatus></termSec>
        </langSec>
      </conceptEntry></body></text></tbx>
      """, "Terms/base.tbx")
    let errors = harness.run("check", "--rule", "forbidden-term").errors
    #expect(errors.contains(Self.box) && errors.contains("write 'Kasse am Abend'"))
  }

  @Test func damagedAndMissingFilesAreRefused() throws {
    let damaged = try harness("en,de\na,\"b\n", "terms.csv")
    let run = damaged.run("check")
    #expect(run.code == .refused)
    #expect(run.errors.contains("terms.csv:2:3: error"))
    let missing = try harness("", "terms.csv")
    try missing.project.write("{ \"check\": { \"glossaries\": [\"other.csv\"] } }", to: "dragoman.json")
    #expect(missing.run("check").errors.contains("dragoman.json:1:29: error: there is no glossary 'other.csv'"))
  }

  @Test func aChangedGlossaryIsLookedAtAnew() throws {
    var harness = try harness(Self.table, "terms.csv")
    harness.variables = ["DRAGOMAN_CACHE": harness.project.absolute("cache")]
    #expect(harness.run("check", "--rule", "deviating-term").errors.contains(Self.box))
    try harness.project.write("term,de\nbox office,Theaterkasse\n", to: "terms.csv")
    #expect(!harness.run("check", "--rule", "deviating-term").errors.contains(Self.box))
  }
}
