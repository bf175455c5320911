import StringCatalog
import TableCompiler

extension CheckedEntry {
  /// The first text in the branch that an issue means, or in the nearest branch around it that has one.
  func place(of issue: CompilationIssue) -> CheckPlace {
    let texts = texts(in: issue.language)
    var path = issue.path
    while true {
      let branch = texts.filter { $0.variation.starts(with: path) }
      if let text = branch.first(where: { $0.pluralCategory == "other" && $0.variation.count == path.count + 1 })
        ?? branch.first
      {
        return text.place
      }
      guard path.popLast() != nil else { return place }
    }
  }
}
