package import LocalizableReferences
import SourceText
import SwiftSyntax

/// Rewrites uses of keys in Swift sources to symbols and back, changing nothing else.
package struct SwiftSymbolRefactoring: SymbolRefactoring {
  package init() {}

  package var extractor: any Extractor { SwiftExtractor(findingResourceMembers: true) }

  package func symbols(
    for references: [(LocalizableReference, SymbolForm?)], in source: [UInt8]
  ) -> [RefactoredPlace?] {
    guard let file = RefactoredFile(source) else {
      return references.map { $0.1.map { _ in .refused("the source cannot be parsed") } }
    }
    let literals = references.map { file.literal(at: $0.0.location) }
    var places: [RefactoredPlace?] = zip(references, literals).map { pair, literal in
      guard let symbol = pair.1 else { return nil }
      guard let literal else { return .refused("it is not written as a literal") }
      do throws(SymbolExpression.Refusal) {
        return .edits(try SymbolPlace(pair.0, symbol, literal: literal, file: file).edits())
      } catch {
        return .refused(error.reason)
      }
    }
    refuseTornCalls(&places, references.map(\.0), literals)
    refuseNested(&places, literals)
    return parsing(places, in: file)
  }

  /// The texts of one call of the system's are symbols or none is: its overloads are for the one or the other.
  private func refuseTornCalls(
    _ places: inout [RefactoredPlace?], _ references: [LocalizableReference], _ literals: [StringLiteralExprSyntax?]
  ) {
    let changing = Set(places.indices.filter { places[$0]?.isChange == true }.compactMap { literals[$0]?.id })
    var groups: [SyntaxIdentifier: [Int]] = [:]
    var torn: Set<SyntaxIdentifier> = []
    for (number, literal) in literals.enumerated() {
      let reference = references[number]
      guard let literal, reference.isGivenToSystem, reference.literalType == "LocalizedStringKey" else { continue }
      let place = TextPlace(of: ExprSyntax(literal))
      guard let call = place.call, let argument = place.argument else { continue }
      groups[call.id, default: []].append(number)
      let branches = TextPlace.literals(of: argument.expression)
      if branches?.allSatisfy({ changing.contains($0.id) }) != true { torn.insert(call.id) }
    }
    for (call, group) in groups where torn.contains(call) {
      for number in group where places[number]?.isChange == true {
        places[number] = .refused("another text of the same call has to stay as it is")
      }
    }
  }

  /// A text inside another one's interpolation is rewritten in a run of its own.
  private func refuseNested(_ places: inout [RefactoredPlace?], _ literals: [StringLiteralExprSyntax?]) {
    var taken: [Range<UTF8Offset>] = []
    for number in places.indices {
      guard case .edits(let edits)? = places[number] else { continue }
      let overlaps = edits.contains { edit in
        taken.contains { $0.lowerBound < edit.range.upperBound && edit.range.lowerBound < $0.upperBound }
      }
      if overlaps {
        places[number] = .refused("it stands inside another text that becomes a symbol: run the command again")
      } else {
        taken += edits.map(\.range)
      }
    }
  }

  func parsing(_ places: [RefactoredPlace?], in file: RefactoredFile) -> [RefactoredPlace?] {
    let edits = places.flatMap { place -> [TextEdit] in
      if case .edits(let edits)? = place { edits } else { [] }
    }
    guard !edits.isEmpty, !file.stillParses(after: edits) else { return places }
    return places.map { $0?.isChange == true ? .refused("the source would not parse afterwards") : $0 }
  }
}

extension RefactoredPlace {
  var isChange: Bool {
    if case .edits = self { true } else { false }
  }
}
