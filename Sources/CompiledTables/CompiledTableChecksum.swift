/// CRC-32 as in gzip and PNG (ISO 3309), over the whole file with the checksum's own four bytes taken as zero.
enum CompiledTableChecksum {
  static func checksum(of file: UnsafeRawBufferPointer) -> UInt32 {
    let start = CompiledTableFormat.HeaderOffset.checksum
    let field = start..<start + 4
    var state: UInt32 = 0xFFFF_FFFF
    table.withUnsafeBufferPointer { table in
      for offset in file.indices {
        let byte = field.contains(offset) ? 0 : file[offset]
        state = table[Int((state ^ UInt32(byte)) & 0xFF)] ^ (state >> 8)
      }
    }
    return ~state
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
