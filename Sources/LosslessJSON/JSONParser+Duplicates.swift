#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension JSONParser {
  /// Two members of one name make a document that means different things to different readers: it is refused.
  mutating func refuseDuplicateNames(in object: Int, memberCount: Int) throws(JSONFault) {
    if memberCount <= 8 {
      try compareEachWithTheOthers(in: object)
    } else {
      try lookUpEachInTable(in: object, memberCount: memberCount)
    }
  }

  private func compareEachWithTheOthers(in object: Int) throws(JSONFault) {
    let end = Int(records[object].next)
    var later = Int(records[object + 1].next)
    while later < end {
      var earlier = object + 1
      while earlier < later {
        if hasSameName(records[earlier], records[later]) { throw duplicate(later, of: earlier) }
        earlier = Int(records[earlier].next)
      }
      later = Int(records[later].next)
    }
  }

  private mutating func lookUpEachInTable(in object: Int, memberCount: Int) throws(JSONFault) {
    var capacity = 16
    while capacity < memberCount * 2 { capacity *= 2 }
    if nameSlots.count < capacity { nameSlots = [UInt32](repeating: 0, count: capacity) }
    for index in 0..<capacity { nameSlots[index] = 0 }
    let end = Int(records[object].next)
    var member = object + 1
    while member < end {
      var slot = Int(truncatingIfNeeded: nameHash(records[member])) & (capacity - 1)
      while nameSlots[slot] != 0 {
        let earlier = Int(nameSlots[slot])
        if hasSameName(records[earlier], records[member]) { throw duplicate(member, of: earlier) }
        slot = (slot + 1) & (capacity - 1)
      }
      // Index 0 is the root, which is no member: it can stand for an empty slot.
      nameSlots[slot] = UInt32(truncatingIfNeeded: member)
      member = Int(records[member].next)
    }
  }

  private func nameHash(_ record: JSONNodeRecord) -> UInt64 {
    if record.nameHasEscapes { return decodedName(record).withUnsafeBufferPointer { jsonNameHash($0) } }
    return jsonNameHash(
      UnsafeBufferPointer(start: base + Int(record.nameStart) + 1, count: Swift.max(0, record.nameLength - 2)))
  }

  private func hasSameName(_ left: JSONNodeRecord, _ right: JSONNodeRecord) -> Bool {
    if left.nameHasEscapes || right.nameHasEscapes { return decodedName(left) == decodedName(right) }
    return left.nameLength == right.nameLength
      && memcmp(base + Int(left.nameStart), base + Int(right.nameStart), left.nameLength) == 0
  }

  private func decodedName(_ record: JSONNodeRecord) -> [UInt8] {
    let buffer = UnsafeBufferPointer(start: base, count: count)
    let start = Int(record.nameStart)
    return decodedJSONString(buffer, start + 1..<start + record.nameLength - 1)
  }

  private func duplicate(_ member: Int, of earlier: Int) -> JSONFault {
    JSONFault(
      reason: .duplicateName(
        name: String(decoding: decodedName(records[member]), as: UTF8.self), first: Int(records[earlier].nameStart)),
      offset: Int(records[member].nameStart))
  }
}

/// FNV-1a over words and then bytes: not for strangers' tables, whose every collision is only compared.
package func jsonNameHash(_ name: UnsafeBufferPointer<UInt8>) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  var index = 0
  if let base = UnsafeRawPointer(name.baseAddress) {
    while index + 8 <= name.count {
      hash = (hash ^ (base + index).loadUnaligned(as: UInt64.self)) &* 0x0000_0100_0000_01B3
      hash ^= hash >> 29
      index += 8
    }
  }
  while index < name.count {
    hash = (hash ^ UInt64(name[index])) &* 0x0000_0100_0000_01B3
    index += 1
  }
  return hash ^ (hash >> 32)
}
