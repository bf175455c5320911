package import Findings
import SourceText

/// Reads PO and POT files.
package enum POFileReader {
  /// - Parameter path: for locations in findings.
  package static func file(in bytes: [UInt8], path: String) throws(RefusedInput) -> POFile {
    let text = try utf8(bytes, path: path)
    var parser = POParser(SourceText(bytes: text), path: path)
    try parser.parse()
    // Only what is UTF-8 already can go back to the byte.
    var file = parser.file
    if text != bytes {
      for index in file.records.indices { file.records[index].original = nil }
      file.trailingBytes = []
    }
    return file
  }

  private static func utf8(_ bytes: [UInt8], path: String) throws(RefusedInput) -> [UInt8] {
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    // The header is ASCII in every encoding that counts.
    let text = String(decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    let charset = text.range(ofCharset: "charset=")?.uppercased() ?? "an encoding that the header does not name"
    guard ["ISO-8859-1", "LATIN1", "ISO8859-1"].contains(charset) else {
      throw POFindings.encoding(charset == "UTF-8" ? "bytes that are not UTF-8" : charset, path: path)
    }
    return Array(bytes.map { Character(UnicodeScalar($0)) }.reduce(into: "") { $0.append($1) }.utf8)
  }
}

extension String {
  /// The word that follows the first `marker`, up to what ends a value in a header.
  fileprivate func range(ofCharset marker: String) -> String? {
    let bytes = Array(utf8)
    let wanted = Array(marker.utf8)
    guard bytes.count >= wanted.count else { return nil }
    guard
      let start = (0...(bytes.count - wanted.count)).first(where: {
        bytes[$0..<$0 + wanted.count].elementsEqual(wanted)
      })
    else { return nil }
    let value = bytes[(start + wanted.count)...].prefix { byte in
      byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"") && byte > 0x20
    }
    return String(decoding: value, as: UTF8.self)
  }
}
