#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of a file, mapped or in memory, each access within bounds; nil where it would not be.
///
/// Unchecked, because the compiler cannot know that nothing writes to the bytes after `init`.
final class CheckedBytes: @unchecked Sendable {
  private let start: UnsafeRawPointer
  let count: Int
  private let isMapped: Bool
  /// Strings of the texts that were asked for.
  let madeTexts: MadeTexts

  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 8)
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress { copy.copyMemory(from: base, byteCount: source.count) }
    }
    start = UnsafeRawPointer(copy)
    count = bytes.count
    isMapped = false
    madeTexts = MadeTexts(fileSize: count)
  }

  init(file path: String) throws(CompiledTableError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotRead(String(cString: strerror(errno)).lowercased()) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .cannotRead(String(cString: strerror(errno)).lowercased()) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .cannotRead("is no regular file") }
    let size = Int(status.st_size)
    guard size >= CompiledTableFormat.headerSize, size <= CompiledTableFormat.largestFile else {
      throw .isNoTableFile
    }
    madeTexts = MadeTexts(fileSize: size)
    count = size
    if size <= Self.mostCopiedBytes {
      let copy = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
      guard Self.read(size, from: descriptor, to: copy) else {
        copy.deallocate()
        throw .isNoTableFile
      }
      start = UnsafeRawPointer(copy)
      isMapped = false
      return
    }
    guard let mapping = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), mapping != MAP_FAILED else {
      throw .cannotRead(String(cString: strerror(errno)).lowercased())
    }
    start = UnsafeRawPointer(mapping)
    isMapped = true
  }

  /// Smaller files are read, which takes no longer than mapping them: then a program that writes into them, instead of
  /// putting a new one in their place, does no harm. A mapped file that is cut short stops its readers.
  private static let mostCopiedBytes = 64 << 10

  /// - Returns: whether there were as many bytes; the file may be shorter than it was a moment ago.
  private static func read(_ count: Int, from descriptor: Int32, to memory: UnsafeMutableRawPointer) -> Bool {
    var done = 0
    while done < count {
      let more = pread(descriptor, memory + done, count - done, off_t(done))
      if more < 0, errno == EINTR { continue }
      if more <= 0 { return false }
      done += more
    }
    return true
  }

  deinit {
    let memory = UnsafeMutableRawPointer(mutating: start)
    if isMapped { munmap(memory, count) } else { memory.deallocate() }
  }

  var all: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  func holds(_ size: Int, at offset: Int) -> Bool { offset >= 0 && size >= 0 && size <= count - offset }

  func byte(at offset: Int) -> UInt8? {
    holds(1, at: offset) ? start.load(fromByteOffset: offset, as: UInt8.self) : nil
  }

  func number16(at offset: Int) -> UInt16? {
    holds(2, at: offset) ? UInt16(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt16.self)) : nil
  }

  func number32(at offset: Int) -> UInt32? {
    holds(4, at: offset) ? UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) : nil
  }

  /// A number that is an offset or a count, hence fits `Int` on every platform.
  func size(at offset: Int) -> Int? { number32(at: offset).flatMap { Int(exactly: $0) } }

  /// The text whose offset and number of bytes stand at `offset`. Valid as long as this object lives.
  func text(referredToAt offset: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let place = size(at: offset), let length = size(at: offset + 4) else { return nil }
    return bytes(length, at: place)
  }

  /// Whether the text referred to at `offset` is `other`, byte for byte.
  func textEquals(_ other: UnsafeBufferPointer<UInt8>, referredToAt offset: Int) -> Bool {
    guard let text = text(referredToAt: offset), text.count == other.count else { return false }
    guard let left = text.baseAddress, let right = other.baseAddress, text.count > 0 else { return true }
    return memcmp(left, right, text.count) == 0
  }

  func bytes(_ length: Int, at offset: Int) -> UnsafeBufferPointer<UInt8>? {
    guard holds(length, at: offset) else { return nil }
    return UnsafeRawBufferPointer(start: start + offset, count: length).assumingMemoryBound(to: UInt8.self)
  }

  func string(referredToAt offset: Int) -> String? {
    text(referredToAt: offset).map { String(decoding: $0, as: UTF8.self) }
  }
}
