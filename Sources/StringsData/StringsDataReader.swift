import Findings
import LosslessJSON

/// Reads files, also such that a later compiler may write: members that are not known are passed over.
struct StringsDataReader {
  private let document: JSONDocument

  init(bytes: [UInt8], path: String) throws { document = try JSONDocument(bytes: bytes, path: path) }

  func file() throws -> StringsDataFile {
    let root = try expect(.object, document.root, named: "the file")
    let source = try string(member("source", of: root), named: "source")
    let tablesNode = try expect(.object, member("tables", of: root), named: "tables")
    var tables: [String: [StringsDataEntry]] = [:]
    for table in document.children(of: tablesNode) {
      let name = document.name(of: table)
      _ = try expect(.array, table, named: "table \"\(name)\"")
      tables[name] = try document.children(of: table).map { try entry($0) }
    }
    let version = try document.member("version", of: root).map { try integer($0, named: "version") }
    return StringsDataFile(source: source, tables: tables, version: version ?? 1)
  }

  private func entry(_ node: JSONNode) throws -> StringsDataEntry {
    _ = try expect(.object, node, named: "a string")
    let location = try document.member("location", of: node).map { node in
      _ = try expect(.object, node, named: "location")
      return StringsDataEntry.Location(
        startingLine: try integer(member("startingLine", of: node), named: "startingLine"),
        startingColumn: try integer(member("startingColumn", of: node), named: "startingColumn"))
    }
    return StringsDataEntry(
      key: try string(member("key", of: node), named: "key"),
      comment: try document.member("comment", of: node).map { try string($0, named: "comment") } ?? "",
      value: try document.member("value", of: node).map { try string($0, named: "value") }, location: location)
  }

  private func member(_ name: String, of node: JSONNode) throws -> JSONNode {
    guard let member = document.member(name, of: node) else {
      throw StringsDataFindings.missingMember(name, of: node, in: document)
    }
    return member
  }

  private func expect(_ kind: JSONKind, _ node: JSONNode, named name: String) throws -> JSONNode {
    guard document.kind(of: node) == kind else {
      throw StringsDataFindings.wrongType(node, named: name, expected: kind, in: document)
    }
    return node
  }

  private func string(_ node: JSONNode, named name: String) throws -> String {
    document.string(of: try expect(.string, node, named: name))
  }

  private func integer(_ node: JSONNode, named name: String) throws -> Int {
    guard let value = Int(document.string(of: try expect(.number, node, named: name))) else {
      throw StringsDataFindings.wrongType(node, named: name, expected: .number, in: document)
    }
    return value
  }
}
