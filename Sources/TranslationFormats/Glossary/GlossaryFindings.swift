import Findings
import SourceText

/// What can be wrong with a glossary.
enum GlossaryFindings {
  static let notAGlossary: FindingID = "not-a-glossary"
  static let unknownMark: FindingID = "unknown-glossary-mark"

  static func noLanguages(_ path: String) -> RefusedInput {
    RefusedInput(
      Finding(
        notAGlossary, .error, at: place(path, line: 1), "no column of the glossary is named after a language",
        suggestion: "name the columns in the first row: 'term' or the source language's code, then 'de', 'pt-BR'"))
  }

  static func noTerms(_ path: String) -> RefusedInput {
    RefusedInput(
      Finding(
        notAGlossary, .error, at: place(path, line: 1), "only one column of the glossary is named after a language",
        suggestion: "add a column for each language, or one that says what is forbidden or not translated"))
  }

  static func unknownMark(_ text: String, column: String, line: Int, _ path: String) -> RefusedInput {
    RefusedInput(
      Finding(
        unknownMark, .error, at: place(path, line: line), "'\(text)' in the column '\(column)' is neither yes nor no",
        suggestion: "write yes or no, true or false, 1 or 0, or nothing"))
  }

  static func expected(_ what: String, at offset: Int, _ source: SourceText, _ path: String) -> RefusedInput {
    RefusedInput(
      Finding(
        notAGlossary, .error, at: FindingLocation(path: path, text: source, offset: offset), "expected \(what)",
        suggestion: "export the term base as TBX (ISO 30042) again"))
  }

  private static func place(_ path: String, line: Int) -> FindingLocation {
    let start = SourcePosition(offset: UTF8Offset(0), line: line, column: 1, utf16Column: 1)
    return FindingLocation(path: path, range: start..<start)
  }
}
