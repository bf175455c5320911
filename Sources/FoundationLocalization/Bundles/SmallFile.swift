import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that are looked at before a program shows its first text, for which Foundation's way is too long.
enum SmallFile {
  private static let mostBytes = 1 << 20

  /// What is in a file; nil where there is no such file, or one of more than a megabyte.
  static func bytes(atPath path: String) -> [UInt8]? {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= mostBytes else {
        return nil
      }
      let size = Int(status.st_size)
      return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        while count < size {
          let received = read(descriptor, start + count, size - count)
          guard received > 0 else { return }
          count += received
        }
      }
    #else
      return FileManager.default.contents(atPath: path).flatMap { $0.count <= mostBytes ? [UInt8]($0) : nil }
    #endif
  }

  static func exists(atPath path: String) -> Bool {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      access(path, F_OK) == 0
    #else
      FileManager.default.fileExists(atPath: path)
    #endif
  }
}
