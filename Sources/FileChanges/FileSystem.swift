#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system calls that reading and writing files need, with errors that name the path.
enum FileSystem {
  /// The words of the current `errno`, lower case as in all our messages.
  static func errorWords(_ code: Int32 = errno) -> String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  static func read(_ path: String, displayedAs shown: String) throws(FileAccessError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileAccessError(.read, shown, .system(errorWords())) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileAccessError(.read, shown, .system(errorWords())) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileAccessError(.read, shown, .isAFolder)
    default: throw FileAccessError(.read, shown, .isNoRegularFile)
    }
    // One byte more than the size, so that the end of the file is seen without a second buffer.
    var bytes: [UInt8] = []
    var failure: Int32 = 0
    var capacity = Int(status.st_size) + 1
    while true {
      let before = bytes.count
      bytes.reserveCapacity(before + capacity)
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        while count < buffer.count {
          let result = read_(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
          if result < 0 && errno == EINTR { continue }
          if result < 0 { failure = errno }
          if result <= 0 { return }
          count += result
        }
      }
      guard failure == 0 else { throw FileAccessError(.read, shown, .system(errorWords(failure))) }
      if before == 0 { bytes = chunk } else { bytes += chunk }
      if chunk.count < capacity { return bytes }
      capacity = 1 << 16
    }
  }

  static func read_(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #endif
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer -> Int32? in
      var written = 0
      while written < buffer.count {
        let result = write_(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if result < 0 && errno == EINTR { continue }
        if result < 0 { return errno }
        written += result
      }
      return nil
    }
  }

  private static func write_(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer, count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer, count)
    #endif
  }

  /// What lies at a path, symbolic links followed; nil where nothing does.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Whether something, be it a broken symbolic link, has this name.
  static func nameIsTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The path with all symbolic links followed; nil where nothing lies there.
  static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// The folder that holds a path.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Makes the renames in a folder outlast a power failure. Some file systems cannot, which is no failure.
  static func synchronize(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// Makes a folder and those above it.
  ///
  /// - Returns: the folders that were made, outermost first.
  static func makeFolders(_ path: String, displayedAs shown: String) throws(FileAccessError) -> [String] {
    if status(of: path) != nil { return [] }
    let made = path == "/" || path == "." ? [] : try makeFolders(folder(of: path), displayedAs: shown)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileAccessError(.create, shown, .system(errorWords()))
    }
    return made + [path]
  }
}
