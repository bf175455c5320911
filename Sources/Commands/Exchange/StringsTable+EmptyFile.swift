import FileChanges
import Findings
import StringsTables

extension StringsTable {
  /// A table as it lies on the disk. A file of no bytes, which Foundation takes for damaged, has no texts to exchange; it
  /// must not keep those of all others back.
  init(readingEmpty snapshot: FileSnapshot) throws(RefusedInput) {
    if snapshot.bytes.isEmpty {
      self.init(path: snapshot.path)
    } else {
      try self.init(bytes: snapshot.bytes, path: snapshot.path)
    }
  }
}
