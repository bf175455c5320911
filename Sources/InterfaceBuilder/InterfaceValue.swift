import Foundation
import LosslessXML
import SourceText

/// The value of a property: an attribute, or a child element where the text has line breaks or characters that XML
/// cannot hold.
struct InterfaceValue {
  var text: String
  var range: Range<UTF8Offset>

  init(text: String, range: Range<UTF8Offset>) {
    self.text = text
    self.range = range
  }

  /// Nil where the element has no such property.
  init?(of key: String, in element: XMLTree.Element) {
    if let attribute = element.attribute(key) {
      self.init(text: attribute.value, range: attribute.valueRange)
      return
    }
    let child = element.elements.first { ["string", "mutableString"].contains($0.name) && $0["key"] == key }
    guard let child else { return nil }
    self.init(string: child)
  }

  /// - Parameter element: `<string>` or `<mutableString>`.
  init(string element: XMLTree.Element) {
    let range = element.contentRange ?? element.range
    guard element["base64-UTF8"] == "YES" else {
      self.init(text: element.text, range: range)
      return
    }
    self.init(text: Self.encodedText(of: element) ?? "", range: range)
  }

  /// The text of an element whose content is Base64; nil where that is damaged.
  static func encodedText(of element: XMLTree.Element) -> String? {
    // Written without padding.
    var digits = element.text.filter { !$0.isWhitespace && $0 != "=" }
    digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
