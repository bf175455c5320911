package import StringCatalog
package import XLIFF

/// One text of a catalog in one language, as an exchange file has it.
package struct CatalogUnit: Hashable, Sendable {
  package var key: String
  /// The way to the text in what the language has, or is to have, for the key.
  package var path: VariationPath
  /// In the form of the file: references to substitutions numbered, `%arg` written out. nil where neither language has
  /// a text to translate from.
  package var source: XLIFFText?
  /// In the form of the file; nil where there is none.
  package var target: XLIFFText?
  package var state: StringUnitState?

  package init(
    key: String, path: VariationPath = [], source: XLIFFText?, target: XLIFFText? = nil, state: StringUnitState? = nil
  ) {
    self.key = key
    self.path = path
    self.source = source
    self.target = target
    self.state = state
  }

  /// The key, and behind Xcode's sign the way where there is one.
  package var id: String { path.isEmpty ? key : key + CatalogUnitIdentifier.separator + path.exportName }
}

/// Takes ids apart. A key may hold the separator itself, so that an id can name several texts.
package enum CatalogUnitIdentifier {
  package static let separator = "|==|"

  /// Every key and way that an id can stand for, the longest key first.
  package static func readings(of id: String) -> [(key: String, path: VariationPath)] {
    var readings: [(key: String, path: VariationPath)] = [(id, [])]
    let bytes = Array(id.utf8)
    let sign = Array(separator.utf8)
    var start = bytes.count - sign.count
    while start >= 0 {
      if bytes[start] == sign[0], bytes[start..<start + sign.count].elementsEqual(sign),
        let path = VariationPath(exportName: String(decoding: bytes[(start + sign.count)...], as: UTF8.self))
      {
        readings.append((String(decoding: bytes[..<start], as: UTF8.self), path))
      }
      start -= 1
    }
    return readings
  }
}
