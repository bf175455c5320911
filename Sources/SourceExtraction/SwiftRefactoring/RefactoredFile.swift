import LocalizableReferences
import SourceText
import SwiftSyntax

/// A source that is rewritten: its tree, and the nodes that references name by their places.
struct RefactoredFile {
  let file: SwiftSourceFile
  let tree: SourceFileSyntax
  private let nodes: NodesByPlace

  /// nil for what is no text or would keep the parser busy for ever.
  init?(_ source: [UInt8]) {
    file = SwiftSourceFile(path: "", bytes: source)
    guard file.isValidText, !file.nestsBracketsTooDeep else { return nil }
    tree = file.parsed()
    nodes = NodesByPlace(tree)
  }

  func literal(at location: ReferenceLocation) -> StringLiteralExprSyntax? {
    offset(of: location).flatMap { nodes.literals[$0] }
  }

  /// The members that start at a place: of `.a.b`, both.
  func members(at location: ReferenceLocation) -> [MemberAccessExprSyntax] {
    offset(of: location).flatMap { nodes.members[$0] } ?? []
  }

  /// Whether the source parses as well after edits as before.
  func stillParses(after edits: [TextEdit]) -> Bool {
    guard let changed = edits.applied(to: file.text.bytes) else { return false }
    return tree.hasError || !SwiftSourceFile(path: "", bytes: changed).parsed().hasError
  }

  func imports(_ module: String) -> Bool {
    tree.statements.contains { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }

  private func offset(of location: ReferenceLocation) -> Int? {
    file.text.offset(line: location.line, column: location.column)?.value
  }
}

private final class NodesByPlace: SyntaxVisitor {
  private(set) var literals: [Int: StringLiteralExprSyntax] = [:]
  private(set) var members: [Int: [MemberAccessExprSyntax]] = [:]

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals[node.positionAfterSkippingLeadingTrivia.utf8Offset] = node
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    members[node.positionAfterSkippingLeadingTrivia.utf8Offset, default: []].append(node)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The bytes of the node without what stands before and behind it.
  var trimmedOffsets: Range<UTF8Offset> {
    UTF8Offset(positionAfterSkippingLeadingTrivia.utf8Offset)..<UTF8Offset(endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
