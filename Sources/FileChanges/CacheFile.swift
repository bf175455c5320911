#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files of the tool's own that can be made anew at any time, so that nothing of `FileCommit`'s care is needed: no
/// difference is shown, nothing waits for the disk, and every failure only means that there is no such file.
package enum CacheFile {
  /// The bytes of a file, nil where it cannot be read, is no file, or is larger than `limit`. Links are not followed.
  package static func bytes(at path: String, limit: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    guard size <= limit else { return nil }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let result = FileSystem.read_(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if result < 0, errno == EINTR { continue }
        guard result > 0 else {
          isWhole = false
          return
        }
        count += result
      }
    }
    return isWhole ? bytes : nil
  }

  /// Puts a file in place in one step: others see the former one or the whole new one. Its folder must exist.
  @discardableResult
  package static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let temporary = "\(FileSystem.folder(of: path))/\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWritten = FileSystem.write(bytes, to: descriptor) == nil
    let isClosed = close(descriptor) == 0
    if isWritten, isClosed, rename(temporary, path) == 0 { return true }
    unlink(temporary)
    return false
  }

  package static func remove(_ path: String) { unlink(path) }

  /// Sets a file's times to now.
  package static func touch(_ path: String) { utimes(path, nil) }

  /// Makes a folder, and those above it, for nobody else to look into.
  package static func makeFolder(_ path: String) -> Bool {
    if FileSystem.status(of: path) != nil { return true }
    let parent = FileSystem.folder(of: path)
    guard parent == path || makeFolder(parent) else { return false }
    return mkdir(path, 0o700) == 0 || errno == EEXIST
  }
}
