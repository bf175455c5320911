import FormatSpecifiers
import LanguageData

/// The way through the nodes of a message. Depth and length are limited, since a damaged file can have any shape.
struct CompiledMessageWalk {
  private typealias Format = CompiledTableFormat
  private let bytes: CheckedBytes
  private var remaining = Format.longestWalk
  private var remainingBytes = Format.longestText

  init(_ bytes: CheckedBytes) { self.bytes = bytes }

  /// - Returns: false where the message is damaged.
  mutating func visit<Visitor: CompiledMessageVisitor>(
    _ node: Int, depth: Int, _ visitor: inout Visitor
  ) -> Bool {
    remaining -= 1
    guard depth < Format.deepestNesting, remaining > 0, let kind = bytes.byte(at: node) else { return false }
    switch kind {
    case Format.NodeKind.text:
      return visitText(node, depth: depth, &visitor)
    case Format.NodeKind.plural:
      guard let branch = pluralBranch(of: node, &visitor) else { return false }
      return visit(branch, depth: depth + 1, &visitor)
    case Format.NodeKind.number:
      guard let branch = numberBranch(of: node, &visitor) else { return false }
      return visit(branch, depth: depth + 1, &visitor)
    case Format.NodeKind.device:
      guard let branch = deviceBranch(of: node, visitor.device) else { return false }
      return visit(branch, depth: depth + 1, &visitor)
    case Format.NodeKind.width:
      guard let branch = widthBranch(of: node, visitor.width) else { return false }
      return visit(branch, depth: depth + 1, &visitor)
    default:
      return false
    }
  }

  // MARK: Choices

  /// `zero` for nought in every language; else the category, then `other`, then what there is.
  private func pluralBranch<Visitor: CompiledMessageVisitor>(of node: Int, _ visitor: inout Visitor) -> Int? {
    guard let choice = CompiledPluralChoice(bytes, node: node) else { return nil }
    if let zero = choice.branch(.zero), visitor.isZero(argument: choice.position) { return zero }
    let category = visitor.pluralCategory(of: choice) ?? .other
    if let found = choice.branch(category) ?? choice.branch(.other) { return found }
    return PluralCategory.allCases.reversed().lazy.compactMap { choice.branch($0) }.first
  }

  /// The branch of the number that the argument is, else the first, which is that of the smallest number.
  private func numberBranch<Visitor: CompiledMessageVisitor>(of node: Int, _ visitor: inout Visitor) -> Int? {
    guard let count = bytes.number16(at: node + 2), let position = bytes.number16(at: node + 4), count > 0 else {
      return nil
    }
    if let wanted = visitor.wholeNumber(at: Int(position)) {
      for branch in 0..<Int(count) {
        let record = node + 8 + branch * Format.numberBranchSize
        guard let number = bytes.size(at: record) else { return nil }
        if Int64(number) == wanted { return bytes.size(at: record + 4) }
      }
    }
    return bytes.size(at: node + 12)
  }

  /// The device's branch, else `other`, else the first.
  private func deviceBranch(of node: Int, _ device: String) -> Int? {
    guard let count = bytes.number16(at: node + 2) else { return nil }
    var device = device
    let named = device.withUTF8 { branch(named: $0, of: node, count: Int(count)) }
    if let named { return named }
    var other = "other"
    return other.withUTF8 { branch(named: $0, of: node, count: Int(count)) }
      ?? (count > 0 ? bytes.size(at: node + 12) : nil)
  }

  private func branch(named name: UnsafeBufferPointer<UInt8>, of node: Int, count: Int) -> Int? {
    for branch in 0..<count {
      let record = node + 4 + branch * Format.branchSize
      guard bytes.holds(Format.branchSize, at: record) else { return nil }
      if bytes.textEquals(name, referredToAt: record) { return bytes.size(at: record + 8) }
    }
    return nil
  }

