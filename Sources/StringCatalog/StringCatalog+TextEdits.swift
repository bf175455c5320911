import LosslessJSON
package import SourceText

extension StringCatalog {
  /// The edit of the file that was read which gives a text another value; nil where it has no such text.
  package func edit(
    ofKey key: String, language: String, path: VariationPath = [], to value: String
  ) -> TextEdit? {
    guard let range = range(ofKey: key, language: language, path: path),
      self[key]?.localizations?[language]?[path] != nil
    else { return nil }
    var writer = JSONWriter(style: jsonStyle)
    writer.append(JSONValue.string(value), base: [])
    return TextEdit(
      range: range.lowerBound.offset..<range.upperBound.offset,
      replacement: String(decoding: writer.result, as: UTF8.self)
    )
  }
}
