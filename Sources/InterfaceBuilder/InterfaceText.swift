package import SourceText

/// One localizable text of an object in an interface file.
package struct InterfaceText: Hashable, Sendable {
  /// As in `tTl-05-lBl`, or a number in old files.
  package var objectID: String
  /// The library's class, as in `UILabel`.
  package var className: String
  /// As in `text`, `headerCell.title` or `segmentTitles[0]`.
  package var property: String
  package var text: String
  /// The hint for translators that the object carries (*Localizer Hint* in Xcode).
  package var note: String?
  /// Where the text stands in the file.
  package var range: Range<UTF8Offset>
  /// The property by which code reaches the object; nil where none does.
  package var outlet: String?

  package init(
    objectID: String, className: String, property: String, text: String, note: String? = nil,
    range: Range<UTF8Offset>, outlet: String? = nil
  ) {
    self.objectID = objectID
    self.className = className
    self.property = property
    self.text = text
    self.note = note
    self.range = range
    self.outlet = outlet
  }

  /// The key in tables and catalogs.
  package var key: String { "\(objectID).\(property)" }

  /// The comment that Xcode makes for translators.
  package var comment: String {
    // An indexed property is named with its object, as in the key.
    let name = property.hasSuffix("]") ? key : property
    let hint = note.map { " Note = \"\(Self.escaped($0))\";" } ?? ""
    return "Class = \"\(className)\"; \(name) = \"\(Self.escaped(text))\"; ObjectID = \"\(objectID)\";\(hint)"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
