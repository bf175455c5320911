public import SourceText

/// Findings as JSON: `{"findings": […], "formatVersion": 1}`.
///
/// Lines and columns are 1-based; `column` counts UTF-8 bytes, `utf16Column` UTF-16 code units, `offset` bytes from the
/// start of the file (0-based). Files in UTF-16 and tables with a mark are counted as their text in UTF-8 without the mark.
public struct JSONFindingRenderer: FindingRenderer {
  public init() {}

  public func text(of findings: [Finding], source: (_ path: String) -> SourceText?) -> String {
    RendererJSON.text(of: Document(findings: findings.map(Record.init)))
  }

  private struct Document: Encodable {
    /// Raised when a member changes its meaning or goes.
    var formatVersion = 1
    var findings: [Record]
  }

  private struct Record: Encodable {
    var id: String
    var severity: String
    var message: String
    var suggestion: String?
    var location: Location?
    var notes: [Note]?
    var fixIts: [Fix]?
    var fingerprint: String?

    init(_ finding: Finding) {
      id = finding.id.rawValue
      severity = finding.severity.rawValue
      message = finding.message
      suggestion = finding.suggestion
      location = finding.location.map(Location.init)
      notes = finding.notes.isEmpty ? nil : finding.notes.map(Note.init)
      fixIts = finding.fixIts.isEmpty ? nil : finding.fixIts.map(Fix.init)
      fingerprint = finding.fingerprint
    }
  }

  private struct Location: Encodable {
    var path: String
    var start: Place?
    var end: Place?

    init(_ location: FindingLocation) {
      path = location.path
      start = location.range.map { Place($0.lowerBound) }
      end = location.range.map { Place($0.upperBound) }
    }
  }

  private struct Place: Encodable {
    var offset: Int
    var line: Int
    var column: Int
    var utf16Column: Int

    init(_ position: SourcePosition) {
      offset = position.offset.value
      line = position.line
      column = position.column
      utf16Column = position.utf16Column
    }
  }

  private struct Note: Encodable {
    var message: String
    var location: Location?

    init(_ note: FindingNote) {
      message = note.message
      location = note.location.map(Location.init)
    }
  }

  private struct Fix: Encodable {
    var message: String
    var edits: [Edit]

    init(_ fixIt: FixIt) {
      message = fixIt.message
      edits = fixIt.edits.sorted { $0.key < $1.key }.flatMap { path, edits in
        edits.map {
          Edit(
            path: path, startOffset: $0.range.lowerBound.value, endOffset: $0.range.upperBound.value,
            replacement: $0.replacement)
        }
      }
    }
  }

  private struct Edit: Encodable {
    var path: String
    var startOffset: Int
    var endOffset: Int
    var replacement: String
  }
}
