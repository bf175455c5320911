import Checks
import Commands
import TestSupport
import Testing

/// `dragoman doctor`: the rules of projects alone.
@Suite struct DoctorCommandTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {"Stalls": {"localizations": {"de": {"stringUnit": {"state": "new", \
    "value": ""}}}}}, "version": "1.0"}
    """

  @Test func saysThatNothingIsWrong() throws {
    let project = try TemporaryProject(["Hall.swift": "", "Localizable.xcstrings": Self.catalog])
    let run = CheckedRun(["doctor"], in: project.root)
    #expect(run.code == .success)
    #expect(run.output == "nothing is wrong with how the project is set up (1 target, 1 catalog)\n")
    // What is wrong with the texts is no affair of it.
    #expect(CheckedRun(["check", "--strict"], in: project.root).code == .findings)
  }

  @Test func findsWhatIsWrong() throws {
    let project = try TemporaryProject([
      "Hall.swift": "", "Localizable.xcstrings": Self.catalog, "de.lproj/Localizable.strings": "\"a\" = \"b\";",
    ])
    let run = CheckedRun(["doctor"], in: project.root)
    #expect(run.code == .findings)
    #expect(run.errors.contains("[catalog-beside-table]"))
  }

  @Test func countsWhatItFinds() throws {
    let project = try TemporaryProject(["Hall.swift": "", "Localizable.xcstrings": Self.catalog])
    try project.link("Stage.xcstrings", to: "Nothing.xcstrings")
    let run = CheckedRun(["doctor"], in: project.root)
    #expect(run.code == .success)
    #expect(run.errors.contains("Stage.xcstrings: warning: the symbolic link leads nowhere"))
    #expect(run.output == "1 warning in 1 file\n")
  }

  @Test func saysWhatIsWrongWithTheConfiguration() throws {
    let project = try TemporaryProject([
      "Hall.swift": "", "Localizable.xcstrings": Self.catalog,
      "dragoman.json": """
      {
        "check": { "baseline": "known.json", "glossaries": ["terms.csv"] },
        "extract": { "declarations": { "": ["func ("] } }
      }
      """,
    ])
    let run = CheckedRun(["doctor"], in: project.root)
    #expect(run.code == .findings)
    #expect(run.errors.contains("dragoman.json:2:26: error: there is no baseline 'known.json'"), "\(run.errors)")
    #expect(run.errors.contains("dragoman.json:2:55: error: there is no glossary 'terms.csv'"), "\(run.errors)")
    #expect(run.errors.contains("dragoman.json:3:39: "), "\(run.errors)")
  }

  @Test func saysWhyACatalogIsLeftOut() throws {
    let project = try TemporaryProject([
      "Hall.swift": "", "Localizable.xcstrings": Self.catalog, "Stage.xcstrings": "{",
    ])
    let run = CheckedRun(["doctor"], in: project.root)
    #expect(run.code == .refused)
    #expect(run.errors.contains("[truncated-file]"))
    #expect(run.output == "1 error in 1 file\n")
  }

  @Test func followsTheConfiguration() throws {
    let project = try TemporaryProject([
      "Hall.swift": "", "Localizable.xcstrings": Self.catalog, "de.lproj/Localizable.strings": "\"a\" = \"b\";",
      "dragoman.json": #"{"check": {"rules": {"catalog-beside-table": "off"}}}"#,
    ])
    let run = CheckedRun(["doctor"], in: project.root)
    #expect(run.code == .success)
    #expect(run.output.hasSuffix("\nconfigured by dragoman.json\n"))
  }
}
