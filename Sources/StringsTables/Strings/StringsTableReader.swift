import Findings
import SourceText

/// From a file's bytes to its text.
enum StringsTableReader {
  static func decode(
    _ bytes: [UInt8], path: String
  ) throws(RefusedInput) -> (encoding: StringsTableEncoding, text: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) {
      return (.utf16LittleEndian, try decodeUTF16(bytes, path: path, highByte: 1))
    }
    if bytes.starts(with: [0xFE, 0xFF]) {
      return (.utf16BigEndian, try decodeUTF16(bytes, path: path, highByte: 0))
    }
    let hasMark = bytes.starts(with: StringsTableEncoding.utf8WithMark.mark)
    let text = hasMark ? Array(bytes.dropFirst(3)) : bytes
    if !hasMark, let guessed = decodedWithoutMark(bytes) { return guessed }
    // A text has no NUL; every second byte of a Latin text in UTF-16 is one.
    if let nul = text.firstIndex(of: 0) {
      throw RefusedInput(StringsTableFindings.nul(path: path, text: SourceText(bytes: text), offset: nul))
    }
    if let offset = firstInvalidByte(of: text) {
      throw RefusedInput(StringsTableFindings.notUTF8(path: path, text: SourceText(bytes: text), offset: offset))
    }
    return (hasMark ? .utf8WithMark : .utf8, text)
  }

  /// UTF-16 without a mark, told by its first character, which in a table is one of ASCII, and by a text without NUL.
  private static func decodedWithoutMark(_ bytes: [UInt8]) -> (encoding: StringsTableEncoding, text: [UInt8])? {
    guard bytes.count >= 2, bytes.count % 2 == 0, (bytes[0] == 0) != (bytes[1] == 0) else { return nil }
    let highByte = bytes[0] == 0 ? 0 : 1
    guard let text = try? decodeUTF16(bytes, path: "", highByte: highByte, start: 0), !text.contains(0) else {
      return nil
    }
    return (highByte == 0 ? .utf16BigEndianWithoutMark : .utf16LittleEndianWithoutMark, text)
  }

  private static func decodeUTF16(
    _ bytes: [UInt8], path: String, highByte: Int, start: Int = 2
  ) throws(RefusedInput) -> [UInt8] {
    guard bytes.count % 2 == 0 else { throw RefusedInput(StringsTableFindings.halfUnit(path: path)) }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: start, to: bytes.count, by: 2) {
      units.append(UInt16(bytes[index + highByte]) << 8 | UInt16(bytes[index + 1 - highByte]))
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    let failed = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    guard !failed else {
      throw RefusedInput(
        StringsTableFindings.loneSurrogate(path: path, text: SourceText(bytes: text), offset: text.count))
    }
    return text
  }

  /// The offset of the first byte that belongs to no character, or nil.
  private static func firstInvalidByte(of text: [UInt8]) -> Int? {
    var validCount = 0
    let failed = transcode(text.makeIterator(), from: UTF8.self, to: UTF8.self, stoppingOnError: true) { _ in
      validCount += 1
    }
    return failed ? validCount : nil
  }

  static func isXML(_ text: [UInt8]) -> Bool {
    let start = text.drop { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
    return start.starts(with: "<?xml".utf8) || start.starts(with: "<!DOCTYPE".utf8) || start.starts(with: "<plist".utf8)
  }
}
