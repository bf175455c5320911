import StringsTables

/// A table as a file.
package struct CompiledFile: Hashable, Sendable {
  /// The form of property list that it is written as.
  package enum Serialization: String, Hashable, Sendable, CaseIterable {
    /// XML, in tabs, keys by their UTF-16 code units: what Xcode's compiler writes.
    case text
    case binary
  }

  /// Below the folder of results: `de.lproj/Localizable.strings`.
  package let path: String
  package let bytes: [UInt8]
}

extension CompiledLanguage {
  /// The tables that are not empty, `.strings` first.
  ///
  /// - Parameter table: the name of the catalog without its ending.
  package func files(table: String, serialization: CompiledFile.Serialization) -> [CompiledFile] {
    paths(table: table).map { path in
      if path.hasSuffix(".strings") {
        let list = StringsTableValue.dictionary(strings)
        let bytes =
          switch serialization {
          case .text: XMLPropertyListWriter.bytes(of: list, order: .utf16)
          case .binary: BinaryPropertyListWriter.bytes(of: list)
          }
        return CompiledFile(path: path, bytes: bytes)
      }
      let bytes =
        switch serialization {
        case .text: StringsDictionary.bytes(of: stringsdict, order: .utf16)
        case .binary: StringsDictionary.binaryBytes(of: stringsdict)
        }
      return CompiledFile(path: path, bytes: bytes)
    }
  }

  /// The paths of the files, without making them.
  package func paths(table: String) -> [String] {
    var paths: [String] = []
    if entries.contains(where: { $0.content.text != nil }) { paths.append("\(folder).lproj/\(table).strings") }
    if entries.contains(where: { $0.content.rules != nil }) { paths.append("\(folder).lproj/\(table).stringsdict") }
    return paths
  }
}
