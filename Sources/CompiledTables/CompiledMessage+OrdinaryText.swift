import FormatSpecifiers
package import LanguageData

/// What is said of a message by the short way to its text.
package enum OrdinaryText: Sendable {
  case text(String)
  /// Something is out of the ordinary, a damaged file included: the whole way is to be taken.
  case isExtraordinary
  case hasNoMessage
}

extension CompiledMessage {
  /// The text with its values put in, where nothing about it is out of the ordinary: whole numbers and texts at
  /// specifiers that fit them and ask for nothing else, each used, no choice by device or width, a text of moderate
  /// length. Most messages are so, and this way takes a fraction of the time that the whole one does.
  ///
  /// - Parameters:
  ///   - language: that of the table.
  ///   - numbers: how numbers are written.
  package func ordinaryText(
    _ values: PlainValues, language: MessageLanguage, numbers: LocalizedNumbers
  ) -> OrdinaryText {
    bytes.ordinaryText(ofNode: node, values, language: language, numbers: numbers)
  }
}

extension CompiledTable {
  /// The same for the message of a key that is at hand as UTF-8.
  package func ordinaryText(
    forUTF8 key: UnsafeBufferPointer<UInt8>, _ values: PlainValues, language: MessageLanguage,
    numbers: LocalizedNumbers
  ) -> OrdinaryText {
    guard let node = slot(of: key).flatMap({ node(inSlot: $0) }) else { return .hasNoMessage }
    return bytes.ordinaryText(ofNode: node, values, language: language, numbers: numbers)
  }
}

extension CheckedBytes {
  fileprivate func ordinaryText(
    ofNode node: Int, _ values: PlainValues, language: MessageLanguage, numbers: LocalizedNumbers
  ) -> OrdinaryText {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: OrdinaryTextVisitor.capacity) { buffer in
      var visitor = OrdinaryTextVisitor(values, language: language, numbers: numbers, buffer: buffer)
      var walk = CompiledMessageWalk(self)
      guard walk.visit(node, depth: 0, &visitor), visitor.isComplete else { return .isExtraordinary }
      return .text(String(decoding: UnsafeBufferPointer(rebasing: buffer[..<visitor.count]), as: UTF8.self))
    }
  }
}

/// Puts ordinary values into a buffer, and says where it cannot. Not to be kept longer than what it is given.
private struct OrdinaryTextVisitor: CompiledMessageVisitor {
  /// In bytes; what the compiler still takes from the stack.
  static let capacity = 1024

  private let values: PlainValues
  private let language: Unmanaged<MessageLanguage>
  private let numbers: Unmanaged<LocalizedNumbers>
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0
  private var used = 0
  private var isOrdinary = true

  init(
    _ values: PlainValues, language: MessageLanguage, numbers: LocalizedNumbers,
    buffer: UnsafeMutableBufferPointer<UInt8>
  ) {
    self.values = values
    self.language = .passUnretained(language)
    self.numbers = .passUnretained(numbers)
    self.buffer = buffer
  }

  /// Whether all is said, and every value used.
  var isComplete: Bool { isOrdinary && used == (1 << values.count) - 1 }

  // MARK: Choices

  mutating func pluralCategory(of choice: CompiledPluralChoice) -> PluralCategory? {
    let kind: PluralRules.Kind = choice.isOrdinal ? .ordinal : .cardinal
    switch usedValue(at: choice.position) {
    case .signed(let number): return category(of: number.magnitude, kind)
    case .unsigned(let number): return category(of: number, kind)
    case .text, nil:
      isOrdinary = false
      return nil
    }
  }

  private func category(of number: UInt64, _ kind: PluralRules.Kind) -> PluralCategory? {
    language._withUnsafeGuaranteedRef { $0.category(of: number, kind) }
  }

  mutating func isZero(argument position: Int) -> Bool {
    switch usedValue(at: position) {
    case .signed(let number): return number == 0
    case .unsigned(let number): return number == 0
    case .text, nil:
      isOrdinary = false
      return false
    }
  }

  mutating func wholeNumber(at position: Int) -> Int64? {
    switch usedValue(at: position) {
    case .signed(let number): return number
    case .unsigned(let number): return Int64(exactly: number)
    case .text, nil:
      isOrdinary = false
      return nil
    }
  }

  var device: String {
    mutating get {
      isOrdinary = false
      return ""
    }
  }

  var width: Int? {
    mutating get {
      isOrdinary = false
      return nil
    }
  }

  private mutating func usedValue(at position: Int) -> PlainValue? {
    guard let value = values[position] else { return nil }
    used |= 1 << (position - 1)
    return value
  }

  // MARK: Pieces

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) { put(bytes) }

  mutating func argument(_ place: CompiledPlace, specifier: UnsafeBufferPointer<UInt8>) {
    let asked = place.specifier
    guard isOrdinary, case .unspecified = asked.width, case .unspecified = asked.precision, asked.flags.rawValue == 0
    else {
      isOrdinary = false
      return
    }
    switch usedValue(at: place.position) {
    case .signed(let number): put(number.magnitude, isNegative: number < 0, asked)
    case .unsigned(let number): put(number, isNegative: false, asked)
    case .text(var text):
      guard asked.conversion == "@" || asked.conversion == "s" else {
        isOrdinary = false
        return
      }
      text.withUTF8 { put(value: $0) }
    case nil: isOrdinary = false
    }
  }

  private mutating func put(_ magnitude: UInt64, isNegative: Bool, _ asked: FormatSpecifier) {
    let isInteger =
      switch asked.conversion {
      case "d", "u", "i", "D", "U":
        switch asked.length {
        case .hh, .h: false
        default: true
        }
      default: false
      }
    let room = UnsafeMutableBufferPointer(rebasing: buffer[count...])
    guard isInteger,
      let length = numbers._withUnsafeGuaranteedRef({ $0.write(magnitude, isNegative: isNegative, to: room) })
    else {
      isOrdinary = false
      return
    }
    count += length
  }

  /// A text, kept apart where it surely runs against the message; where only its characters' properties tell, this is
  /// no ordinary text.
  private mutating func put(value text: UnsafeBufferPointer<UInt8>) {
    var isKeptApart = false
    if !language._withUnsafeGuaranteedRef({ $0.isRightToLeft }) {
      // In UTF-8, everything before the Hebrew block begins with a byte below 0xD6.
      if text.contains(where: { $0 >= 0xD6 }) { isOrdinary = false }
    } else if text.contains(where: { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }) {
      isKeptApart = true
    } else if text.contains(where: { $0 >= 0x80 }) {
      isOrdinary = false
    }
    if isKeptApart { put(Self.firstStrongIsolate) }
    put(text)
    if isKeptApart { put(Self.popDirectionalIsolate) }
  }

  /// U+2068 and U+2069.
  private static let firstStrongIsolate: StaticString = "\u{2068}"
  private static let popDirectionalIsolate: StaticString = "\u{2069}"

  private mutating func put(_ mark: StaticString) { mark.withUTF8Buffer { put($0) } }

  private mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard isOrdinary, bytes.count <= buffer.count - count, let source = bytes.baseAddress,
      let start = buffer.baseAddress
    else {
      isOrdinary = isOrdinary && bytes.isEmpty
      return
    }
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }
}
