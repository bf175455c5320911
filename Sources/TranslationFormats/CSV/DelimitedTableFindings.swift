package import Findings
import SourceText

/// What can be wrong with a table of delimited text.
package enum DelimitedTableFindings {
  package static let malformed: FindingID = "malformed-csv"

  static func misplacedQuote(_ offset: Int, _ source: SourceText, _ path: String) -> RefusedInput {
    refusal(
      malformed, offset, source, path, "expected the end of the cell after its closing quotation mark",
      "write quotation marks within a quoted cell twice")
  }

  static func truncated(_ offset: Int, _ source: SourceText, _ path: String) -> RefusedInput {
    refusal(
      "truncated-file", offset, source, path, "expected a closing quotation mark before the end of the file",
      "the file is cut off, or a quotation mark too many stands here")
  }

  static func tooManyColumns(_ offset: Int, _ source: SourceText, _ path: String) -> RefusedInput {
    refusal(
      malformed, offset, source, path, "a row with more than \(DelimitedTableReader.columnLimit) cells",
      "check that this is the file you meant")
  }

  static func encoding(path: String) -> RefusedInput {
    RefusedInput(
      Finding(
        "unsupported-encoding", .error, at: FindingLocation(path: path), "bytes that are not UTF-8, expected UTF-8",
        suggestion: "save the table as 'CSV UTF-8'"))
  }

  private static func refusal(
    _ id: FindingID, _ offset: Int, _ source: SourceText, _ path: String, _ message: String, _ suggestion: String
  ) -> RefusedInput {
    RefusedInput(
      Finding(
        id, .error, at: FindingLocation(path: path, text: source, offset: offset, length: 1), message,
        suggestion: suggestion))
  }
}
