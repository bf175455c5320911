package import Findings
import LosslessXML
import SourceText

/// What can be wrong with an interface file, besides its XML.
package enum InterfaceFindings {
  package static let notAnInterface: FindingID = "not-an-interface-file"
  package static let oldFormat: FindingID = "old-interface-format"

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
}
