import ContentCache

extension BinaryWriter {
  mutating func write(_ type: SwiftType) {
    switch type {
    case .unknown: write(UInt8(0))
    case .named(let name, let arguments):
      write(UInt8(arguments.isEmpty ? 1 : 2))
      write(name)
      if !arguments.isEmpty { write(arguments) { $0.write($1) } }
    case .tuple(let elements):
      write(UInt8(3))
      write(elements) { writer, element in
        writer.write(element.label)
        writer.write(element.type)
      }
    case .function(let parameters, let result):
      write(UInt8(4))
      write(parameters) { $0.write($1) }
      write(result)
    case .metatype(let type):
      write(UInt8(5))
      write(type)
    }
  }

  /// Dictionaries have no order of their own.
  mutating func write(_ types: [String: SwiftType]) {
    write(types.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value)
    }
  }
}

extension BinaryReader {
  /// Types nest no deeper than those that are read from sources.
  private static var maximumDepth: Int { 64 }

  mutating func type(depth: Int = 0) throws(DamagedEntry) -> SwiftType {
    guard depth < Self.maximumDepth else { throw DamagedEntry() }
    switch try byte() {
    case 0: return .unknown
    case 1: return .named(try text(), [])
    case 2:
      let name = try text()
      return .named(name, try types(depth: depth + 1))
    case 3:
      return .tuple(
        try array { (reader) throws(DamagedEntry) in
          let label = try reader.optionalText()
          return SwiftType.TupleElement(label: label, type: try reader.type(depth: depth + 1))
        })
    case 4:
      let parameters = try types(depth: depth + 1)
      return .function(parameters, try type(depth: depth + 1))
    case 5: return .metatype(try type(depth: depth + 1))
    default: throw DamagedEntry()
    }
  }

  mutating func types(depth: Int = 0) throws(DamagedEntry) -> [SwiftType] {
    try array { (reader) throws(DamagedEntry) in try reader.type(depth: depth) }
  }

  mutating func typesByName() throws(DamagedEntry) -> [String: SwiftType] {
    let entries = try array { (reader) throws(DamagedEntry) in
      let name = try reader.text()
      return (name, try reader.type())
    }
    return entries.isEmpty ? [:] : Dictionary(entries) { first, _ in first }
  }
}
