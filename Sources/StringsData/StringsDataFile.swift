/// A `.stringsdata` file: what the Swift compiler found in one source (`-emit-localized-strings`), and what
/// `xcstringstool sync` reads.
///
/// JSON with the members of every object by name, two spaces of indent, `": "` and a line end at the end. Seen in
/// public build folders; Apple does not document it. `location` is absent in files of Xcode 15.
package struct StringsDataFile: Hashable, Sendable {
  /// The source's path, as the compiler was given it.
  package var source: String
  /// Table → its strings, in the order of the source; repetitions are kept.
  package var tables: [String: [StringsDataEntry]]
  package var version: Int

  package init(source: String, tables: [String: [StringsDataEntry]] = [:], version: Int = 1) {
    self.source = source
    self.tables = tables
    self.version = version
  }

  /// Reads a file.
  ///
  /// - Throws: `RefusedInput` with the place of what is wrong: broken JSON, a missing member, a wrong type.
  package init(bytes: [UInt8], path: String) throws {
    self = try StringsDataReader(bytes: bytes, path: path).file()
  }

  /// The file as the compiler writes it.
  package var bytes: [UInt8] { StringsDataWriter.bytes(of: self) }
}

/// One use of a string.
package struct StringsDataEntry: Hashable, Sendable {
  /// Where the string starts; both 1-based, the column in UTF-8 code units.
  package struct Location: Hashable, Sendable {
    package var startingLine: Int
    package var startingColumn: Int

    package init(startingLine: Int, startingColumn: Int) {
      self.startingLine = startingLine
      self.startingColumn = startingColumn
    }
  }

  package var key: String
  /// Empty where the source has none.
  package var comment: String
  /// The default value.
  package var value: String?
  package var location: Location?

  package init(key: String, comment: String = "", value: String? = nil, location: Location? = nil) {
    self.key = key
    self.comment = comment
    self.value = value
    self.location = location
  }
}
