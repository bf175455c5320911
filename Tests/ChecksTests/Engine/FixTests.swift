import Commands
import Foundation
import TestSupport
import Testing

/// `--fix` as users run it.
@Suite struct FixTests {
  private static func catalog(_ german: String, _ french: String = "Parterre") -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Stalls on the left" : {
          "extractionState" : "manual",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(german)"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(french)"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  private static let path = "Localizable.xcstrings"

  private func harness(_ text: String) throws -> CheckHarness {
    try CheckHarness([Self.path: text, "A.swift": "import SwiftUI\n"])
  }

  @Test func itIsWrittenAndSaid() throws {
    let harness = try harness(Self.catalog("Parkett  links"))
    let run = harness.run("check", "--rule", "doubled-space", "--fix")
    #expect(try harness.text(Self.path) == Self.catalog("Parkett links"))
    #expect(run.output.hasPrefix("Localizable.xcstrings: 1 fixed\n"))
    #expect(!run.errors.contains("doubled-space"))
    #expect(run.output.hasSuffix("\nnothing found in 1 catalog and 1 source\n"))
    let again = harness.run("check", "--rule", "doubled-space", "--fix")
    #expect(!again.output.contains("fixed"))
  }

  @Test func nothingIsWrittenWhereItIsOnlyPlanned() throws {
    let harness = try harness(Self.catalog("Parkett  links"))
    let check = harness.run("check", "--rule", "doubled-space", "--fix", "--check")
    #expect(check.code == .findings)
    #expect(check.output.contains("would change Localizable.xcstrings: 1 fixed\n"))
    #expect(check.errors.contains("[doubled-space]"))
    let diff = harness.run("check", "--rule", "doubled-space", "--fix", "--diff")
    #expect(diff.output.contains("+            \"value\" : \"Parkett links\"\n"))
    #expect(try harness.text(Self.path) == Self.catalog("Parkett  links"))
    try harness.project.write(Self.catalog("Parkett links"), to: Self.path)
    #expect(harness.run("check", "--rule", "doubled-space", "--fix", "--check").code == .success)
  }

  /// What people do not see they do not expect to change.
  @Test(arguments: ["--fix", "--fix=all"]) func onlyWhatIsShownIsMended(_ option: String) throws {
    let text = Self.catalog("Parkett  links")
    let harness = try harness(text)
    func configure(_ severity: String) throws {
      let rules = "{ \"doubled-space\": \"\(severity)\" }"
      try harness.project.write("{ \"check\": { \"rules\": \(rules) } }", to: "dragoman.json")
    }
    try configure("advice")
    func check(_ arguments: String...) -> CheckedRun {
      CheckedRun(["check", "--rule", "doubled-space"] + arguments, in: harness.project.root)
    }
    #expect(!check().output.contains("can be fixed"))
    #expect(!check(option).output.contains("fixed"))
    #expect(try harness.text(Self.path) == text)
    #expect(check("--advice").output.contains("; 1 can be fixed by --fix\n"))
    // Programs are shown all.
    _ = check("--json", option)
    #expect(try harness.text(Self.path) == Self.catalog("Parkett links"))
    try harness.project.write(text, to: Self.path)
    try configure("warning")
    #expect(check().output.contains("; 1 can be fixed by --fix\n"))
    _ = check(option)
    #expect(try harness.text(Self.path) == Self.catalog("Parkett links"))
  }

  /// Two rules that mend the same text do so one after the other, in one run.
  @Test func fixesOfOneTextAreAllMade() throws {
    let harness = try harness(Self.catalog("Parkett  links "))
    _ = harness.run("check", "--rule", "doubled-space", "--rule", "differing-space-at-edges", "--fix=all")
    #expect(try harness.text(Self.path) == Self.catalog("Parkett links"))
  }

  @Test func whatIsTurnedOffOrKeptIsLeft() throws {
    let text = Self.catalog("Parkett  links").replacing(
      "\"extractionState\"", with: "\"comment\" : \"dragoman:disable doubled-space\",\n      \"extractionState\"")
    let harness = try harness(text)
    _ = harness.run("check", "--fix=all")
    #expect(try harness.text(Self.path).contains("Parkett  links"))
    try harness.project.write(Self.catalog("Parkett  links"), to: Self.path)
    _ = harness.run("check", "--write-baseline", "known.json")
    _ = harness.run("check", "--fix=all", "--baseline", "known.json")
    #expect(try harness.text(Self.path).contains("Parkett  links"))
  }

  @Test func otherLanguagesAreLeft() throws {
    let harness = try harness(Self.catalog("Parkett  links", "Parterre  gauche"))
    _ = harness.run("check", "--rule", "doubled-space", "--fix", "--language", "fr")
    #expect(try harness.text(Self.path) == Self.catalog("Parkett  links", "Parterre gauche"))
    let unknown = harness.run("check", "--language", "it")
    #expect(unknown.code == .refused)
    #expect(unknown.errors.contains("no catalog has the language 'it'"))
    #expect(unknown.errors.contains("they have de, en, fr"))
  }

  @Test func planningWithoutFixingIsRefused() throws {
    for option in ["--check", "--diff"] {
      let run = try harness(Self.catalog("Parkett")).run("check", option)
      #expect(run.code == .refused)
      #expect(run.errors.contains("add '--fix' or '--fix=all'"))
    }
  }

  @Test func aCatalogAloneIsMended() throws {
    let harness = try harness(Self.catalog("Parkett  links"))
    _ = harness.run("check", Self.path, ".", "--rule", "doubled-space", "--fix")
    #expect(try harness.text(Self.path) == Self.catalog("Parkett links"))
  }
}