  /// The widest branch that fits, else the narrowest; branches stand in the order of their widths.
  private func widthBranch(of node: Int, _ width: Int?) -> Int? {
    guard let count = bytes.number16(at: node + 2), count > 0 else { return nil }
    var chosen = node + 4
    for branch in 1..<max(1, Int(count)) {
      let record = node + 4 + branch * Format.widthBranchSize
      guard let needed = bytes.size(at: record) else { return nil }
      if let width, needed > width { break }
      chosen = record
    }
    return bytes.size(at: chosen + 4)
  }

  // MARK: Texts

  private mutating func visitText<Visitor: CompiledMessageVisitor>(
    _ node: Int, depth: Int, _ visitor: inout Visitor
  ) -> Bool {
    guard let count = bytes.number16(at: node + 2), let text = bytes.text(referredToAt: node + 4),
      text.count <= remainingBytes
    else { return false }
    remainingBytes -= text.count
    var position = 0
    for place in 0..<Int(count) {
      remaining -= 1
      let record = node + 12 + place * Format.placeSize
      guard remaining > 0, let start = bytes.size(at: record + 4), let length = bytes.number16(at: record + 8),
        let kind = bytes.byte(at: record), start >= position, start <= text.count, Int(length) <= text.count - start
      else { return false }
      if start > position { visitor.text(UnsafeBufferPointer(rebasing: text[position..<start])) }
      let specifier = UnsafeBufferPointer(rebasing: text[start..<start + Int(length)])
      guard visitPlace(kind, record, specifier, depth: depth, &visitor) else { return false }
      position = start + Int(length)
    }
    if position < text.count { visitor.text(UnsafeBufferPointer(rebasing: text[position...])) }
    return true
  }

  private mutating func visitPlace<Visitor: CompiledMessageVisitor>(
    _ kind: UInt8, _ record: Int, _ specifier: UnsafeBufferPointer<UInt8>, depth: Int,
    _ visitor: inout Visitor
  ) -> Bool {
    switch CompiledPlaceKind(rawValue: kind) {
    case .percentSign:
      visitor.percentSign(specifier)
      return true
    case .value:
      guard let place = place(at: record) else { return false }
      visitor.argument(place, specifier: specifier)
      return true
    case .message:
      guard let next = bytes.size(at: record + 12) else { return false }
      return visit(next, depth: depth + 1, &visitor)
    case nil:
      return false
    }
  }

  private func place(at record: Int) -> CompiledPlace? {
    guard let conversion = bytes.byte(at: record + 1), let length = bytes.byte(at: record + 2),
      let flags = bytes.byte(at: record + 3), let position = bytes.number16(at: record + 10),
      let width = bytes.number16(at: record + 12), let precision = bytes.number16(at: record + 14),
      let widthPosition = bytes.number16(at: record + 16), let precisionPosition = bytes.number16(at: record + 18),
      let length = FormatSpecifier.Length(rawValue: length)
    else { return nil }
    return CompiledPlace(
      position: Int(position),
      specifier: FormatSpecifier(
        conversion: Unicode.Scalar(conversion), length: length, flags: FormatSpecifier.Flags(rawValue: flags),
        width: size(width, widthPosition), precision: size(precision, precisionPosition)))
  }

  private func size(_ number: UInt16, _ position: UInt16) -> FormatSpecifier.Size {
    switch number {
    case Format.none: .unspecified
    case Format.fromArgument: .argument(Int(position))
    default: .fixed(Int(number))
    }
  }
}

/// What stands at a place of a text, by its number in the format.
enum CompiledPlaceKind: UInt8 {
  case value = 1
  /// A part that varies on its own, `%#@name@`.
  case message = 2
  /// `%%`.
  case percentSign = 3
}

extension PluralCategory {
  /// Its bit in the format: the order of branches.
  var bit: UInt8 {
    switch self {
    case .zero: 1
    case .one: 2
    case .two: 4
    case .few: 8
    case .many: 16
    case .other: 32
    }
  }
}
