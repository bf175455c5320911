/// The places of keys in a table's slots: open addressing, where a key that lies far from its first slot takes the
/// place of one that lies near, so that no search is long.
struct CompiledSlotArrangement {
  private struct Slot {
    var hash: UInt64
    var reference: (offset: Int, count: Int)
    var node: Int
  }

  private var slots: [Slot?]
  /// How many slots a search has to look at, at most.
  private(set) var longestProbe = 0

  init(slotCount: Int) { slots = Array(repeating: nil, count: slotCount) }

  mutating func insert(_ key: [UInt8], reference: (offset: Int, count: Int), node: Int) {
    let hash = key.withUnsafeBufferPointer { CompiledTableHash.hash(of: $0) }
    var slot = Slot(hash: hash, reference: reference, node: node)
    var place = firstPlace(of: slot)
    var distance = 0
    while let present = slots[place] {
      let presentDistance = self.distance(of: present, at: place)
      if presentDistance < distance {
        slots[place] = slot
        longestProbe = max(longestProbe, distance + 1)
        slot = present
        distance = presentDistance
      }
      place = place + 1 == slots.count ? 0 : place + 1
      distance += 1
    }
    slots[place] = slot
    longestProbe = max(longestProbe, distance + 1)
  }

  func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(slots.count * CompiledTableFormat.SlotOffset.size)
    for slot in slots {
      bytes.append32(slot.map { Int(CompiledTableFormat.tag(of: $0.hash)) } ?? 0)
      bytes.append(slot?.reference.offset ?? 0, slot?.reference.count ?? 0)
      bytes.append32(slot?.node ?? 0)
    }
    return bytes
  }

  private func firstPlace(of slot: Slot) -> Int {
    CompiledTableFormat.firstSlot(of: slot.hash, slotCount: slots.count)
  }

  private func distance(of slot: Slot, at place: Int) -> Int {
    let distance = place - firstPlace(of: slot)
    return distance < 0 ? distance + slots.count : distance
  }
}

extension [UInt8] {
  /// Appends a number as four bytes, the lowest first; the caller sees to it that it fits.
  mutating func append32(_ number: Int) {
    let number = UInt32(truncatingIfNeeded: number)
    for shift in [0, 8, 16, 24] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func append16(_ number: Int) {
    append(UInt8(truncatingIfNeeded: number))
    append(UInt8(truncatingIfNeeded: number >> 8))
  }

  /// A reference to a text: its offset and its number of bytes.
  mutating func append(_ offset: Int, _ count: Int) {
    append32(offset)
    append32(count)
  }
}
