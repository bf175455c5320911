import FormatSpecifiers
import StringCatalog
import XLIFF

/// Whether the specifiers of a translation fit those of the text that it translates: one that does not can crash an app.
enum SpecifierCheck {
  /// - Parameters:
  ///   - id: of the unit: what has no text to be translated from is exported with its own name in place of one.
  ///   - before: the translation that there is. It may be wrong in its own way; the same arguments are no
  ///     new fault.
  static func difference(
    of text: XLIFFText, from source: XLIFFText?, of id: String, at path: VariationPath, before: XLIFFText?
  ) -> FormatDifference? {
    guard case .text(let text) = text, case .text(let source)? = source else { return nil }
    if !path.isEmpty, source == id { return nil }
    let existing: FormatString? = if case .text(let before)? = before { FormatString(before) } else { nil }
    let mayLackNumber =
      if case .plural(let category) = path.last { ["zero", "one", "two"].contains(category) } else { false }
    return FormatString(text).fault(
      against: FormatString(source), before: existing, mayLackNumber: mayLackNumber)
  }
}
