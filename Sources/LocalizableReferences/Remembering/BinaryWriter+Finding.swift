package import ContentCache
package import Findings
package import SourceText

extension BinaryWriter {
  /// - Parameter path: of the file that is spoken of; it is left out, so that a file's results serve it under any name.
  package mutating func write(_ finding: Finding, in path: String) {
    write(finding.id.rawValue)
    write(finding.severity.rawValue)
    write(finding.location) { $0.write($1, in: path) }
    write(finding.message)
    write(finding.suggestion)
    write(finding.notes) { writer, note in
      writer.write(note.message)
      writer.write(note.location) { $0.write($1, in: path) }
    }
    write(finding.fixIts) { writer, fixIt in
      writer.write(fixIt.message)
      writer.write(fixIt.edits.sorted { $0.key < $1.key }) { writer, file in
        writer.write(file.key == path ? nil : file.key)
        writer.write(file.value) { writer, edit in
          writer.write(edit.range.lowerBound.value)
          writer.write(edit.range.upperBound.value)
          writer.write(edit.replacement)
        }
      }
    }
    write(finding.fingerprint)
  }

  private mutating func write(_ location: FindingLocation, in path: String) {
    write(location.path == path ? nil : location.path)
    write(location.range) { writer, range in
      writer.write(range.lowerBound)
      writer.write(range.upperBound)
    }
  }

  package mutating func write(_ position: SourcePosition) {
    write(position.offset.value)
    write(position.line)
    write(position.column)
    write(position.utf16Column)
  }
}

extension BinaryReader {
  package mutating func finding(in path: String) throws(DamagedEntry) -> Finding {
    let id = FindingID(rawValue: try text())
    guard let severity = FindingSeverity(rawValue: try text()) else { throw DamagedEntry() }
    let location = try optional { (reader) throws(DamagedEntry) in try reader.location(in: path) }
    let (message, suggestion) = (try text(), try optionalText())
    let notes = try array { (reader) throws(DamagedEntry) in
      FindingNote(
        try reader.text(), at: try reader.optional { (reader) throws(DamagedEntry) in try reader.location(in: path) })
    }
    let fixIts = try array { (reader) throws(DamagedEntry) in
      let message = try reader.text()
      let files = try reader.array { (reader) throws(DamagedEntry) in
        let file = try reader.optionalText() ?? path
        let edits = try reader.array { (reader) throws(DamagedEntry) in try reader.edit() }
        return (file, edits)
      }
      return FixIt(message, edits: Dictionary(files) { first, _ in first })
    }
    var finding = Finding(
      id, severity, at: location, message, suggestion: suggestion, notes: notes, fixIts: fixIts)
    finding.fingerprint = try optionalText()
    return finding
  }

  private mutating func edit() throws(DamagedEntry) -> TextEdit {
    let (lower, upper) = (try index(), try index())
    guard lower <= upper else { throw DamagedEntry() }
    return TextEdit(range: UTF8Offset(lower)..<UTF8Offset(upper), replacement: try text())
  }

  private mutating func location(in path: String) throws(DamagedEntry) -> FindingLocation {
    let named = try optionalText()
    let range = try optional { (reader) throws(DamagedEntry) in
      let (lower, upper) = (try reader.position(), try reader.position())
      guard lower <= upper else { throw DamagedEntry() }
      return lower..<upper
    }
    return FindingLocation(path: named ?? path, range: range)
  }

  package mutating func position() throws(DamagedEntry) -> SourcePosition {
    SourcePosition(
      offset: UTF8Offset(try index()), line: try index(), column: try index(), utf16Column: try index())
  }
}
