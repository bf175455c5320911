package import Findings
package import LosslessJSON

/// The texts of an i18next namespace in one language (`.json`): nested objects of texts.
///
/// The source is i18next's "JSON Format" page. A text's name is its path; plural forms are names with a suffix:
/// `_one`, `_other`, … since version 4 of the format, none and `_plural` or `_0`, `_1`, … in version 3; contexts are
/// suffixes as well (`friend_male`). What suffixes mean depends on the project, so names are kept as they are here.
package struct I18nextFile: Hashable, Sendable {
  package struct Text: Hashable, Sendable {
    /// The names from the root to the text; an element of an array has its number.
    package var path: [String]
    package var text: String
    /// 1-based; 0 where it was not read.
    package var line = 0

    package init(path: [String], text: String) {
      self.path = path
      self.text = text
    }

    /// With i18next's separator.
    package var name: String { path.joined(separator: ".") }

    package static func == (left: Self, right: Self) -> Bool { left.path == right.path && left.text == right.text }
  }

  /// Everything, in the file's order, texts or not.
  package var root: JSONValue
  /// The texts in the order of the file.
  package private(set) var texts: [Text]
  /// Names that stand twice with different texts; the last counts, as for JavaScript.
  package private(set) var doubledNames: [String] = []

  /// A file of texts without levels.
  package init(texts: [(name: String, text: String)]) {
    root = .object(texts.map { JSONMember($0.name, .string($0.text)) })
    self.texts = texts.map { Text(path: [$0.name], text: $0.text) }
  }

  /// - Throws: `RefusedInput` for what is no JSON object, or has values that are neither texts nor hold any.
  package init(bytes: [UInt8], path: String) throws(RefusedInput) {
    let document = try JSONDocument(bytes: bytes, path: path, duplicateNames: .kept)
    guard document.kind(of: document.root) == .object else { throw I18nextFindings.noObject(document) }
    root = document.value(of: document.root)
    texts = []
    var places: [String: Int] = [:]
    for text in I18nextFileReader.texts(of: document) {
      if let place = places[text.name] {
        if texts[place].text != text.text { doubledNames.append(text.name) }
        texts[place] = text
      } else {
        places[text.name] = texts.count
        texts.append(text)
      }
    }
  }

  package func bytes() -> [UInt8] {
    JSONDocument(writing: root, style: I18nextFile.style, path: "").bytes + [0x0A]
  }

  /// As i18next's own tools write.
  package static let style = JSONStyle(
    indentation: Array("  ".utf8), colon: Array(": ".utf8), lineEnd: [0x0A], emptyContainer: .closed,
    escaping: JSONEscaping())
}
