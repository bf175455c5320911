/// What is planned for one file.
package struct FileChange: Hashable, Sendable {
  /// The path as the user would write it.
  package let path: String
  package let absolutePath: String
  /// The contents on which the plan rests; nil means that there is no such file yet.
  package let before: [UInt8]?
  /// What the file is to hold; nil means that it is to go.
  package let after: [UInt8]?

  /// The change of a file that was read.
  package init(of snapshot: FileSnapshot, to after: [UInt8]) {
    path = snapshot.path
    absolutePath = snapshot.absolutePath
    before = snapshot.bytes
    self.after = after
  }

  /// A new file; folders above it are made.
  package init(creating absolutePath: String, displayedAs path: String, with bytes: [UInt8]) {
    self.path = path
    self.absolutePath = absolutePath
    before = nil
    after = bytes
  }

  /// The removal of a file that was read. A folder that is empty after it goes too.
  package init(removing snapshot: FileSnapshot) {
    path = snapshot.path
    absolutePath = snapshot.absolutePath
    before = snapshot.bytes
    after = nil
  }

  /// The change as a unified diff.
  package func unifiedDiff() -> [UInt8] { UnifiedDiff(path: path, before: before, after: after).bytes() }
}
