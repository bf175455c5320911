/// A file as it was when it was read, so that a later write can tell whether somebody else changed it in between.
package struct FileSnapshot: Hashable, Sendable {
  /// The path as the user would write it.
  package var path: String
  /// Where the file lies.
  package var absolutePath: String
  package var bytes: [UInt8]

  package init(path: String, absolutePath: String, bytes: [UInt8]) {
    self.path = path
    self.absolutePath = absolutePath
    self.bytes = bytes
  }

  /// Reads a file.
  ///
  /// - Throws: `FileAccessError` if there is no such file, it is a folder, or it cannot be read.
  package init(reading absolutePath: String, displayedAs path: String) throws(FileAccessError) {
    self.path = path
    self.absolutePath = absolutePath
    bytes = try FileSystem.read(absolutePath, displayedAs: path)
  }
}
