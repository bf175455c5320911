package import LocalizableReferences
import SourceText
import SwiftSyntax

extension SwiftSymbolRefactoring {
  package func strings(
    for references: [(ResourceMemberReference, SymbolForm)], in source: [UInt8]
  ) -> [RefactoredPlace] {
    guard let file = RefactoredFile(source) else {
      return references.map { _ in .refused("the source cannot be parsed") }
    }
    var taken: [Range<UTF8Offset>] = []
    let places: [RefactoredPlace?] = references.map { reference, symbol in
      let member = file.members(at: reference.location).first { Self.names(of: $0) == reference.names }
      guard let member else { return .refused("there is no such member at its place") }
      do throws(SymbolExpression.Refusal) {
        let edits = try StringPlace(reference, symbol, member: member).edits()
        let overlaps = edits.contains { edit in
          taken.contains { $0.lowerBound < edit.range.upperBound && edit.range.lowerBound < $0.upperBound }
        }
        if overlaps { return .refused("it stands among the arguments of another symbol: run the command again") }
        taken += edits.map(\.range)
        return .edits(edits)
      } catch {
        return .refused(error.reason)
      }
    }
    return parsing(places, in: file).compactMap { $0 }
  }

  /// The names of a member that stands alone or after `LocalizedStringResource`.
  private static func names(of member: MemberAccessExprSyntax) -> [String] {
    var names: [String] = []
    var current: ExprSyntax? = ExprSyntax(member)
    while let access = current?.as(MemberAccessExprSyntax.self) {
      names.insert(access.declName.baseName.text.withoutBackticks, at: 0)
      current = access.base
    }
    return names
  }
}
