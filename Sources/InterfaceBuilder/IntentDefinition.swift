package import Findings
import PropertyLists
import SourceText

/// The localizable texts of an `.intentdefinition`: a property list in which every text has an identifier beside it, as
/// `INIntentTitle` has `INIntentTitleID`. Xcode's exports for translators have the identifier as key and no comment
/// (`Documentation/Formats/IntentDefinition.md`).
package struct IntentDefinition: Hashable, Sendable {
  package struct Text: Hashable, Sendable {
    package var identifier: String
    package var text: String
    /// The entry's name, as in `INIntentTitle`.
    package var name: String
  }

  /// By the keys on the way to them, since the list's own order is not kept; of several with one identifier the first.
  package let texts: [Text]

  /// - Parameter path: for locations in findings.
  /// - Throws: what is no property list, or not one with a dictionary.
  package init(bytes: [UInt8], path: String) throws(RefusedInput) {
    let list = try PropertyListReader.propertyList(in: bytes, path: path)
    guard list.dictionary != nil else { throw RefusedInput(InterfaceFindings.notAnIntentDefinition(path)) }
    var texts: [Text] = []
    Self.addTexts(of: list, to: &texts)
    var seen: Set<ExactString> = []
    self.texts = texts.filter { seen.insert(ExactString($0.identifier)).inserted }
  }

  /// As deep as the property list, whose depth is limited.
  private static func addTexts(of node: PropertyListNode, to texts: inout [Text]) {
    for element in node.array ?? [] { addTexts(of: element, to: &texts) }
    for entry in node.dictionary?.entries ?? [] {
      if entry.key.hasSuffix("ID"), let identifier = entry.value.string, !identifier.isEmpty {
        let name = String(entry.key.dropLast(2))
        if let text = node[name]?.string, !text.isEmpty {
          texts.append(Text(identifier: identifier, text: text, name: name))
        }
      }
      addTexts(of: entry.value, to: &texts)
    }
  }
}
