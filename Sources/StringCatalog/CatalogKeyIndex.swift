import LosslessJSON

/// Finds the members of `strings` by key: eight bytes for each, not a copy of the keys.
struct CatalogKeyIndex: Sendable {
  /// The members of `strings`, in the file's order.
  let members: [JSONNode]
  /// Hash table with open addressing: 0 for an empty slot, else a position in `members` plus one.
  private let slots: [UInt32]

  init(_ document: JSONDocument, strings: JSONNode) {
    let members = Array(document.children(of: strings))
    var capacity = 16
    while capacity < members.count * 2 { capacity *= 2 }
    var slots = [UInt32](repeating: 0, count: capacity)
    for (position, member) in members.enumerated() {
      var slot = document.withName(of: member) { Self.slot($0, capacity) }
      while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: position + 1)
    }
    self.members = members
    self.slots = slots
  }

  var count: Int { members.count }

  func position(_ key: String, in document: JSONDocument) -> Int? {
    var key = key
    return key.withUTF8 { wanted in
      var slot = Self.slot(wanted, slots.count)
      while slots[slot] != 0 {
        let position = Int(slots[slot]) - 1
        if document.withName(of: members[position], { $0.elementsEqual(wanted) }) { return position }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  func member(_ key: String, in document: JSONDocument) -> JSONNode? {
    position(key, in: document).map { members[$0] }
  }

  private static func slot(_ name: UnsafeBufferPointer<UInt8>, _ capacity: Int) -> Int {
    Int(truncatingIfNeeded: jsonNameHash(name)) & (capacity - 1)
  }
}
