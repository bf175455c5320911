import Findings
import LosslessJSON

/// An object of the configuration while it is read: hands out its fields and collects what is wrong with them.
///
/// Every face that reads a section names its fields once, in the calls; what is left over is not known.
struct ConfigurationSection {
  let document: JSONDocument
  /// Field → its value, in the order of the file.
  private let fields: [(name: String, node: JSONNode)]
  /// `extract`, empty for the file itself.
  private let name: String
  private(set) var known: [String] = []
  private(set) var findings: [Finding] = []

  /// - Parameter node: nil where the section is left out.
  init(_ document: JSONDocument, _ node: JSONNode?, named name: String) {
    self.document = document
    self.name = name
    guard let node else {
      fields = []
      return
    }
    guard document.kind(of: node) == .object else {
      fields = []
      findings.append(ConfigurationFindings.wrongType(name, expected: "an object", at: document.place(of: node)))
      return
    }
    fields = document.children(of: node).map { (document.name(of: $0), $0) }
  }

  /// The value of a field; nil where it is left out.
  mutating func value(_ field: String) -> JSONNode? {
    known.append(field)
    return fields.first { $0.name == field }?.node
  }

  /// Those that nobody asked for yet.
  var unknown: [String] { fields.map(\.name).filter { !known.contains($0) } }

  /// The full name of a field: `extract.macros`.
  func path(_ field: String) -> String { name.isEmpty ? field : name + "." + field }

  mutating func report(_ finding: Finding) { findings.append(finding) }

  mutating func strings(_ field: String) -> [(text: String, node: JSONNode)] {
    guard let node = value(field) else { return [] }
    return strings(in: node, named: path(field))
  }

  /// The strings of an array, each with its place.
  mutating func strings(in node: JSONNode, named name: String) -> [(text: String, node: JSONNode)] {
    guard document.kind(of: node) == .array else {
      report(ConfigurationFindings.wrongType(name, expected: "an array of strings", at: document.place(of: node)))
      return []
    }
    var found: [(text: String, node: JSONNode)] = []
    for element in document.children(of: node) {
      if document.kind(of: element) == .string {
        found.append((document.string(of: element), element))
      } else {
        report(ConfigurationFindings.wrongType(name, expected: "an array of strings", at: document.place(of: element)))
      }
    }
    return found
  }

  /// The members of an object.
  mutating func members(_ field: String) -> [(name: String, node: JSONNode)] {
    guard let node = value(field) else { return [] }
    guard document.kind(of: node) == .object else {
      report(ConfigurationFindings.wrongType(path(field), expected: "an object", at: document.place(of: node)))
      return []
    }
    return document.children(of: node).map { (document.name(of: $0), $0) }
  }

  /// What is wrong, fields that nobody asked for included.
  ///
  /// - Parameter others: other sections → the fields that they have.
  func allFindings(others: [String: [String]] = [:]) -> [Finding] {
    findings
      + fields.filter { !known.contains($0.name) }.map { field in
        ConfigurationFindings.unknownField(
          field.name, of: name, known: known.filter { !$0.hasPrefix("$") }, others: others,
          at: document.location(of: document.nameRange(of: field.node)))
      }
  }

  /// A text; nil where it is left out, or is none.
  mutating func string(_ field: String) -> (text: String, node: JSONNode)? {
    guard let node = value(field) else { return nil }
    guard document.kind(of: node) == .string else {
      report(ConfigurationFindings.wrongType(path(field), expected: "a string", at: document.place(of: node)))
      return nil
    }
    return (document.string(of: node), node)
  }
}

extension JSONDocument {
  /// The place of a value; of an object or array its first character.
  func place(of node: JSONNode) -> FindingLocation {
    let range = range(of: node)
    let isContainer = [.object, .array].contains(kind(of: node))
    return location(of: isContainer ? range.lowerBound..<range.lowerBound + 1 : range)
  }
}
