/// One table: messages by key.
public struct CompiledTable: Sendable {
  let bytes: CheckedBytes
  /// Where its record lies in the file.
  let offset: Int
  let slotCount: Int
  let slots: Int
  let longestProbe: Int
  package let language: String
  /// How many messages there are.
  public let count: Int

  init?(_ bytes: CheckedBytes, offset: Int, language: String) {
    typealias Offset = CompiledTableFormat.TableOffset
    guard bytes.holds(Offset.size, at: offset), let count = bytes.size(at: offset + Offset.messageCount),
      let slotCount = bytes.size(at: offset + Offset.slotCount), let slots = bytes.size(at: offset + Offset.slots),
      let longestProbe = bytes.size(at: offset + Offset.longestProbe), bytes.holds(0, at: slots),
      slotCount > 0, slotCount <= (bytes.count - slots) / CompiledTableFormat.SlotOffset.size
    else { return nil }
    self.bytes = bytes
    self.offset = offset
    self.slotCount = slotCount
    self.slots = slots
    self.longestProbe = min(longestProbe, slotCount)
    self.count = count
    self.language = language
  }

  public var name: String { bytes.string(referredToAt: offset + CompiledTableFormat.TableOffset.name) ?? "" }

  /// The message of a key, compared by code point.
  public func message(forKey key: String) -> CompiledMessage? {
    var key = key
    return key.withUTF8 { message(forUTF8: $0) }
  }

  /// The message of a key that is at hand as UTF-8. Allocates nothing.
  package func message(forUTF8 key: UnsafeBufferPointer<UInt8>) -> CompiledMessage? {
    slot(of: key).flatMap { message(inSlot: $0) }
  }

  /// The number of the slot that a key lies in: below `slotCount`, and as good as an index for a cache.
  func slot(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    typealias Offset = CompiledTableFormat.SlotOffset
    let hash = CompiledTableHash.hash(of: key)
    let tag = CompiledTableFormat.tag(of: hash)
    var slot = CompiledTableFormat.firstSlot(of: hash, slotCount: slotCount)
    for _ in 0..<longestProbe {
      let place = slots + slot * Offset.size
      guard let node = bytes.number32(at: place + Offset.node), node != 0 else { return nil }
      if bytes.number32(at: place + Offset.tag) == tag, bytes.textEquals(key, referredToAt: place + Offset.key) {
        return slot
      }
      slot += 1
      if slot == slotCount { slot = 0 }
    }
    return nil
  }

  func message(inSlot slot: Int) -> CompiledMessage? {
    node(inSlot: slot).map { CompiledMessage(bytes, node: $0, language: language) }
  }

  /// Where the message lies.
  func node(inSlot slot: Int) -> Int? {
    typealias Offset = CompiledTableFormat.SlotOffset
    guard let node = bytes.size(at: slots + slot * Offset.size + Offset.node), node != 0 else { return nil }
    return node
  }

  /// All keys, in no particular order.
  public var keys: [String] {
    (0..<slotCount).compactMap { slot in
      let place = slots + slot * CompiledTableFormat.SlotOffset.size
      guard bytes.number32(at: place + CompiledTableFormat.SlotOffset.node) != 0 else { return nil }
      return bytes.string(referredToAt: place + CompiledTableFormat.SlotOffset.key)
    }
  }
}
