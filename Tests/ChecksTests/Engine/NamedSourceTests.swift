import Commands
import Foundation
import TestSupport
import Testing

/// `dragoman check FILE`: what is found in one source, with its project around it.
@Suite struct NamedSourceTests {
  private static func source(_ text: String) -> String {
    "import UIKit\nfunc show(_ label: UILabel) { label.text = \"\(text)\" }\n"
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Hall", defaultLocalization: "en", targets: [
      .target(name: "Hall", resources: [.process("Localizable.xcstrings")]), .testTarget(name: "HallTests"),
    ])
    """

  /// Keys of a source that is not named, so many that the catalog is seen to be in step with the code.
  private static let keys = (1...20).map { "Row \($0)" }

  private func harness() throws -> CheckHarness {
    try CheckHarness([
      ".git/HEAD": "", "Package.swift": Self.manifest, "Sources/Hall/A.swift": Self.source("Doors open at seven"),
      "Sources/Hall/Views/B.swift": Self.source("No photographs"),
      "Sources/Hall/C.swift": "import Foundation\nlet text = String(localized: \"Foyer\", bundle: .module)\n",
      "Sources/Hall/Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"Stalls  \": {}, "
        + Self.keys.map { "\"\($0)\": {}" }.joined(separator: ", ") + "}, \"version\": \"1.0\"}",
      "Sources/Hall/Rows.swift": "import Foundation\n"
        + Self.keys.enumerated().map { "let row\($0) = String(localized: \"\($1)\", bundle: .module)\n" }.joined(),
      "Tests/HallTests/T.swift": Self.source("Not shown"),
    ])
  }

  @Test func onlyWhatIsInItIsReported() throws {
    let harness = try harness()
    let run = harness.run("check", "Sources/Hall/A.swift")
    #expect(run.errors.contains("Sources/Hall/A.swift:2:") && !run.errors.contains("B.swift"))
    #expect(!run.errors.contains("Localizable.xcstrings:"))
    #expect(run.output.hasPrefix("1 warning in 1 file"), "\(run.output)")
    let both = harness.run("check", "Sources/Hall/A.swift", "Sources/Hall/Views/B.swift", "--format", "json")
    #expect(both.output.components(separatedBy: "\"hard-coded-text\"").count == 3)
    let folder = harness.run("check", "Sources/Hall/A.swift", ".", "--format", "json")
    #expect(folder.output.components(separatedBy: "\"hard-coded-text\"").count == 3)
  }

  @Test func itsProjectIsKnown() throws {
    let harness = try harness()
    // Only the catalog tells that the key is missing.
    let run = harness.run("check", "Sources/Hall/C.swift", "--rule", "key-not-in-catalog")
    #expect(run.errors.contains("[key-not-in-catalog]"), "\(run.errors) \(run.output)")
    let inside = CheckedRun(["check", "B.swift"], in: harness.project.absolute("Sources/Hall/Views"))
    #expect(inside.errors.hasPrefix("B.swift:2:"), "\(inside.errors)")
    let nothing = harness.run("check", "Sources/Hall/C.swift", "--rule", "hard-coded-text")
    #expect(nothing.output == "nothing found in 1 source\n")
  }

  @Test func onlyWhatIsInItIsMended() throws {
    let harness = try harness()
    let before = try harness.text("Sources/Hall/A.swift")
    _ = harness.run("check", "Sources/Hall/Views/B.swift", "--fix=all")
    #expect(try harness.text("Sources/Hall/A.swift") == before)
    #expect(try harness.text("Sources/Hall/Views/B.swift").contains("String(localized:"))
  }

  @Test func aLinkToItIsTheSource() throws {
    let harness = try harness()
    try harness.project.link("Link.swift", to: "Sources/Hall/A.swift")
    #expect(harness.run("check", "Link.swift").errors.contains("Sources/Hall/A.swift:2:"))
  }

  @Test func whatIsNotCheckedIsRefused() throws {
    let harness = try harness()
    try harness.project.write(Self.source("Not shown"), to: "Other/O.swift")
    let other = harness.run("check", "Other/O.swift")
    #expect(other.code == .refused)
    #expect(other.errors.contains("Other/O.swift: error:") && other.errors.contains("[source-without-target]"))
    let missing = harness.run("check", "Sources/Hall/None.swift")
    #expect(missing.code == .refused && missing.errors.contains("no such file"))
  }

  /// A hook names whatever has changed.
  @Test func testsAreLeftOut() throws {
    let harness = try harness()
    let test = harness.run("check", "Tests/HallTests/T.swift")
    #expect(test.code == .success && test.errors == "")
    #expect(test.output == "nothing found in 0 sources\ntests are not checked: 'Tests/HallTests/T.swift'\n")
    let both = harness.run("check", "Tests/HallTests/T.swift", "Sources/Hall/A.swift")
    #expect(both.errors.contains("A.swift:2:") && !both.errors.contains("T.swift"))
  }

  @Test func itIsComparedWithABaselineOfAll() throws {
    let harness = try harness()
    _ = harness.run("check", "--write-baseline", "known.json")
    let run = harness.run("check", "Sources/Hall/A.swift", "--baseline", "known.json", "--advice")
    #expect(run.output == "nothing new found in 1 source; left out: 1 in the baseline\n", "\(run.output)")
    #expect(!run.errors.contains("outdated-baseline"), "\(run.errors)")
  }
}
