import Findings
import Foundation
import PropertyLists
import SourceText

/// A property list of any form, read for the tables that are stored as one.
struct PropertyListFile {
  let form: StringsTableForm
  let encoding: StringsTableEncoding
  let value: StringsTableValue
  /// For XML only.
  let list: XMLPropertyList?

  init(_ bytes: [UInt8], path: String) throws(RefusedInput) {
    if bytes.starts(with: "bplist".utf8) {
      form = .binary
      encoding = .utf8
      list = nil
      value = StringsTableValue(try PropertyListReader.propertyList(in: bytes, path: path))
      return
    }
    let decoded = try StringsTableReader.decode(bytes, path: path)
    encoding = decoded.encoding
    guard StringsTableReader.isXML(decoded.text) else {
      form = .text
      list = nil
      value = StringsTableValue(try PropertyListReader.propertyList(in: decoded.text, path: path))
      return
    }
    form = .xml
    let list = try XMLPropertyList(
      text: decoded.text, path: path, isDecoded: encoding.isUTF16)
    value = list.root.value
    self.list = list
  }
}

extension StringsTableValue {
  /// A value that has no places.
  init(_ node: PropertyListNode) {
    switch node.value {
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { StringsTableValue($0) })
    case .dictionary(let dictionary):
      self = .dictionary(dictionary.entries.map { StringsTableMember($0.key, StringsTableValue($0.value)) })
    case .integer(let number): self = .scalar(type: "integer", text: String(number))
    case .real(let number): self = .scalar(type: "real", text: String(number))
    case .boolean(let flag): self = .scalar(type: flag ? "true" : "false", text: "")
    case .date(let date): self = .scalar(type: "date", text: date.formatted(.iso8601))
    case .data(let bytes): self = .scalar(type: "data", text: Data(bytes).base64EncodedString())
    }
  }
}
