#if canImport(Glibc)
  private import Glibc
#else
  private import Foundation
#endif

/// The encoding of a dictionary's words, which are not always UTF-8.
struct DictionaryEncoding: Sendable {
  private let name: String
  private let isUTF8: Bool

  /// nil for an encoding that the system does not know.
  init?(_ name: String) {
    self.name = name.uppercased().replacing("MICROSOFT-", with: "").replacing("TIS620-2533", with: "TIS-620")
    isUTF8 = self.name == "UTF-8" || self.name == "UTF8"
    if !isUTF8, bytes(of: "a") == nil { return nil }
  }

  /// The word as the library takes it, with a zero at the end; nil where the encoding cannot write it.
  func bytes(of word: String) -> [CChar]? {
    if isUTF8 { return Array(word.utf8CString) }
    return converted(Array(word.utf8), from: "UTF-8", to: name).map { $0.map { CChar(bitPattern: $0) } + [0] }
  }

  func text(of bytes: UnsafePointer<CChar>) -> String? {
    if isUTF8 { return String(cString: bytes) }
    var word: [UInt8] = []
    var next = bytes
    while next.pointee != 0 {
      word.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return converted(word, from: name, to: "UTF-8").map { String(decoding: $0, as: UTF8.self) }
  }

  #if canImport(Glibc)
    private func converted(_ bytes: [UInt8], from source: String, to target: String) -> [UInt8]? {
      guard let conversion = iconv_open(target, source), conversion != iconv_t(bitPattern: -1) else { return nil }
      defer { iconv_close(conversion) }
      var input = bytes.map { CChar(bitPattern: $0) }
      var output = [CChar](repeating: 0, count: bytes.count * 4 + 8)
      var written: Int?
      input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          var (from, left) = (input.baseAddress, input.count)
          var (to, room) = (output.baseAddress, output.count)
          if iconv(conversion, &from, &left, &to, &room) != .max { written = output.count - room }
        }
      }
      return written.map { output.prefix($0).map { UInt8(bitPattern: $0) } }
    }
  #else
    private func converted(_ bytes: [UInt8], from source: String, to target: String) -> [UInt8]? {
      guard let from = Self.encodings[source], let to = Self.encodings[target] else { return nil }
      return String(data: Data(bytes), encoding: from)?.data(using: to).map(Array.init)
    }

    private static let encodings: [String: String.Encoding] = [
      "UTF-8": .utf8, "ISO8859-1": .isoLatin1, "ISO8859-2": .isoLatin2, "CP1251": .windowsCP1251,
      "CP1250": .windowsCP1250, "CP1253": .windowsCP1253, "CP1254": .windowsCP1254,
    ]
  #endif
}
