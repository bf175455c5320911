import SourceText
import StringCatalog
package import StringsTables

/// One `.strings` or `.stringsdict` file, and where its texts stand.
package struct CheckedTableFile: Sendable {
  package enum Content: Sendable {
    case strings(StringsTable)
    case dictionary(StringsDictionary)
  }

  /// Relative to the project's root.
  package let path: String
  /// Whose texts it holds: the source language's, where it lies in `Base` or outside of folders of languages.
  package let language: String
  package let content: Content
  /// Its text, which places are in; nil for binary lists.
  private let source: SourceText?
  /// Key → index of its last entry.
  private let indexes: [ExactString: Int]

  package init(path: String, language: String, _ content: Content) {
    self.path = path
    self.language = language
    self.content = content
    let keys: [String]
    switch content {
    case .strings(let table):
      keys = table.entries.map(\.key)
      source = table.form == .binary ? nil : SourceText(bytes: table.text)
    case .dictionary(let dictionary):
      keys = dictionary.entries.map(\.key)
      source = dictionary.text.map { SourceText(bytes: $0) }
    }
    indexes = Dictionary(keys.enumerated().map { (ExactString($0.element), $0.offset) }) { $1 }
  }

  /// In the file's order; a key that comes twice is there twice.
  package var keys: [String] {
    switch content {
    case .strings(let table): table.entries.map(\.key)
    case .dictionary(let dictionary): dictionary.entries.map(\.key)
    }
  }

  package func contains(_ key: String) -> Bool { indexes[ExactString(key)] != nil }

  /// How its text is stored.
  package var encoding: StringsTableEncoding {
    switch content {
    case .strings(let table): table.encoding
    case .dictionary(let dictionary): dictionary.encoding
    }
  }

  /// Where a key stands, of a doubled one the last; nil in a binary list.
  func range(ofKey key: String) -> Range<SourcePosition>? {
    guard let index = indexes[ExactString(key)] else { return nil }
    switch content {
    case .strings(let table): return range(table.entries[index].keyRange)
    case .dictionary(let dictionary): return dictionary.places(ofMember: [key]).flatMap { range($0.name) }
    }
  }

  /// Where a text stands: its value with the quotation marks, or what is between the tags; the key where it cannot be
  /// told from the others.
  func range(ofKey key: String, _ variation: VariationPath) -> Range<SourcePosition>? {
    guard let index = indexes[ExactString(key)] else { return nil }
    switch content {
    case .strings(let table): return range(table.entries[index].valueRange ?? table.entries[index].keyRange)
    case .dictionary(let dictionary):
      let members = dictionary.entries[index].content.members(of: variation)
      let places = members.lazy.compactMap { dictionary.places(ofMember: [key] + $0) }.first
      return places.flatMap { range($0.value) } ?? range(ofKey: key)
    }
  }

  /// The edit of its text that gives a text another value; nil where the file does not have it as it is.
  func edit(ofKey key: String, _ variation: VariationPath, from old: String, to value: String) -> TextEdit? {
    guard let index = indexes[ExactString(key)] else { return nil }
    switch content {
    case .strings(let table):
      guard variation.isEmpty, let text = table.entries[index].value, text.utf8.elementsEqual(old.utf8) else {
        return nil
      }
      return table.edit(ofKey: key, to: value)
    case .dictionary(let dictionary):
      return dictionary.entries[index].content.members(of: variation).lazy
        .compactMap { dictionary.edit(ofMember: [key] + $0, from: old, to: value) }.first
    }
  }

  func range(_ offsets: Range<UTF8Offset>) -> Range<SourcePosition>? {
    source.map { $0.position(at: offsets.lowerBound)..<$0.position(at: offsets.upperBound) }
  }
}
