import Findings
import LocalizableReferences
import SwiftSyntax

/// Declarations that the user wrote for the extractor: they hide what the project declares under the same names and
/// labels.
struct ConfiguredDeclarations {
  let declarations: FileDeclarations
  let findings: [Finding]

  init(_ written: [LocalizingDeclaration]) {
    var seen: Set<LocalizingDeclaration> = []
    var source = ""
    var findings: [Finding] = []
    for declaration in written where seen.insert(declaration).inserted {
      let piece =
        declaration.type.isEmpty
        ? declaration.source + "\n" : "extension \(declaration.type) {\n\(declaration.source)\n}\n"
      if let problem = Self.problem(in: piece, isMember: !declaration.type.isEmpty) {
        findings.append(ExtractionFindings.wrongDeclaration(problem, at: declaration.location))
      } else {
        source += piece
      }
    }
    self.findings = findings
    declarations = DeclarationCollector.declarations(
      in: SwiftSourceFile.tree(of: source), origin: .configuration, file: FileDeclarations.configuration)
  }

  /// What is wrong with one declaration; nil for nothing.
  private static func problem(in source: String, isMember: Bool) -> String? {
    // Longer ones are none, and could nest without end.
    guard source.utf8.count < 1 << 14 else { return "a declaration is shorter" }
    guard !SwiftSourceFile(path: "", bytes: Array(source.utf8)).nestsBracketsTooDeep else { return "too many brackets" }
    let tree = SwiftSourceFile.tree(of: source)
    guard !tree.hasError else { return "it is not valid Swift" }
    guard tree.statements.count == 1, let statement = tree.statements.first,
      case .decl(let declaration) = statement.item
    else { return "it is not a single declaration" }
    guard isMember else { return nil }
    return declaration.as(ExtensionDeclSyntax.self)?.memberBlock.members.count == 1
      ? nil : "it is not a single declaration"
  }
}
