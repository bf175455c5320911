package import Findings
import Foundation

/// Reads a property list in any of its forms: old-style, XML or binary.
///
/// XML and binary lists go through Foundation, whose dictionaries have no order: their entries come sorted by key, and
/// nodes have no places. Old-style lists keep both.
package enum PropertyListReader {
  /// The value that the bytes hold.
  ///
  /// - Parameter path: for locations in findings.
  package static func propertyList(in bytes: [UInt8], path: String) throws(RefusedInput) -> PropertyListNode {
    guard let format = foundationFormat(of: bytes) else {
      return try OldStylePropertyListReader.propertyList(in: bytes, path: path)
    }
    let value: Any
    var found = PropertyListSerialization.PropertyListFormat.openStep
    do {
      value = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: &found)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      throw RefusedInput(PropertyListFindings.unreadable(path: path, format: format, reason: reason))
    }
    // What is neither XML nor binary after all, Foundation tries as an old-style list, and a word of garbage is one.
    guard found != .openStep else {
      throw RefusedInput(PropertyListFindings.unreadable(path: path, format: format, reason: ""))
    }
    guard let node = node(for: value, depth: 0) else {
      throw RefusedInput(
        PropertyListFindings.unreadable(path: path, format: format, reason: "nested too deep or of an unknown type"))
    }
    return node
  }

  /// The name of the form if it is one that Foundation reads, nil for old-style lists.
  private static func foundationFormat(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: Array("bplist".utf8)) { return "binary" }
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
    for opening in ["<?xml", "<!DOCTYPE", "<plist", "<!--"] where rest.starts(with: Array(opening.utf8)) {
      return "XML"
    }
    return nil
  }

  private static func node(for value: Any, depth: Int) -> PropertyListNode? {
    guard depth < OldStylePropertyListReader.depthLimit else { return nil }
    switch value {
    case let text as String: return PropertyListNode(.string(text))
    case let elements as [Any]:
      var nodes: [PropertyListNode] = []
      for element in elements {
        guard let node = node(for: element, depth: depth + 1) else { return nil }
        nodes.append(node)
      }
      return PropertyListNode(.array(nodes))
    case let dictionary as [String: Any]:
      var entries: [PropertyListDictionary.Entry] = []
      for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
        guard let node = node(for: value, depth: depth + 1) else { return nil }
        entries.append(PropertyListDictionary.Entry(key: key, value: node))
      }
      return PropertyListNode(.dictionary(PropertyListDictionary(entries)))
    case let data as Data: return PropertyListNode(.data(Array(data)))
    case let date as Date: return PropertyListNode(.date(date))
    case let number as NSNumber: return numberNode(for: number)
    default: return nil
    }
  }

  /// Booleans, integers and reals are one class; only the type encoding tells them apart, on Linux and macOS alike.
  private static func numberNode(for number: NSNumber) -> PropertyListNode {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): PropertyListNode(.boolean(number.boolValue))
    case UInt8(ascii: "d"), UInt8(ascii: "f"): PropertyListNode(.real(number.doubleValue))
    default: PropertyListNode(.integer(number.int64Value))
    }
  }
}
