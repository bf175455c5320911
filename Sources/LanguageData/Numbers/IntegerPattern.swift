/// How a locale writes whole numbers, learned by asking for some: its digits, where groups end, what stands between
/// them and before a negative number. With that, writing one needs no formatter.
struct IntegerPattern: Sendable {
  /// The ten digits, each as UTF-8.
  private let digits: [[UInt8]]
  /// Whether they are the ASCII ones.
  private let isLatin: Bool
  private let separator: [UInt8]
  /// Bit n is set where a separator follows the digit that has n digits behind it.
  private let groupEnds: UInt32
  /// Shorter numbers have no separators.
  private let leastGrouped: Int
  private let minus: [UInt8]
  /// How many bytes a number can take at most.
  private let longest: Int
  private let minusSuffix: [UInt8]

  /// - Returns: nil where what the format gives does not follow such a pattern for every number of digits.
  init?(_ format: NumberFormat) {
    func text(_ number: Int64) -> [UInt8]? {
      var bytes: [UInt8] = []
      return format.append(number, to: &bytes) ? bytes : nil
    }
    let digits = (0...9).compactMap { text(Int64($0)) }
    guard digits.count == 10, digits.allSatisfy({ !$0.isEmpty }), Set(digits).count == 10,
      let longest = text(1_234_567_890_123_456_789), let negative = text(-5)
    else { return nil }
    self.digits = digits
    isLatin = digits == (0...9).map { [UInt8(ascii: "0") + UInt8($0)] }

    guard let grouping = Self.grouping(of: longest, digits: digits) else { return nil }
    separator = grouping.separator
    groupEnds = grouping.ends
    guard let five = negative.firstRange(of: digits[5]) else { return nil }
    minus = Array(negative[..<five.lowerBound])
    minusSuffix = Array(negative[five.upperBound...])
    self.longest =
      20 * ((digits.map(\.count).max() ?? 0) + separator.count) + minus.count + minusSuffix.count

    // The number of digits from which on there are groups, as the locale has it.
    var number: Int64 = 0
    var least = 20
    for count in 1...19 {
      number = number * 10 + Int64(count % 10)
      guard let bytes = text(number) else { return nil }
      let plain = Self.digits(of: number).flatMap { digits[$0] }
      if bytes != plain, least == 20 { least = count }
    }
    leastGrouped = least

    // Nothing is taken for granted: each length is compared, with both signs.
    number = 0
    for count in 1...19 {
      number = number * 10 + Int64(count % 10)
      for signed in [number, -number] {
        var bytes: [UInt8] = []
        append(signed.magnitude, isNegative: signed < 0, to: &bytes)
        guard text(signed) == bytes else { return nil }
      }
    }
    var longestOfAll: [UInt8] = []
    var expected: [UInt8] = []
    append(12_345_678_901_234_567_890, isNegative: false, to: &longestOfAll)
    guard format.append(decimal: "12345678901234567890", to: &expected), longestOfAll == expected else { return nil }
  }

  var primaryGroupingSize: Int { groupEnds == 0 ? 0 : groupEnds.trailingZeroBitCount }

  func append(_ number: UInt64, isNegative: Bool, to bytes: inout [UInt8]) {
    if isNegative { bytes += minus }
    if isLatin, number < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
    } else {
      appendDigits(of: number, to: &bytes)
    }
    if isNegative { bytes += minusSuffix }
  }

  private func appendDigits(of number: UInt64, to bytes: inout [UInt8]) {
    // Twenty digits at most, lowest first.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { lowestFirst in
      var rest = number
      var count = 0
      repeat {
        lowestFirst[count] = UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        count += 1
      } while rest > 0
      let isGrouped = count >= leastGrouped
      for place in stride(from: count - 1, through: 0, by: -1) {
        if isLatin {
          bytes.append(UInt8(ascii: "0") + lowestFirst[place])
        } else {
          bytes += digits[Int(lowestFirst[place])]
        }
        if isGrouped, groupEnds & (1 << UInt32(place)) != 0 { bytes += separator }
      }
    }
  }

  /// The same to the start of a buffer.
  ///
  /// - Returns: how many bytes that took; nil where the buffer is too short.
  func write(_ number: UInt64, isNegative: Bool, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    guard buffer.count >= longest else { return nil }
    if !isNegative, isLatin {
      // What is counted is nearly always one of these.
      if number < 10 {
        buffer[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)
        return 1
      }
      if number < 100, leastGrouped > 2 {
        buffer[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10)
        buffer[1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
        return 2
      }
    }
    var count = 0
    func put(_ bytes: [UInt8]) {
      for byte in bytes {
        buffer[count] = byte
        count += 1
      }
    }
    if isNegative { put(minus) }
    var places = 1
    var power: UInt64 = 1
    while places < 20, number / power >= 10 {
      power *= 10
      places += 1
    }
    let isGrouped = places >= leastGrouped
    var rest = number
    for place in stride(from: places - 1, through: 0, by: -1) {
      let digit = Int(truncatingIfNeeded: rest / power)
      rest %= power
      power /= 10
      if isLatin {
        buffer[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        count += 1
      } else {
        put(digits[digit])
      }
      if isGrouped, groupEnds & (1 << UInt32(place)) != 0 { put(separator) }
    }
    if isNegative { put(minusSuffix) }
    return count
  }

  private static func digits(of number: Int64) -> [Int] { String(number).compactMap(\.wholeNumberValue) }

  /// Where separators stand in the 19 digits of 1234567890123456789.
  private static func grouping(of text: [UInt8], digits: [[UInt8]]) -> (separator: [UInt8], ends: UInt32)? {
    var separator: [UInt8] = []
    var ends: UInt32 = 0
    var rest = text[...]
    for place in stride(from: 18, through: 0, by: -1) {
      let digit = digits[(19 - place) % 10]
      guard let found = rest.firstRange(of: digit) else { return nil }
      let between = Array(rest[..<found.lowerBound])
      if !between.isEmpty {
        guard place < 18, separator.isEmpty || separator == between else { return nil }
        separator = between
        ends |= 1 << UInt32(place + 1)
      }
      rest = rest[found.upperBound...]
    }
    guard rest.isEmpty else { return nil }
    // A number of 20 digits has groups like those before.
    if ends != 0, let first = (0..<19).first(where: { ends & (1 << UInt32($0)) != 0 }) {
      let period = (first + 1..<19).first { ends & (1 << UInt32($0)) != 0 }.map { $0 - first } ?? first
      if period > 0, (19 - first) % period == 0, ends & (1 << UInt32(19 - period)) != 0 { ends |= 1 << 19 }
    }
    return (separator, ends)
  }
}
