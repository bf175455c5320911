package import Findings
import SourceText

extension FindingID {
  package static let byteOrderMark: FindingID = "byte-order-mark"
  package static let duplicateKey: FindingID = "duplicate-key"
  package static let fileTooLarge: FindingID = "file-too-large"
  package static let invalidJSON: FindingID = "invalid-json"
  package static let invalidUTF8: FindingID = "invalid-utf8"
  package static let loneSurrogate: FindingID = "lone-surrogate"
  package static let mergeConflictMarker: FindingID = "merge-conflict-marker"
  package static let nestingTooDeep: FindingID = "nesting-too-deep"
  package static let truncatedFile: FindingID = "truncated-file"
}

/// Words a fault for the user.
func refusal(of fault: JSONFault, bytes: [UInt8], path: String) -> RefusedInput {
  let lines = LineIndex(bytes)
  func location(_ offset: Int, length: Int = 1) -> FindingLocation {
    let end = Swift.min(bytes.count, offset + length)
    let start = lines.position(at: offset, in: bytes)
    return FindingLocation(path: path, range: start..<Swift.max(start, lines.position(at: end, in: bytes)))
  }
  func refused(
    _ id: FindingID, at offset: Int, length: Int = 1, _ message: String, _ suggestion: String,
    notes: [FindingNote] = []
  ) -> RefusedInput {
    RefusedInput(
      Finding(
        id, .error, at: location(offset, length: length), message, suggestion: suggestion, notes: notes))
  }

  if let mark = byteOrderMark(bytes) {
    return refused(
      .byteOrderMark, at: 0, length: mark.length, "\(mark.name) byte order mark, expected { as the first byte",
      "save the file as UTF-8 without a byte order mark")
  }
  if let marker = firstConflictMarker(bytes) {
    return refused(
      .mergeConflictMarker, at: marker, length: 7, "merge-conflict marker, expected JSON",
      "resolve the conflict, then run the command again")
  }
  switch fault.reason {
  case .unexpectedByte(let expected):
    return refused(
      .invalidJSON, at: fault.offset, "\(described(bytes, fault.offset)), expected \(expected)",
      repair(of: bytes, at: fault.offset) ?? "mend the syntax here, or restore the file from version control")
  case .endOfText(let expected, let openContainer):
    let notes = openContainer.map { FindingNote("opened here", at: location($0)) }
    return refused(
      .truncatedFile, at: fault.offset,
      bytes.isEmpty ? "the file is empty, expected \(expected)" : "the file ends here, expected \(expected)",
      "the file is cut off: restore it from version control", notes: notes.map { [$0] } ?? [])
  case .controlCharacterInString:
    let code = String(bytes[fault.offset], radix: 16, uppercase: true)
    return refused(
      .invalidJSON, at: fault.offset,
      "control character U+\(String(repeating: "0", count: 4 - code.utf8.count))\(code) in a string, "
        + "expected an escape or a closing quote", "write it as an escape such as \\n, or close the string")
  case .unknownEscape:
    return refused(
      .invalidJSON, at: fault.offset, length: 2,
      "unknown escape, expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u with four hexadecimal digits",
      "write a backslash that is part of the text as \\\\")
  case .loneSurrogate:
    return refused(
      .loneSurrogate, at: fault.offset, length: 6, "half of a surrogate pair, expected both halves",
      "write the character itself instead of escapes")
  case .invalidUTF8:
    return refused(
      .invalidUTF8, at: fault.offset, "byte that is not UTF-8, expected UTF-8 text", "save the file as UTF-8")
  case .badNumber:
    return refused(
      .invalidJSON, at: fault.offset, "malformed number, expected digits as JSON writes them",
      "write the number without leading zeros and with digits around its point")
  case .textAfterEnd:
    return refused(
      .invalidJSON, at: fault.offset,
      "\(described(bytes, fault.offset)) after the end of the document, "
        + "expected the end of the file", "remove what follows the last closing brace")
  case .tooDeep(let limit):
    return refused(
      .nestingTooDeep, at: fault.offset,
      "more than \(limit) levels of nesting, expected a file like those Xcode writes",
      "restore the file from version control")
  case .duplicateName(let name, let first):
    return refused(
      .duplicateKey, at: fault.offset, length: jsonStringLength(bytes, at: fault.offset),
      "\"\(name)\" stands twice in the same object, expected each name once",
      "keep one of the two and remove the other",
      notes: [FindingNote("it stands here first", at: location(first, length: jsonStringLength(bytes, at: first)))])
  case .nameTooLong:
    return refused(
      .fileTooLarge, at: fault.offset, "name of more than 16 MB, expected a shorter one", "shorten the name")
  case .tooLarge:
    return refused(
      .fileTooLarge, at: 0, "more than 2 GB, expected a smaller file", "split the file into several tables")
  }
}

private func byteOrderMark(_ bytes: [UInt8]) -> (name: String, length: Int)? {
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return ("UTF-8", 3) }
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return ("UTF-16", 2) }
  return nil
}

/// The first line that starts as Git's conflict markers do. No JSON has such a line: strings hold no line ends.
private func firstConflictMarker(_ bytes: [UInt8]) -> Int? {
  var isLineStart = true
  for index in bytes.indices {
    let byte = bytes[index]
    if isLineStart, byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "=") {
      var end = index
      while end < bytes.count, bytes[end] == byte { end += 1 }
      if end - index == 7 { return index }
    }
    isLineStart = byte == 0x0A || byte == 0x0D
  }
  return nil
}

private func described(_ bytes: [UInt8], _ offset: Int) -> String {
  guard offset < bytes.count else { return "end of the file" }
  let byte = bytes[offset]
  if byte < 0x20 || byte == 0x7F { return "control character" }
  if byte < 0x80 { return "'\(Character(Unicode.Scalar(byte)))'" }
  let text = String(decoding: bytes[offset..<Swift.min(bytes.count, offset + 4)], as: UTF8.self)
  guard let scalar = text.unicodeScalars.first, scalar != "\u{FFFD}" else { return "byte that is not UTF-8" }
  return "'\(Character(scalar))'"
}

private func jsonStringLength(_ bytes: [UInt8], at start: Int) -> Int {
  var index = start + 1
  while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
  return index + 1 - start
}

/// What is to be done where JSON is written as other languages are; nil where that is not known.
private func repair(of bytes: [UInt8], at offset: Int) -> String? {
  guard offset < bytes.count else { return nil }
  let before = bytes[..<offset].last { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  switch bytes[offset] {
  case UInt8(ascii: "/"): return "JSON has no comments: remove it"
  case UInt8(ascii: "}") where before == UInt8(ascii: ","), UInt8(ascii: "]") where before == UInt8(ascii: ","):
    return "remove the comma before it: JSON has none behind the last value"
  case UInt8(ascii: "'"): return "write it in double quotes"
  default: return nil
  }
}
