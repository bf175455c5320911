#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Keeps other runs of the tool out of some folders while files in them are compared and replaced: without that, two
/// runs at once could both find a file as they had read it, and the second would undo what the first wrote.
///
/// The locks are advisory (`flock`) and hold off nobody else. Where one cannot be had, as on some network file systems
/// or under a script that holds the lock itself, the files are replaced without it rather than never.
final class FolderLocks {
  private var descriptors: [Int32] = []

  /// Locks folders, always in the same order, so that two runs never wait for each other.
  ///
  /// - Parameter patience: how long to wait for other runs, in milliseconds, for all folders together. They hold a lock
  ///   for as long as it takes to read and rename a few files.
  init(_ folders: some Sequence<String>, patience: Int = 3000) {
    var remaining = patience
    for folder in Set(folders).sorted() {
      let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR, remaining > 0 {
        usleep(5000)
        remaining -= 5
      }
      descriptors.append(descriptor)
    }
  }

  /// Closing a descriptor lets its lock go.
  deinit { for descriptor in descriptors { close(descriptor) } }
}
