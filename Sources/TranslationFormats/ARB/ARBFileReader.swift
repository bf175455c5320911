import Findings
import LosslessJSON
import SourceText

/// Reads `.arb` files.
enum ARBFileReader {
  static func file(in bytes: [UInt8], path: String) throws(RefusedInput) -> ARBFile {
    let document = try JSONDocument(bytes: bytes, path: path, duplicateNames: .kept)
    guard document.kind(of: document.root) == .object else { throw ARBFindings.noObject(document) }
    var file = ARBFile(locale: nil)
    var attributes: [String: JSONNode] = [:]
    var names: Set<String> = []
    for member in document.children(of: document.root) {
      let name = document.name(of: member)
      if name == "@@locale", document.kind(of: member) == .string {
        file.locale = document.string(of: member)
      } else if name.hasPrefix("@@") {
        file.attributes.append(JSONMember(name, document.value(of: member)))
      } else if name.hasPrefix("@") {
        attributes[String(name.dropFirst())] = member
      } else {
        guard document.kind(of: member) == .string else { throw ARBFindings.noText(member, of: document) }
        var message = ARBFile.Message(name: name, text: document.string(of: member))
        message.line = document.position(at: document.start(of: member)).line
        if names.insert(name).inserted {
          file.messages.append(message)
        } else if let index = file.messages.firstIndex(where: { $0.name == name }) {
          if file.messages[index].text != message.text { file.doubledNames.append(name) }
          file.messages[index] = message
        }
      }
    }
    for index in file.messages.indices {
      if let node = attributes[file.messages[index].name] { add(node, of: document, to: &file.messages[index]) }
    }
    // A comment or a heading: attributes of nothing.
    for member in document.children(of: document.root) {
      let name = document.name(of: member)
      guard name.hasPrefix("@"), !name.hasPrefix("@@"), !names.contains(String(name.dropFirst())) else { continue }
      file.attributes.append(JSONMember(name, document.value(of: member)))
    }
    return file
  }

  private static func add(_ node: JSONNode, of document: JSONDocument, to message: inout ARBFile.Message) {
    for attribute in document.children(of: node) {
      let name = document.name(of: attribute)
      if name == "description", document.kind(of: attribute) == .string {
        message.description = document.string(of: attribute)
      } else if name == "placeholders", case .object(let placeholders) = document.value(of: attribute) {
        message.placeholders = placeholders
      } else {
        message.attributes.append(JSONMember(name, document.value(of: attribute)))
      }
    }
  }
}
