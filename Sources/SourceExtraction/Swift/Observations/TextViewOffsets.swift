import Foundation

extension [UInt8] {
  /// Whether a name stands anywhere, as a whole or in a longer one.
  func contains(name: StaticString) -> Bool {
    name.withUTF8Buffer { name in
      withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, let text = name.baseAddress, let first = name.first else { return false }
        var place = 0
        while bytes.count - place >= name.count,
          let found = memchr(start + place, Int32(first), bytes.count - place - name.count + 1)
        {
          if memcmp(found, text, name.count) == 0 { return true }
          place = start.distance(to: UnsafeRawPointer(found)) + 1
        }
        return false
      }
    }
  }
}

/// Where in a file a view that shows text is called, so that a part of it is quickly told to hold one.
struct TextViewOffsets {
  private var offsets: [Int] = []

  private static let names = ["Text(", "Label(", "Button(", "Toggle(", "Link("].map { Array($0.utf8) }

  init(in bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      for place in buffer.indices where buffer[place] == UInt8(ascii: "(") {
        for name in Self.names where place + 1 >= name.count {
          let start = place + 1 - name.count
          if (0..<name.count).allSatisfy({ buffer[start + $0] == name[$0] }) { offsets.append(start) }
        }
      }
    }
  }

  func contains(within range: Range<Int>) -> Bool {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < range.upperBound
  }
}
