import FileChanges

extension FileChangeSet {
  /// Plans a file of a folder of results: new, or in place of what is there.
  mutating func add(
    file path: String, in folder: String, bytes: [UInt8], _ environment: CommandEnvironment
  ) throws(FileAccessError) {
    let displayed = folder.isEmpty || folder == "." ? path : folder + "/" + path
    let absolutePath = environment.absolutePath(of: displayed)
    guard FileAccess.exists(absolutePath) else {
      add(FileChange(creating: absolutePath, displayedAs: displayed, with: bytes))
      return
    }
    add(FileChange(of: try FileSnapshot(reading: absolutePath, displayedAs: displayed), to: bytes))
  }
}
