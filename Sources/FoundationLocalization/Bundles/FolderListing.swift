import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is in a folder. Foundation's own way takes ten times as long, which a program's first text would wait for.
enum FolderListing {
  /// The names in a folder, in no particular order; none where there is no such folder.
  static func names(atPath path: String) -> [String] {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
      guard let folder = opendir(path) else { return [] }
      defer { closedir(folder) }
      var names: [String] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        if name != "." && name != ".." { names.append(name) }
      }
      return names
    #else
      return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    #endif
  }
}
