import LocalizableReferences
import SourceText
import SwiftSyntax

extension SourceWalker {
  /// Types that a localized text is given as, where a symbol may stand for the literal.
  private static let textTypes: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue",
  ]

  /// Notes `.name`, `.Table.name` and the same after `LocalizedStringResource`, where a localized text is wanted.
  func noteResourceMember(_ member: MemberAccessExprSyntax, labels: [String?] = [], expected: SwiftType) {
    guard isEmitting, !isInPreview, expansion == nil else { return }
    var names: [String] = []
    var current: ExprSyntax? = ExprSyntax(member)
    while let access = current?.as(MemberAccessExprSyntax.self), names.count < 3 {
      names.insert(access.declName.baseName.text.withoutBackticks, at: 0)
      current = access.base
    }
    guard names.count <= 2 else { return }
    let type = expected.unwrapped.name
    let isExplicit: Bool
    if let current {
      guard current.as(DeclReferenceExprSyntax.self)?.baseName.text == "LocalizedStringResource" else { return }
      isExplicit = true
    } else {
      guard let type, Self.textTypes.contains(type) else { return }
      isExplicit = false
    }
    let place = file.text.lineAndColumn(at: file.original(member.positionAfterSkippingLeadingTrivia.utf8Offset))
    let reference = ResourceMemberReference(
      names: names, argumentLabels: labels, isExplicit: isExplicit, literalType: type,
      location: ReferenceLocation(path: file.path, line: place.line, column: place.column))
    // Of `.Table.name`, the table alone is seen as well.
    if resourceMembers.last?.location != reference.location { resourceMembers.append(reference) }
  }
}
