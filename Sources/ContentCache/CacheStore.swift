import FileChanges

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder of entries that can be made anew, each a file named by its key.
///
/// A key is a hash of all that the entry depends on; what version of the tool wrote it is a part of every key, so that
/// another version's entries are never even opened. Entries are written beside their place and renamed, so that runs at
/// the same time see whole ones only, and carry their key and a checksum: what is cut off, overwritten or put there
/// under another name is no entry. Whatever fails, the caller is told that there is none.
package final class CacheStore: Sendable {
  /// Where entries lie.
  package let folder: String
  private let identity: ContentHash
  /// Bytes that all entries together may take.
  private let limit: Int
  /// Bytes that this run wrote.
  private let written = Lock(0)

  /// An entry larger than this is not read: none that was written is.
  private static let largestEntry = 1 << 30
  private static let magic = Array("dragoman".utf8)
  private static let headerSize = magic.count + 16 + 16
  static let defaultLimit = 1 << 30

  /// - Parameters:
  ///   - folder: absolute; made where there is none.
  ///   - identity: of the version of the tool, in all keys.
  /// - Returns: nil where the folder cannot be used, or others than the user could put entries there.
  package init?(folder: String, identity: String, limit: Int = CacheStore.defaultLimit) {
    guard CacheFile.makeFolder(folder), Self.isPrivate(folder), access(folder, W_OK) == 0 else { return nil }
    self.folder = folder
    self.identity = ContentHash(identity)
    self.limit = limit
    // Tells backup programs what the folder is (https://bford.info/cachedir/).
    let tag = folder + "/CACHEDIR.TAG"
    if FileStamp(of: tag) == nil {
      let text = "Signature: 8a477f597d28d172789f06886806bc55\n# Made by dragoman; it can be deleted at any time.\n"
      CacheFile.replace(tag, with: Array(text.utf8))
    }
  }

  private static func isPrivate(_ folder: String) -> Bool {
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    return (status.st_uid == geteuid() || status.st_uid == 0) && status.st_mode & S_IWOTH == 0
  }

  // MARK: Keys

  /// The key of an entry.
  ///
  /// - Parameters:
  ///   - kind: what is in it.
  ///   - parts: what it depends on.
  package func key(_ kind: String, _ parts: ContentHash...) -> ContentHash {
    var writer = BinaryWriter()
    writer.write(identity)
    writer.write(kind)
    for part in parts { writer.write(part) }
    return writer.hash
  }

  // MARK: Entries

  /// What was kept under a key; nil where nothing was, or not all of it is there any more.
  package func entry(_ key: ContentHash) -> BinaryReader? {
    let path = path(of: key)
    guard let bytes = CacheFile.bytes(at: path, limit: Self.largestEntry), bytes.count >= Self.headerSize else {
      return nil
    }
    guard bytes.starts(with: Self.header(key, checksum: Self.checksum(of: bytes, from: Self.headerSize))) else {
      return nil
    }
    return BinaryReader(bytes, from: Self.headerSize)
  }

  /// Keeps an entry, in place of what was kept under its key. It may not be there any more when it is asked for.
  package func keep(_ writer: BinaryWriter, as key: ContentHash) {
    let content = writer.bytes
    guard content.count < Self.largestEntry - Self.headerSize else { return }
    let bytes = Self.header(key, checksum: content.withUnsafeBytes { ContentHash(bytes: $0, seed: 1) }) + content
    let path = path(of: key)
    guard CacheFile.replace(path, with: bytes) || makeFolder(of: path) && CacheFile.replace(path, with: bytes) else {
      return
    }
    written.withLock { $0 += bytes.count }
  }

  /// Notes that an entry was of use, so that others are removed before it. Costs a call a week.
  package func noteUse(of key: ContentHash) {
    let path = path(of: key)
    guard let stamp = FileStamp(of: path), FileStamp.now - stamp.modified > 7 * Self.day else { return }
    CacheFile.touch(path)
  }

  private func path(of key: ContentHash) -> String {
    let name = key.hexadecimal
    return "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
  }

  private func makeFolder(of path: String) -> Bool {
    path.lastIndex(of: "/").map { CacheFile.makeFolder(String(path[..<$0])) } ?? false
  }

  private static func header(_ key: ContentHash, checksum: ContentHash) -> [UInt8] {
    var writer = BinaryWriter()
    for byte in magic { writer.write(byte) }
    writer.write(key)
    writer.write(checksum)
    return writer.bytes
  }

  private static func checksum(of bytes: [UInt8], from start: Int) -> ContentHash {
    bytes.withUnsafeBytes { ContentHash(bytes: UnsafeRawBufferPointer(rebasing: $0[start...]), seed: 1) }
  }

  // MARK: Size

  private static let day: Int64 = 86_400_000_000_000
  private static let oldestKept = 60 * day

  /// Removes what was not used for long, and the oldest where all is too large. Looks at the folder only once a day, or
  /// after much was written.
  package func trim() {
    let written = written.withLock { count in
      defer { count = 0 }
      return count
    }
    guard written > 0 else { return }
    let mark = folder + "/trimmed"
    if let stamp = FileStamp(of: mark), FileStamp.now - stamp.modified < Self.day, written < limit / 16 { return }
    CacheFile.replace(mark, with: [])
    var entries: [(path: String, size: Int, used: Int64)] = []
    for shard in Self.names(in: folder) where shard.utf8.count == 2 {
      for name in Self.names(in: folder + "/" + shard) {
        let path = "\(folder)/\(shard)/\(name)"
        // A run that was interrupted leaves a file; one that is at work needs it for less than a second.
        let isTemporary = name.hasSuffix(".tmp")
        guard let stamp = FileStamp(of: path), isTemporary || name.utf8.count == 30 else { continue }
        let age = FileStamp.now - stamp.modified
        if isTemporary ? age > Self.day : age > Self.oldestKept {
          CacheFile.remove(path)
        } else {
          // A file takes whole blocks.
          entries.append((path, (Int(stamp.size) + 4095) & ~4095, stamp.modified))
        }
      }
    }
    var total = entries.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    entries.sort { $0.used < $1.used }
    for entry in entries where total > limit / 4 * 3 {
      CacheFile.remove(entry.path)
      total -= entry.size
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
