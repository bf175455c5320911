import FileChanges

extension FileChange {
  /// A file that a command makes: new, or in place of what is there.
  ///
  /// - Parameter path: as the user would write it.
  init(
    ofResult bytes: [UInt8], at path: String, in environment: CommandEnvironment
  ) throws(FileAccessError) {
    let absolutePath = environment.absolutePath(of: path)
    if FileAccess.exists(absolutePath) {
      self.init(of: try FileSnapshot(reading: absolutePath, displayedAs: path), to: bytes)
    } else {
      self.init(creating: absolutePath, displayedAs: path, with: bytes)
    }
  }
}
