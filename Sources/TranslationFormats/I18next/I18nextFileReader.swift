import LosslessJSON
import SourceText

/// Finds the texts of a file.
enum I18nextFileReader {
  static func texts(of document: JSONDocument) -> [I18nextFile.Text] {
    var texts: [I18nextFile.Text] = []
    collect(document.root, [], document, &texts)
    return texts
  }

  /// As deep as the JSON, whose depth is limited.
  private static func collect(
    _ node: JSONNode, _ path: [String], _ document: JSONDocument, _ texts: inout [I18nextFile.Text]
  ) {
    switch document.kind(of: node) {
    case .string:
      var text = I18nextFile.Text(path: path, text: document.string(of: node))
      text.line = document.position(at: document.start(of: node)).line
      texts.append(text)
    case .object:
      for member in document.children(of: node) {
        collect(member, path + [document.name(of: member)], document, &texts)
      }
    case .array:
      for (index, element) in document.children(of: node).enumerated() {
        collect(element, path + ["\(index)"], document, &texts)
      }
    case .null, .boolean, .number: break
    }
  }
}
