import Findings
import FormatSpecifiers
import StringCatalog
import XLIFF

/// Decides what becomes of one unit of an exchange file.
struct UnitMerge {
  enum Outcome {
    case set(XLIFFText, StringUnitState)
    case unchanged
    /// The file has no translation.
    case untranslated
    case skipped
  }

  private(set) var outcome: Outcome = .untranslated
  private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - current: the unit as the catalog would be exported now; nil where it would not be.
  ///   - existing: what the language has for the key.
  init(
    unit: XLIFFUnit, path: VariationPath, current: CatalogUnit?, existing: CatalogLocalization,
    source: CatalogLocalization?, places: ExchangePlaces
  ) {
    guard let target = unit.target else { return }
    let own = current?.state == nil ? nil : current?.target
    if target.text.isEmpty, !(unit.source?.isEmpty ?? false) {
      outcome = own.map { !$0.isEmpty } ?? false ? .skipped : .untranslated
      if case .skipped = outcome { findings.append(ImportFindings.emptied(unit, places)) }
      return
    }
    if case .text(let text) = target.text {
      let value = EscapedText.restored(text, of: unit)
      decide(.text(value), target, unit, path, current, own, existing, places)
    } else {
      decide(target.text, target, unit, path, current, own, existing, places)
    }
  }

  private mutating func decide(
    _ text: XLIFFText, _ target: XLIFFTarget, _ unit: XLIFFUnit, _ path: VariationPath, _ current: CatalogUnit?,
    _ own: XLIFFText?, _ existing: CatalogLocalization, _ places: ExchangePlaces
  ) {
    let meaning = ExchangeState.meaning(of: target)
    if let own, let state = current?.state, own.isWritten(as: text) {
      // The same text: only a state that says something new is a change.
      let exported = ExchangeState.meaning(of: ExchangeState.target(own, state))
      guard meaning != exported, target.state != nil else {
        outcome = .unchanged
        return
      }
      switch meaning {
      case .done(let state): outcome = .set(text, state)
      case .needsReview: outcome = .set(text, .needsReview)
      case .unfinished: outcome = .unchanged
      }
      return
    }
    if path.isEmpty, existing.variations != nil, existing.stringUnit == nil {
      findings.append(ImportFindings.otherShape(unit, places))
      outcome = .skipped
      return
    }
    if let difference = SpecifierCheck.difference(
      of: text, from: current?.source ?? unit.source, of: unit.id, at: path, before: own)
    {
      findings.append(ImportFindings.misfit(unit, difference, places))
      outcome = .skipped
      return
    }
    var state: StringUnitState
    switch meaning {
    case .done(let done): state = done
    case .unfinished where unit.source?.isWritten(as: text) ?? false:
      // Some systems fill in the source text where nobody has translated.
      state = .new
    case .needsReview, .unfinished:
      state = .needsReview
      findings.append(ImportFindings.unfinished(unit, target.state?.rawValue ?? "", places))
    }
    if let now = current?.source, let then = unit.source, !now.isWritten(as: EscapedText.restored(then, of: unit)) {
      findings.append(ImportFindings.sourceChanged(unit, places))
      state = .needsReview
    }
    if target.hadInlineElements { findings.append(ImportFindings.inlineElements(unit, places)) }
    outcome = .set(text, state)
  }
}

extension EscapedText {
  /// A text as it was before a unit that could not be written was.
  static func restored(_ text: String, of unit: XLIFFUnit) -> String {
    unit.attributes[FaithfulAttributes.key] == nil ? text : unescaped(text)
  }

  static func restored(_ text: XLIFFText, of unit: XLIFFUnit) -> XLIFFText {
    if case .text(let text) = text { .text(restored(text, of: unit)) } else { text }
  }
}
