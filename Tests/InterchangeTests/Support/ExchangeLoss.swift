import Findings
import Interchange
import LosslessJSON
import StringCatalog
import XLIFF

/// What Xcode's form cannot carry: the list at the end of `Documentation/Users/Translators.md`, as far as catalogs go.
enum ExchangeLoss: Int, CaseIterable, Hashable {
  case foreignState = 1
  case newText
  case emptyText
  case substitutionOfItsOwn
  case unknownMember
  case textBesideVariations
  case nameInTheFile
  case misfit
  case languageWithoutText

  /// The losses of a key, and what none of them explains.
  static func losses(
    ofKey key: String, in language: String, _ trip: CatalogRoundTrip
  ) -> (losses: [ExchangeLoss], unexplained: [String]) {
    let entry = trip.original.entry(ofKey: key, languages: [language, trip.original.sourceLanguage])
    let restored = trip.restored.entry(ofKey: key, languages: [language])?.localizations?[language]
    guard let original = entry?.localizations?[language], original != restored else {
      return ([], restored != nil && entry?.localizations?[language] == nil ? ["\(key): made of nothing"] : [])
    }
    let comparison = Comparison(
      key: key, original: original, restored: restored ?? CatalogLocalization(), isThere: restored != nil,
      source: entry?.localizations?[trip.original.sourceLanguage], trip: trip)
    return comparison.result
  }

  private struct Comparison {
    let key: String
    let original: CatalogLocalization
    let restored: CatalogLocalization
    let isThere: Bool
    let source: CatalogLocalization?
    let trip: CatalogRoundTrip

    var result: (losses: [ExchangeLoss], unexplained: [String]) {
      var losses: [ExchangeLoss] = []
      var unexplained: [String] = []
      let before = Dictionary(original.stringUnits.map { ($0.path, $0.unit) }) { first, _ in first }
      let after = Dictionary(restored.stringUnits.map { ($0.path, $0.unit) }) { first, _ in first }
      for path in Set(before.keys).union(after.keys) where before[path] != after[path] {
        if let loss = before[path].flatMap({ loss(of: $0, after[path], at: path, among: before) }) {
          losses.append(loss)
        } else {
          unexplained.append(
            "\(key) \(path.exportName): \(String(describing: before[path])), \(String(describing: after[path]))")
        }
      }
      if original.stringSet != restored.stringSet {
        if let loss = lossOfPhrases { losses.append(loss) } else { unexplained.append("\(key): phrases") }
      }
      for (name, substitution) in original.substitutions ?? [:] {
        let other = restored.substitutions?[name]
        if substitution.argNum == other?.argNum, substitution.formatSpecifier == other?.formatSpecifier { continue }
        // Where its texts are gone, that was said.
        if other == nil, losses.isEmpty == false { continue }
        let own = source?.substitutions?[name]
        if own == nil || own?.argNum != substitution.argNum || own?.formatSpecifier != substitution.formatSpecifier {
          losses.append(.substitutionOfItsOwn)
        } else {
          unexplained.append("\(key): the argument of \(name)")
        }
      }
      if losses.isEmpty, unexplained.isEmpty {
        if before.isEmpty, original.stringSet == nil {
          losses.append(isThere ? .unknownMember : .languageWithoutText)
        } else if hasUnknownMembers {
          losses.append(.unknownMember)
        } else {
          unexplained.append("\(key): shape")
        }
      }
      return (losses, unexplained)
    }

    private func loss(
      of unit: StringUnit, _ other: StringUnit?, at path: VariationPath, among units: [VariationPath: StringUnit]
    ) -> ExchangeLoss? {
      let id = path.isEmpty ? key : key + CatalogUnitIdentifier.separator + path.exportName
      guard let other else {
        if unit.value.isEmpty { return .emptyText }
        let isAbove = units.keys.contains { longer in
          guard longer.count > path.count, longer.starts(with: path) else { return false }
          if case .substitution = longer[path.count] { return false }
          return true
        }
        if isAbove { return .textBesideVariations }
        if isNamed(id, "ambiguous-unit") || isNamed(key, "ambiguous-unit") || isNamed(key, "text-not-in-xml") {
          return .nameInTheFile
        }
        if isNamed(id, "specifier-mismatch") { return .misfit }
        return nil
      }
      if case .substitution(let name) = path.first, source?.substitutions?[name] == nil { return .substitutionOfItsOwn }
      guard other.value.utf8.elementsEqual(unit.value.utf8) else {
        // The text around such a substitution names its argument then.
        let own = (original.substitutions ?? [:]).keys.contains { source?.substitutions?[$0] == nil }
        return own && path.isEmpty ? .substitutionOfItsOwn : nil
      }
      switch (unit.state, other.state) {
      case (.new, .needsReview), (.new, .new): return unit.state == other.state ? .unknownMember : .newText
      case (let state, .translated) where ![.translated, .needsReview, .machineTranslated].contains(state):
        return .foreignState
      case (let state, let after) where state == after: return .unknownMember
      default: return nil
      }
    }

    private var lossOfPhrases: ExchangeLoss? {
      guard let before = original.stringSet else { return nil }
      if before.values.allSatisfy(\.isEmpty) { return .emptyText }
      guard let after = restored.stringSet, after.values == before.values else { return nil }
      return before.state == .new && after.state == .needsReview ? .newText : nil
    }

    private func isNamed(_ name: String, _ id: FindingID) -> Bool {
      trip.findings.contains { $0.id == id && $0.message.contains("'\(name)'") }
    }

    private var hasUnknownMembers: Bool { Self.hasUnknownMembers(original) }

    private static func hasUnknownMembers(_ localization: CatalogLocalization) -> Bool {
      !localization.unrecognizedMembers.isEmpty || localization.variations.map(hasUnknownMembers) ?? false
        || (localization.stringUnit?.unrecognizedMembers.isEmpty == false)
        || (localization.substitutions ?? [:]).values.contains { substitution in
          !substitution.unrecognizedMembers.isEmpty || substitution.variations.map(hasUnknownMembers) ?? false
        }
    }

    private static func hasUnknownMembers(_ variations: CatalogVariations) -> Bool {
      !variations.unrecognizedMembers.isEmpty
        || (Array((variations.plural ?? [:]).values) + Array((variations.device ?? [:]).values))
          .contains(where: hasUnknownMembers)
    }
  }
}
