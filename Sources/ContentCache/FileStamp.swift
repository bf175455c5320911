#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the file system says of a file, by which one can mostly tell that it has not changed without reading it.
///
/// Not always: a file that is written twice within one tick of the file system's clock may look the same after both. So
/// a stamp says for sure only of a file that had been at rest for a while when it was read (`isSettled(at:)`), as in
/// git's index.
package struct FileStamp: Hashable, Sendable {
  package var size: Int64
  /// Nanoseconds since 1970: of the last change of the content, and of the content or the inode.
  package var modified: Int64
  package var changed: Int64
  package var inode: UInt64
  package var device: UInt64

  /// Whether a file with this stamp that was read at `time` (nanoseconds since 1970) would have another stamp had it
  /// been changed since. Some file systems count in steps of two seconds.
  package func isSettled(at time: Int64) -> Bool { max(modified, changed) < time - 2_000_000_000 }

  /// The time now, in nanoseconds since 1970.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The stamp of what lies at a path, links followed; nil for anything but a file with contents.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    size = Int64(status.st_size)
    self.modified = Int64(modified.tv_sec) * 1_000_000_000 + Int64(modified.tv_nsec)
    self.changed = Int64(changed.tv_sec) * 1_000_000_000 + Int64(changed.tv_nsec)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    device = UInt64(truncatingIfNeeded: status.st_dev)
  }
}

extension BinaryWriter {
  package mutating func write(_ stamp: FileStamp) {
    for number in [stamp.size, stamp.modified, stamp.changed] { writeWhole(UInt64(bitPattern: number)) }
    writeWhole(stamp.inode)
    writeWhole(stamp.device)
  }
}

extension BinaryReader {
  package mutating func stamp() throws(DamagedEntry) -> FileStamp {
    let numbers = [try whole(), try whole(), try whole()].map { Int64(bitPattern: $0) }
    return FileStamp(
      size: numbers[0], modified: numbers[1], changed: numbers[2], inode: try whole(), device: try whole())
  }
}

extension FileStamp {
  fileprivate init(size: Int64, modified: Int64, changed: Int64, inode: UInt64, device: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.device = device
  }
}
