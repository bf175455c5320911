#if Markdown
  /// Finds the ends of what may hold brackets that are none.
  struct InlineScanner {
    private let bytes: UnsafeBufferPointer<UInt8>

    /// Tags and destinations that are longer hide nothing; this keeps the time in proportion to the text.
    private static let longest = 4096
    private static let deepest = 32

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.bytes = bytes
    }

    func byte(at index: Int) -> UInt8? {
      index < bytes.count ? bytes[index] : nil
    }

    func isPunctuation(at index: Int) -> Bool {
      guard let byte = byte(at: index) else { return false }
      switch byte {
      case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: return true
      default: return false
      }
    }

    /// From `(` to after the `)` that closes it. Escapes count, strings do not.
    func endOfAttributes(at start: Int) -> Int? {
      var index = start + 1
      var depth = 0
      while let byte = byte(at: index) {
        switch byte {
        case UInt8(ascii: "\\"): index += isPunctuation(at: index + 1) ? 2 : 1
        case UInt8(ascii: "("):
          depth += 1
          if depth > Self.deepest { return nil }
          index += 1
        case UInt8(ascii: ")"):
          index += 1
          if depth == 0 { return index }
          depth -= 1
        default: index += 1
        }
      }
      return nil
    }

    /// From `<` to after the `>` of an address or a tag; nil where it is neither.
    func endOfTag(at start: Int) -> Int? {
      guard let first = byte(at: start + 1) else { return nil }
      let isLetter = (first | 0x20) >= UInt8(ascii: "a") && (first | 0x20) <= UInt8(ascii: "z")
      guard isLetter || first == UInt8(ascii: "/") || first == UInt8(ascii: "!") || first == UInt8(ascii: "?") else {
        return nil
      }
      let limit = min(bytes.count, start + Self.longest)
      if isLetter, let end = endOfAddress(at: start, limit: limit) { return end }
      var index = start + 1
      while index < limit {
        switch bytes[index] {
        case UInt8(ascii: ">"): return index + 1
        case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "]"): return nil
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          let quote = bytes[index]
          index += 1
          while index < limit, bytes[index] != quote { index += 1 }
        default: break
        }
        index += 1
      }
      return nil
    }

    private func endOfAddress(at start: Int, limit: Int) -> Int? {
      var index = start + 1
      var hasScheme = false
      while index < limit {
        switch bytes[index] {
        case UInt8(ascii: ">"): return hasScheme ? index + 1 : nil
        case UInt8(ascii: "<"), 0...0x20: return nil
        case UInt8(ascii: ":"): hasScheme = true
        case UInt8(ascii: "["), UInt8(ascii: "]"): if !hasScheme { return nil }
        default: break
        }
        index += 1
      }
      return nil
    }

    /// From `(` to after the `)` of a link's destination and title; nil where it is none.
    func endOfDestination(at start: Int) -> Int? {
      let limit = min(bytes.count, start + Self.longest)
      var index = skippingSpaces(from: start + 1, limit: limit)
      guard index < limit else { return nil }
      if bytes[index] == UInt8(ascii: "<") {
        index += 1
        while index < limit, bytes[index] != UInt8(ascii: ">") {
          if bytes[index] == 0x0A || bytes[index] == UInt8(ascii: "<") { return nil }
          index += bytes[index] == UInt8(ascii: "\\") && isPunctuation(at: index + 1) ? 2 : 1
        }
        index += 1
      } else {
        var depth = 0
        scan: while index < limit {
          switch bytes[index] {
          case UInt8(ascii: "\\"): index += isPunctuation(at: index + 1) ? 1 : 0
          case UInt8(ascii: "("):
            depth += 1
            if depth > Self.deepest { return nil }
          case UInt8(ascii: ")"):
            if depth == 0 { break scan }
            depth -= 1
          case 0...0x20: break scan
          default: break
          }
          index += 1
        }
        if depth > 0 { return nil }
      }
      let afterDestination = index
      index = skippingSpaces(from: index, limit: limit)
      if index > afterDestination, index < limit, let close = Self.closing[bytes[index]] {
        index += 1
        while index < limit, bytes[index] != close {
          index += bytes[index] == UInt8(ascii: "\\") && isPunctuation(at: index + 1) ? 2 : 1
        }
        index = skippingSpaces(from: index + 1, limit: limit)
      }
      return index < limit && bytes[index] == UInt8(ascii: ")") ? index + 1 : nil
    }

    private static let closing: [UInt8: UInt8] = [
      UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"),
      UInt8(ascii: "("): UInt8(ascii: ")"),
    ]

    private func skippingSpaces(from start: Int, limit: Int) -> Int {
      var index = start
      while index < limit, bytes[index] == 0x20 || (bytes[index] >= 0x09 && bytes[index] <= 0x0D) { index += 1 }
      return index
    }
  }
#endif
