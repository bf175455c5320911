import Foundation

/// Writes tables as binary property lists (version `bplist00`, as described in the open-source CoreFoundation,
/// `CFBinaryPList.c`): equal values are stored once, and the same value always gives the same bytes.
public enum BinaryPropertyListWriter {
  /// A whole file.
  public static func bytes(of value: StringsTableValue) -> [UInt8] {
    var collector = ObjectCollector()
    let root = collector.index(of: value)
    let referenceSize = size(of: UInt64(collector.objects.count))
    var result = Array("bplist00".utf8)
    var offsets: [UInt64] = []
    for object in collector.objects {
      offsets.append(UInt64(result.count))
      append(object, referenceSize: referenceSize, to: &result)
    }
    let tableStart = UInt64(result.count)
    let offsetSize = size(of: tableStart)
    for offset in offsets { append(offset, size: offsetSize, to: &result) }
    result += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    append(UInt64(offsets.count), size: 8, to: &result)
    append(UInt64(root), size: 8, to: &result)
    append(tableStart, size: 8, to: &result)
    return result
  }

  private enum Object: Hashable {
    case string(ExactUnits)
    case dictionary(keys: [Int], values: [Int])
    case array([Int])
    case scalar(type: String, text: String)
  }

  private struct ExactUnits: Hashable {
    var units: [UInt16]
  }

  private struct ObjectCollector {
    var objects: [Object] = []
    private var indexes: [Object: Int] = [:]

    mutating func index(of value: StringsTableValue) -> Int {
      switch value {
      case .string(let text): return place(of: .string(ExactUnits(units: Array(text.utf16))))
      case .scalar(let type, let text): return place(of: .scalar(type: type, text: text))
      case .array(let elements): return place(of: .array(elements.map { index(of: $0) }))
      case .dictionary(let members):
        let keys = members.map { index(of: .string($0.key)) }
        return place(of: .dictionary(keys: keys, values: members.map { index(of: $0.value) }))
      }
    }

    private mutating func place(of object: Object) -> Int {
      if let index = indexes[object] { return index }
      objects.append(object)
      indexes[object] = objects.count - 1
      return objects.count - 1
    }
  }

  private static func append(_ object: Object, referenceSize: Int, to result: inout [UInt8]) {
    switch object {
    case .string(let string):
      let isASCII = string.units.allSatisfy { $0 < 0x80 }
      appendMarker(isASCII ? 0x50 : 0x60, count: string.units.count, to: &result)
      for unit in string.units { append(UInt64(unit), size: isASCII ? 1 : 2, to: &result) }
    case .array(let elements):
      appendMarker(0xA0, count: elements.count, to: &result)
      for element in elements { append(UInt64(element), size: referenceSize, to: &result) }
    case .dictionary(let keys, let values):
      appendMarker(0xD0, count: keys.count, to: &result)
      for reference in keys + values { append(UInt64(reference), size: referenceSize, to: &result) }
    case .scalar(let type, let text):
      appendScalar(type, text.trimmingCharacters(in: .whitespacesAndNewlines), to: &result)
    }
  }

  private static func appendScalar(_ type: String, _ text: String, to result: inout [UInt8]) {
    switch type {
    case "true": result.append(0x09)
    case "false": result.append(0x08)
    case "real":
      result.append(0x23)
      append((Double(text) ?? 0).bitPattern, size: 8, to: &result)
    case "date":
      let date = (try? Date(text, strategy: .iso8601)) ?? Date(timeIntervalSinceReferenceDate: 0)
      result.append(0x33)
      append(date.timeIntervalSinceReferenceDate.bitPattern, size: 8, to: &result)
    case "data":
      let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()
      appendMarker(0x40, count: data.count, to: &result)
      result += data
    default: appendInteger(Int64(text) ?? 0, to: &result)
    }
  }

  private static func appendInteger(_ number: Int64, to result: inout [UInt8]) {
    // Only eight bytes are read as signed.
    let size = number < 0 ? 8 : Self.size(of: UInt64(number))
    result.append(0x10 | UInt8(size.trailingZeroBitCount))
    append(UInt64(bitPattern: number), size: size, to: &result)
  }

  private static func appendMarker(_ marker: UInt8, count: Int, to result: inout [UInt8]) {
    if count < 15 {
      result.append(marker | UInt8(count))
    } else {
      result.append(marker | 0x0F)
      appendInteger(Int64(count), to: &result)
    }
  }

  /// Big-endian.
  private static func append(_ number: UInt64, size: Int, to result: inout [UInt8]) {
    for shift in stride(from: (size - 1) * 8, through: 0, by: -8) {
      result.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  /// The bytes that a number needs: 1, 2, 4 or 8.
  private static func size(of number: UInt64) -> Int {
    if number <= 0xFF { return 1 }
    if number <= 0xFFFF { return 2 }
    return number <= 0xFFFF_FFFF ? 4 : 8
  }
}
