package import Findings
package import SourceText

/// What is done about a second member of the same name in an object.
package enum JSONDuplicateNames: Sendable {
  case refused
  /// Both stay in the document; the first is found by its name.
  case kept
}

/// A JSON text (RFC 8259) as the bytes it was read from and a flat table of its values.
///
/// Strings are made only when they are asked for. A document is never changed: an edit makes the bytes of a new one.
package struct JSONDocument: Sendable {
  package let bytes: [UInt8]
  /// As the user would write it, for the locations of findings.
  package let path: String
  let records: [JSONNodeRecord]
  private let lines: LineIndex

  /// No catalog nests deeper than some twenty levels; the limit keeps hostile files from exhausting the stack.
  package static let depthLimit = 128

  /// Reads a document.
  ///
  /// - Throws: `RefusedInput` with the place of the first fault: syntax, a second member of the same name, invalid
  ///   UTF-8, half of a surrogate pair, a byte order mark, too many levels, merge-conflict markers, more than 2 GB.
  package init(
    bytes: [UInt8], path: String, depthLimit: Int = JSONDocument.depthLimit,
    duplicateNames: JSONDuplicateNames = .refused
  ) throws(RefusedInput) {
    self.bytes = bytes
    self.path = path
    lines = LineIndex(bytes)
    do {
      records = try Self.parse(bytes, depthLimit: depthLimit, duplicateNames: duplicateNames)
    } catch {
      throw refusal(of: error, bytes: bytes, path: path)
    }
  }

  /// A document that is written from a value.
  package init(writing value: JSONValue, style: JSONStyle, path: String) {
    var writer = JSONWriter(style: style)
    writer.append(value, base: [])
    bytes = writer.result
    self.path = path
    lines = LineIndex(bytes)
    // What the writer writes can always be read, but for levels without end.
    records =
      (try? Self.parse(bytes, depthLimit: Self.depthLimit, duplicateNames: .kept))
      ?? [JSONNodeRecord(kind: .null, start: 0, end: 0)]
  }

  private static func parse(
    _ bytes: [UInt8], depthLimit: Int, duplicateNames: JSONDuplicateNames
  ) throws(JSONFault) -> [JSONNodeRecord] {
    if bytes.count > Int(Int32.max) { throw JSONFault(reason: .tooLarge, offset: 0) }
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<[JSONNodeRecord], JSONFault> in
      guard let base = buffer.baseAddress, !buffer.isEmpty else {
        return .failure(JSONFault(reason: .endOfText(expected: "a JSON value", openContainer: nil), offset: 0))
      }
      var parser = JSONParser(buffer, base: base, depthLimit: depthLimit, duplicateNames: duplicateNames)
      do throws(JSONFault) {
        try parser.parseDocument()
        return .success(parser.records)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  package var root: JSONNode { JSONNode(index: 0) }

  package func kind(of node: JSONNode) -> JSONKind { records[node.index].kind }

  /// The bytes of the value, brackets or quotes included: UTF-8 offsets.
  package func range(of node: JSONNode) -> Range<Int> {
    Int(records[node.index].start)..<Int(records[node.index].end)
  }

  /// The bytes of a member's name with its quotes; empty where the node has no name.
  package func nameRange(of node: JSONNode) -> Range<Int> {
    let record = records[node.index]
    return Int(record.nameStart)..<Int(record.nameStart) + record.nameLength
  }

  /// The offset of the first byte of a member or an element.
  package func start(of node: JSONNode) -> Int {
    let record = records[node.index]
    return Int(record.nameLength > 0 ? record.nameStart : record.start)
  }

  /// The text of a string, or the number or word as it is written.
  package func string(of node: JSONNode) -> String { reading { $0.string(of: node) } }

  /// The name of a member; empty where the node has none.
  package func name(of node: JSONNode) -> String { reading { $0.name(of: node) } }

  /// Calls `body` with the UTF-8 of a member's name, escapes decoded, without making a string.
  package func withName<Result>(of node: JSONNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    reading { $0.withName(of: node, body) }
  }

  /// The position of an offset: lines and columns 1-based.
  package func position(at offset: Int) -> SourcePosition { lines.position(at: offset, in: bytes) }

  /// The place of a range of bytes for a finding.
  package func location(of range: Range<Int>) -> FindingLocation {
    FindingLocation(path: path, range: position(at: range.lowerBound)..<position(at: range.upperBound))
  }
}
