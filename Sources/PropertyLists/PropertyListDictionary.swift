package import SourceText

/// A dictionary in the order of its file.
package struct PropertyListDictionary: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var key: String
    /// Where the key stands, in formats that have places.
    package var keyRange: Range<UTF8Offset>?
    package var value: PropertyListNode

    package init(key: String, keyRange: Range<UTF8Offset>? = nil, value: PropertyListNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// All entries, doubled keys included.
  package let entries: [Entry]
  /// Only where scanning would cost more than hashing: most dictionaries of a project file have five entries, one has
  /// thousands.
  private let positions: [String: Int]?

  private static let scannedCount = 12

  package init(_ entries: [Entry]) {
    self.entries = entries
    guard entries.count > Self.scannedCount else {
      positions = nil
      return
    }
    var positions: [String: Int] = [:]
    positions.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() { positions[entry.key] = index }
    self.positions = positions
  }

  /// The value of a key; of a doubled key the last, as Foundation reads it.
  package subscript(key: String) -> PropertyListNode? {
    if let positions { return positions[key].map { entries[$0].value } }
    return entries.last { $0.key == key }?.value
  }

  package var keys: [String] { entries.map(\.key) }
}
