import Zlib

/// Raw deflate streams by zlib, in pieces of known size.
enum Deflate {
  /// - Parameter size: what must come out, no more and no less.
  /// - Returns: nil for a damaged stream or another size.
  static func inflated(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    // One byte more than is to come shows a stream that goes on.
    let capacity = size + 1
    guard packed.count <= Int(UInt32.max), capacity <= Int(UInt32.max) else { return nil }
    var input = Array(packed)
    if input.isEmpty { input = [0] }
    var count = 0
    var isComplete = false
    let output = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      input.withUnsafeMutableBufferPointer { source in
        var stream = z_stream()
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(packed.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(capacity)
        guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return }
        isComplete = inflate(&stream, Z_FINISH) == Z_STREAM_END
        count = capacity - Int(stream.avail_out)
        inflateEnd(&stream)
      }
      initialized = count
    }
    return isComplete && count == size ? output : nil
  }

  /// - Returns: nil where zlib fails, which it does for want of memory alone.
  static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    var input = bytes
    var result: [UInt8]?
    input.withUnsafeMutableBufferPointer { source in
      var stream = z_stream()
      let method = Z_DEFLATED
      guard
        deflateInit2_(
          &stream, 6, method, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
      else { return }
      defer { deflateEnd(&stream) }
      let bound = Int(deflateBound(&stream, UInt(source.count)))
      guard source.count <= Int(UInt32.max), bound <= Int(UInt32.max) else { return }
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(source.count)
      var isComplete = false
      let output = [UInt8](unsafeUninitializedCapacity: bound) { buffer, initialized in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(bound)
        isComplete = deflate(&stream, Z_FINISH) == Z_STREAM_END
        initialized = bound - Int(stream.avail_out)
      }
      if isComplete { result = output }
    }
    return result
  }

  static func checksum(of bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { buffer in UInt32(crc32_z(0, buffer.baseAddress, buffer.count)) }
  }
}
