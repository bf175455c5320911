import FormatSpecifiers

extension CompiledTableFile {
  /// Reads the whole file: its checksum, every key where a search would find it, every node of every message.
  ///
  /// - Throws: what is wrong first, and where.
  package func verify() throws(CompiledTableError) {
    typealias Offset = CompiledTableFormat.HeaderOffset
    let checksum = CompiledTableChecksum.checksum(of: bytes.all)
    guard checksum == bytes.number32(at: Offset.checksum) else {
      throw .damaged("a checksum that the file does not have", offset: Offset.checksum)
    }
    try CompiledTableVerification(bytes).checkText(referredToAt: Offset.language)
    let count = bytes.size(at: Offset.tableCount) ?? 0
    guard let start = bytes.size(at: Offset.tables),
      bytes.holds(count.multipliedReportingOverflow(by: CompiledTableFormat.TableOffset.size).partialValue, at: start),
      count <= bytes.count / CompiledTableFormat.TableOffset.size
    else { throw .damaged("tables outside the file", offset: Offset.tables) }
    var verification = CompiledTableVerification(bytes)
    for position in 0..<count {
      guard let table = table(at: position) else {
        throw .damaged(
          "a table outside the file", offset: start + position * CompiledTableFormat.TableOffset.size)
      }
      try verification.check(table)
    }
  }
}

/// One pass over all that a file refers to; what is referred to twice is looked at once.
private struct CompiledTableVerification {
  private typealias Format = CompiledTableFormat
  private let bytes: CheckedBytes
  /// How deep the nodes lie that were found right.
  private var checked: [Int: Int] = [:]

  init(_ bytes: CheckedBytes) { self.bytes = bytes }

  func checkText(referredToAt offset: Int) throws(CompiledTableError) {
    guard let text = bytes.text(referredToAt: offset) else {
      throw .damaged("a reference to a text outside the file", offset: offset)
    }
    guard String(validating: text, as: UTF8.self) != nil else {
      throw .damaged("a reference to a text that is no UTF-8", offset: offset)
    }
  }

  mutating func check(_ table: CompiledTable) throws(CompiledTableError) {
    try checkText(referredToAt: table.offset + Format.TableOffset.name)
    var count = 0
    for slot in 0..<table.slotCount {
      let place = table.slots + slot * Format.SlotOffset.size
      guard let node = bytes.size(at: place + Format.SlotOffset.node) else {
        throw .damaged("a slot outside the file", offset: place)
      }
      if node == 0 { continue }
      count += 1
      try checkText(referredToAt: place + Format.SlotOffset.key)
      guard let key = bytes.text(referredToAt: place + Format.SlotOffset.key), table.slot(of: key) == slot else {
        throw .damaged("a key that a search does not find", offset: place)
      }
      try check(node: node, referredToAt: place + Format.SlotOffset.node, depth: 0)
    }
    guard count == table.count else {
      throw .damaged("a wrong number of messages", offset: table.offset + Format.TableOffset.messageCount)
    }
  }

  /// - Parameter reference: where the node is referred to.
  private mutating func check(
    node: Int, referredToAt reference: Int, depth: Int
  ) throws(CompiledTableError) {
    guard let kind = bytes.byte(at: node), let number = bytes.number16(at: node + 2), depth < Format.deepestNesting
    else {
      throw .damaged("a reference to a message outside the file, or nested too deeply", offset: reference)
    }
    if let known = checked[node], known >= depth { return }
    checked[node] = depth
    var branches: [Int] = []
    switch kind {
    case Format.NodeKind.text:
      try checkText(referredToAt: node + 4)
      branches = try checkedPlaces(of: node, count: Int(number))
    case Format.NodeKind.plural:
      let categories = bytes.byte(at: node + 1) ?? 0
      guard categories != 0, categories < 64 else { throw .damaged("a choice without plural forms", offset: node) }
      branches = (0..<categories.nonzeroBitCount).map { node + 8 + $0 * 4 }
    case Format.NodeKind.device:
      guard number > 0 else { throw .damaged("a choice without devices", offset: node) }
      for record in stride(from: node + 4, to: node + 4 + Int(number) * Format.branchSize, by: Format.branchSize) {
        try checkText(referredToAt: record)
        branches.append(record + 8)
      }
    case Format.NodeKind.width:
      guard number > 0 else { throw .damaged("a choice without widths", offset: node) }
      branches = (0..<Int(number)).map { node + 4 + $0 * Format.widthBranchSize + 4 }
    case Format.NodeKind.number:
      guard number > 0 else { throw .damaged("a choice without numbers", offset: node) }
      branches = (0..<Int(number)).map { node + 8 + $0 * Format.numberBranchSize + 4 }
    default: throw .damaged("a message of an unknown kind", offset: node)
    }
    for branch in branches {
      guard let next = bytes.size(at: branch), next < node else {
        throw .damaged("a reference to a message that does not stand before it", offset: branch)
      }
      try check(node: next, referredToAt: branch, depth: depth + 1)
    }
  }

  /// - Returns: where the parts that vary on their own are referred to.
  private func checkedPlaces(of node: Int, count: Int) throws(CompiledTableError) -> [Int] {
    guard let text = bytes.text(referredToAt: node + 4) else { return [] }
    var parts: [Int] = []
    var end = 0
    for place in 0..<count {
      let record = node + 12 + place * Format.placeSize
      guard bytes.holds(Format.placeSize, at: record), let kind = bytes.byte(at: record),
        let start = bytes.size(at: record + 4), let length = bytes.number16(at: record + 8), start >= end,
        start <= text.count, Int(length) <= text.count - start
      else { throw .damaged("a specifier outside its text", offset: record) }
      end = start + Int(length)
      switch CompiledPlaceKind(rawValue: kind) {
      case .value:
        guard FormatSpecifier.Length(rawValue: bytes.byte(at: record + 2) ?? .max) != nil else {
          throw .damaged("a specifier of an unknown length", offset: record)
        }
      case .message: parts.append(record + 12)
      case .percentSign: break
      case nil: throw .damaged("a specifier of an unknown kind", offset: record)
      }
    }
    return parts
  }
}
