import Foundation

/// Tells builds of the tool apart: another build may find other things in the same sources.
package enum ToolIdentity {
  /// The version, and what stands for the content of the running executable.
  ///
  /// Neither its date nor its size tell builds apart: some package managers give all files one date, and a CI service
  /// that installs the same build for every job gives it another one each time.
  ///
  /// - Parameter folder: of the cache, where the content's hash is kept, since executables are large.
  /// - Returns: nil where the executable cannot be looked at: then nothing that was kept can be relied on.
  package static func text(version: String, cacheFolder folder: String) -> String? {
    #if os(Linux)
      let path: String? = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath
    #endif
    return path.flatMap { text(version: version, executable: $0, cacheFolder: folder) }
  }

  static func text(version: String, executable path: String, cacheFolder folder: String) -> String? {
    guard let stamp = FileStamp(of: path), let content = content(of: path, stamp, in: folder) else { return nil }
    return "\(version) \(content.hexadecimal)"
  }

  private static func content(of path: String, _ stamp: FileStamp, in folder: String) -> ContentHash? {
    guard let store = CacheStore(folder: folder, identity: "executables") else { return nil }
    var writer = BinaryWriter()
    writer.write(stamp)
    let key = store.key("executable", writer.hash)
    if var reader = store.entry(key), let kept = try? reader.hash(), reader.isAtEnd {
      store.noteUse(of: key)
      return kept
    }
    let start = FileStamp.now
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
      FileStamp(of: path) == stamp
    else { return nil }
    let hash = data.withUnsafeBytes { ContentHash(bytes: $0) }
    // One that was written a moment ago may be written once more without showing it.
    if stamp.isSettled(at: start) {
      var writer = BinaryWriter()
      writer.write(hash)
      store.keep(writer, as: key)
    }
    return hash
  }
}
