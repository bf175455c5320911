import LosslessJSON

/// JSON values as text for `--json`: two spaces of indent, members in their order.
enum JSONText {
  static func text(of value: JSONValue) -> String {
    var whole = ""
    write(value) { whole += $0 }
    return whole
  }

  /// The same text piece by piece: that of a large project is as large as its sources.
  static func write(_ value: JSONValue, to sink: any OutputSink) { write(value) { sink.write($0) } }

  /// In UTF-8 code units.
  private static let pieceSize = 1 << 16

  private static func write(_ value: JSONValue, emit: (String) -> Void) {
    var text = ""
    write(value, indent: "", to: &text, emit)
    emit(text + "\n")
  }

  private static func write(_ value: JSONValue, indent: String, to text: inout String, _ emit: (String) -> Void) {
    switch value {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): write(string, to: &text)
    case .array(let values):
      write(values, "[", "]", indent: indent, to: &text, emit) { value, indent, text in
        write(value, indent: indent, to: &text, emit)
      }
    case .object(let members):
      write(members, "{", "}", indent: indent, to: &text, emit) { member, indent, text in
        write(member.name, to: &text)
        text += ": "
        write(member.value, indent: indent, to: &text, emit)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, indent: String, to text: inout String,
    _ emit: (String) -> Void, element: (Element, String, inout String) -> Void
  ) {
    text += open
    for (place, value) in elements.enumerated() {
      if text.utf8.count >= pieceSize {
        emit(text)
        text.removeAll(keepingCapacity: true)
      }
      text += place == 0 ? "\n" : ",\n"
      text += indent + "  "
      element(value, indent + "  ", &text)
    }
    text += elements.isEmpty ? close : "\n" + indent + close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Most texts are written as they are.
    guard string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension JSONValue {
  static func number(_ number: Int) -> JSONValue { .number(String(number)) }

  /// An object whose members that are nil are left out.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { JSONMember(name, $0) } })
  }
}
