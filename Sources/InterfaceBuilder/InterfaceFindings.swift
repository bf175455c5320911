package import Findings
import LosslessXML
import SourceText

/// What can be wrong with an interface file, besides its XML.
package enum InterfaceFindings {
  package static let notAnInterface: FindingID = "not-an-interface-file"
  package static let oldFormat: FindingID = "old-interface-format"

  package static let damagedText: FindingID = "damaged-interface-text"

  /// - Parameter element: one whose content should be Base64.
  static func damagedText(_ element: XMLTree.Element, in tree: XMLTree, path: String) -> Finding {
    let range = element.contentRange ?? element.range
    return Finding(
      damagedText, .error,
      at: FindingLocation(
        path: path, text: tree.source, offset: range.lowerBound.value,
        length: range.upperBound.value - range.lowerBound.value),
      "expected a text in Base64", suggestion: "restore the file from version control, or enter the text again in Xcode"
    )
  }

  static func notAnInterface(_ tree: XMLTree, path: String) -> Finding {
    let start = tree.root.range.lowerBound.value
    let location = FindingLocation(path: path, text: tree.source, offset: start, length: tree.root.name.utf8.count + 1)
    if tree.root.name == "archive" {
      return Finding(
        oldFormat, .error, at: location, "interface file in the form before Xcode 5, expected a document",
        suggestion: "open it in Xcode once and save it")
    }
    return Finding(
      notAnInterface, .error, at: location, "expected <document>, found <\(tree.root.name)>",
      suggestion: "check that this is a storyboard or nib file")
  }

  static func notAnIntentDefinition(_ path: String) -> Finding {
    Finding(
      "not-an-intent-definition", .error, at: FindingLocation(path: path),
      "expected a property list with a dictionary of intents",
      suggestion: "open and save it in Xcode, or leave the file out of the target")
  }
}
