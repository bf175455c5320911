import Findings

/// What can be wrong with a Core Data model.
enum DataModelFindings {
  static func notADataModel(_ path: String) -> Finding {
    Finding(
      "not-a-data-model", .warning, at: FindingLocation(path: path),
      "expected a Core Data model, an XML file with the root 'model'; its classes are not known",
      suggestion: "open and save it in Xcode; until then none of its target's keys counts as gone")
  }

  static func noName(of element: String, _ attribute: String, at location: FindingLocation) -> Finding {
    Finding(
      "wrong-data-model-name", .warning, at: location,
      "expected a name of Swift in '\(attribute)' of this \(element), so nothing is declared by it",
      suggestion: "correct it in Xcode's model editor; until then none of its target's keys counts as gone")
  }
}
