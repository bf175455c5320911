/// Writes ZIP archives. All times are the first that the format knows, so that the same contents give the same bytes.
struct ZipWriter {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  mutating func add(_ name: String, _ contents: [UInt8]) {
    let packed = Deflate.deflated(contents).flatMap { $0.count < contents.count ? $0 : nil }
    let offset = bytes.count
    var header: [UInt8] = []
    // Version 2.0, names in UTF-8.
    append(20, 2, &header)
    append(0x0800, 2, &header)
    append(packed == nil ? 0 : 8, 2, &header)
    append(0, 2, &header)
    append(0x21, 2, &header)
    append(Int(Deflate.checksum(of: contents)), 4, &header)
    append((packed ?? contents).count, 4, &header)
    append(contents.count, 4, &header)
    append(name.utf8.count, 2, &header)
    append(0, 2, &header)
    append(0x0403_4B50, 4, &bytes)
    bytes += header + name.utf8 + (packed ?? contents)

    append(0x0201_4B50, 4, &directory)
    append(20, 2, &directory)
    directory += header
    append(0, 2, &directory)
    append(0, 2, &directory)
    append(0, 2, &directory)
    append(0, 4, &directory)
    append(offset, 4, &directory)
    directory += name.utf8
    count += 1
  }

  func archive() -> [UInt8] {
    var result = bytes + directory
    append(0x0605_4B50, 4, &result)
    append(0, 4, &result)
    append(count, 2, &result)
    append(count, 2, &result)
    append(directory.count, 4, &result)
    append(bytes.count, 4, &result)
    append(0, 2, &result)
    return result
  }

  private func append(_ number: Int, _ length: Int, _ result: inout [UInt8]) {
    for index in 0..<length { result.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }
}
