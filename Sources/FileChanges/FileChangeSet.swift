/// Planned writes: nothing touches a file before `commit()`.
package struct FileChangeSet: Hashable, Sendable {
  /// Changes that change something, in the order in which they were added.
  package private(set) var changes: [FileChange] = []

  package init() {}

  package var isEmpty: Bool { changes.isEmpty }

  /// Plans a change; one that changes nothing is left out.
  package mutating func add(_ change: FileChange) {
    if change.before != change.after { changes.append(change) }
  }

  /// All changes as one unified diff, which `patch` and `git apply` understand.
  package func unifiedDiff() -> [UInt8] { changes.flatMap { $0.unifiedDiff() } }

  /// Writes all files, or none as far as that can be had: first every new content goes to a temporary file beside its
  /// target, then it is made sure that no target has changed since it was read, and only then are they renamed, other
  /// runs of the tool being held off meanwhile. Should a rename fail nevertheless, those before it are undone.
  ///
  /// - Throws: `FileAccessError`.
  package func commit() throws(FileAccessError) {
    var commit = FileCommit()
    try commit.run(changes)
  }
}
