/// The files in a ZIP archive, as far as office documents use the format: stored or deflated entries, no encryption,
/// nothing beyond four gigabytes. The source is PKWARE's APPNOTE.
struct ZipArchive {
  struct Entry {
    var name: String
    var method: Int
    var compressedSize: Int
    var size: Int
    var checksum: UInt32
    var headerOffset: Int
  }

  enum Fault: Error, Hashable {
    /// No archive, or one that is cut off.
    case noArchive
    case damaged(String)
    case encrypted(String)
    case unsupportedMethod(String)
    /// More than a document of texts can have: an archive made to fill memory.
    case tooLarge(String)
  }

  /// Of all entries together.
  static let sizeLimit = 1 << 27
  static let entryLimit = 4096

  private let bytes: [UInt8]
  private(set) var entries: [Entry] = []
  private var remaining = Self.sizeLimit

  init(_ bytes: [UInt8]) throws(Fault) {
    self.bytes = bytes
    let end = try directoryEnd()
    let count = try number(end + 10, 2)
    guard count <= Self.entryLimit else { throw .tooLarge("\(count) files") }
    var offset = try number(end + 16, 4)
    for _ in 0..<count {
      guard try number(offset, 4) == 0x0201_4B50 else { throw .damaged("its list of files") }
      let flags = try number(offset + 8, 2)
      let nameLength = try number(offset + 28, 2)
      guard offset + 46 + nameLength <= bytes.count else { throw .noArchive }
      let name = String(decoding: bytes[(offset + 46)..<(offset + 46 + nameLength)], as: UTF8.self)
      if flags & 1 != 0 { throw .encrypted(name) }
      entries.append(
        Entry(
          name: name, method: try number(offset + 10, 2), compressedSize: try number(offset + 20, 4),
          size: try number(offset + 24, 4), checksum: UInt32(try number(offset + 16, 4)),
          headerOffset: try number(offset + 42, 4)))
      offset += 46 + nameLength + (try number(offset + 30, 2)) + (try number(offset + 32, 2))
    }
  }

  /// The contents of a file; nil where there is none of the name.
  mutating func contents(of name: String) throws(Fault) -> [UInt8]? {
    guard let entry = entries.first(where: { $0.name == name }) else { return nil }
    guard try number(entry.headerOffset, 4) == 0x0403_4B50 else { throw .damaged(name) }
    let start =
      entry.headerOffset + 30 + (try number(entry.headerOffset + 26, 2))
      + (try number(entry.headerOffset + 28, 2))
    guard start + entry.compressedSize <= bytes.count else { throw .damaged(name) }
    // What it says of its size may be a lie; inflating stops at what is left in any case.
    guard entry.size <= remaining else { throw .tooLarge(name) }
    let packed = bytes[start..<(start + entry.compressedSize)]
    let contents: [UInt8]
    switch entry.method {
    case 0: contents = Array(packed)
    case 8:
      guard let inflated = Deflate.inflated(packed, size: entry.size) else { throw .damaged(name) }
      contents = inflated
    default: throw .unsupportedMethod(name)
    }
    guard contents.count == entry.size, Deflate.checksum(of: contents) == entry.checksum else { throw .damaged(name) }
    remaining -= contents.count
    return contents
  }

  /// The record at the end, which a comment may follow.
  private func directoryEnd() throws(Fault) -> Int {
    var offset = bytes.count - 22
    let lowest = max(0, offset - 0xFFFF)
    while offset >= lowest, offset >= 0 {
      if bytes[offset] == 0x50, try number(offset, 4) == 0x0605_4B50 { return offset }
      offset -= 1
    }
    throw .noArchive
  }

  private func number(_ offset: Int, _ length: Int) throws(Fault) -> Int {
    guard offset >= 0, offset + length <= bytes.count else { throw .noArchive }
    return bytes[offset..<(offset + length)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
