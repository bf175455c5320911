import LosslessJSON

/// Writes files as the compiler does.
enum StringsDataWriter {
  private static let style = JSONStyle(
    indentation: Array("  ".utf8), colon: Array(": ".utf8), lineEnd: [0x0A], emptyContainer: .closed,
    escaping: JSONEscaping())

  static func bytes(of file: StringsDataFile) -> [UInt8] {
    let tables = file.tables.filter { !$0.value.isEmpty }.sorted {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
    let root = JSONValue.object([
      JSONMember("source", .string(file.source)),
      JSONMember("tables", .object(tables.map { JSONMember($0.key, .array($0.value.map(value))) })),
      JSONMember("version", .number(String(file.version))),
    ])
    var writer = JSONWriter(style: style)
    writer.append(root, base: [])
    return writer.result + [0x0A]
  }

  /// The members are in the order of their names.
  private static func value(of entry: StringsDataEntry) -> JSONValue {
    var members = [JSONMember("comment", .string(entry.comment)), JSONMember("key", .string(entry.key))]
    if let location = entry.location {
      members.append(
        JSONMember(
          "location",
          .object([
            JSONMember("startingColumn", .number(String(location.startingColumn))),
            JSONMember("startingLine", .number(String(location.startingLine))),
          ])))
    }
    if let value = entry.value { members.append(JSONMember("value", .string(value))) }
    return .object(members)
  }
}
