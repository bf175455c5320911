import SourceText
import StringsTables

extension SourceText {
  /// The text that the places of findings in a file are in, which is what people see of it: UTF-16 decoded, and without
  /// the mark that a table may begin with.
  ///
  /// Where UTF-16 is not valid, what comes before the fault is as the reader that found it has it.
  init(decoding bytes: [UInt8], ofFileAt path: String) {
    if path.hasSuffix(".strings") || path.hasSuffix(".stringsdict"), let decoded = StringsTable.decoded(bytes) {
      self.init(bytes: decoded.text)
    } else if let isLittleEndian = Self.byteOrder(of: bytes) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittleEndian ? second << 8 | first : first << 8 | second
      }
      self.init(String(decoding: units, as: UTF16.self))
    } else {
      self.init(bytes: bytes)
    }
  }

  /// Whether the low bytes of UTF-16 come first; nil where no mark says that it is UTF-16.
  private static func byteOrder(of bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: StringsTableEncoding.utf16LittleEndian.mark) { return true }
    return bytes.starts(with: StringsTableEncoding.utf16BigEndian.mark) ? false : nil
  }
}
