package import StringCatalog

/// Where, in what a language has for a key, a text stands. Its plural forms count as one.
package struct TextPlace: Hashable, Sendable {
  package var path: VariationPath
  /// 0-based, of an App Shortcut.
  package var phrase: Int?

  package init(_ path: VariationPath, phrase: Int? = nil) {
    self.path = path
    self.phrase = phrase
  }

  /// How Xcode's exports name the place behind the key, such as `device.iphone`; nil for the text itself.
  package var name: String? {
    if let phrase { return "phrase.\(phrase)" }
    guard !path.isEmpty else { return nil }
    return path.exportName
  }

  /// The name of a text: the key, and where it is not the key's only one, Xcode's sign and the place.
  package func identifier(of key: String) -> String { name.map { key + "|==|" + $0 } ?? key }
}
