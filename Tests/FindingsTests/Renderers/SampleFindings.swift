import Findings
import SourceText

/// Findings with everything that needs care: wide characters, tabs, commas and percent signs.
enum SampleFindings {
  static let path = "App, main/Été 100%:1.xcstrings"
  static let source = SourceText("{\n\t\"🎟 票 key\" : 1,\n  \"last\" : 2\n}\n")

  static func source(_ path: String) -> SourceText? { path == self.path ? source : nil }

  static let located = Finding(
    "duplicate-key", .error, at: FindingLocation(path: path, text: source, offset: 3, length: 14),
    "duplicate key \"🎟 票 key\", 100% sure", suggestion: "remove one of them",
    notes: [
      FindingNote("the other is here", at: FindingLocation(path: path, text: source, offset: 25, length: 6)),
      FindingNote("keys are unique"),
    ],
    fixIts: [
      FixIt(
        "remove it",
        edits: [path: [TextEdit(range: UTF8Offset(3)..<UTF8Offset(17), replacement: "\"new\"")]])
    ])
  static let wholeFile = Finding("stale-key", .warning, at: FindingLocation(path: "b.xcstrings"), "first\nsecond")
  static let nowhere = Finding("hint", .advice, "nothing \u{1B}[31mred")
  static let all = [located, wholeFile, nowhere]
}
