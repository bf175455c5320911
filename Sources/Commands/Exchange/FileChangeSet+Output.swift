import FileChanges

extension FileChangeSet {
  /// Plans a file of a folder of results: new, or in place of what is there.
  mutating func add(
    file path: String, in folder: String, bytes: [UInt8], _ environment: CommandEnvironment
  ) throws(FileAccessError) {
    let displayed = folder.isEmpty || folder == "." ? path : folder + "/" + path
    add(try FileChange(ofResult: bytes, at: displayed, in: environment))
  }
}
