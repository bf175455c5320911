import Findings
import SourceText

extension Finding {
  /// The finding with the offsets and UTF-16 columns of places of which an extractor told only line and column.
  func located(in source: (_ path: String) -> SourceText?) -> Finding {
    var finding = self
    finding.location = location?.located(in: source)
    finding.notes = notes.map { FindingNote($0.message, at: $0.location?.located(in: source)) }
    return finding
  }
}

extension FindingLocation {
  fileprivate func located(in source: (_ path: String) -> SourceText?) -> FindingLocation {
    guard let range, range.lowerBound.isOnlyLineAndColumn, let text = source(path),
      let start = text.offset(line: range.lowerBound.line, column: range.lowerBound.column)
    else { return self }
    let position = text.position(at: start)
    return FindingLocation(path: path, range: position..<position)
  }
}

extension SourcePosition {
  fileprivate var isOnlyLineAndColumn: Bool { offset == UTF8Offset(0) && (line, column) != (1, 1) }
}
