import Findings
import FormatSpecifiers
import XLIFF

/// What an import has to say.
enum ImportFindings {
  static func unknownText(_ unit: XLIFFUnit, _ places: ExchangePlaces) -> Finding {
    Finding(
      "unknown-text", .warning, at: places.location(of: unit), "the project has no text '\(name(unit))'",
      suggestion: "export the file again; what the project does not have is not taken over")
  }

  static func ambiguous(_ unit: XLIFFUnit, _ places: ExchangePlaces) -> Finding {
    Finding(
      "ambiguous-unit", .error, at: places.location(of: unit),
      "'\(name(unit))' is the name of two texts of the catalog: it is left out",
      suggestion: "rename one of the keys, or export with '--faithful', which tells them apart")
  }

  static func emptied(_ unit: XLIFFUnit, _ places: ExchangePlaces) -> Finding {
    Finding(
      "empty-translation", .advice, at: places.location(of: unit),
      "'\(name(unit))' is empty here: the project's text stays",
      suggestion: "'dragoman remove' removes a translation")
  }

  static func otherShape(_ unit: XLIFFUnit, _ places: ExchangePlaces) -> Finding {
    Finding(
      "other-plural-shape", .warning, at: places.location(of: unit),
      "'\(name(unit))' varies in the catalog, unlike here: it is left out", suggestion: "export the file again")
  }

  static func misfit(_ unit: XLIFFUnit, _ difference: FormatDifference, _ places: ExchangePlaces) -> Finding {
    Finding(
      "specifier-mismatch", .error, at: places.location(of: unit),
      "the translation of '\(name(unit))' \(difference): it is left out", suggestion: "mend it and import again")
  }

  static func unfinished(_ unit: XLIFFUnit, _ state: String, _ places: ExchangePlaces) -> Finding {
    Finding(
      "unfinished-translation", .advice, at: places.location(of: unit),
      "'\(name(unit))' has the state '\(state)': its text is taken over for review",
      suggestion: "have it looked at, then 'dragoman mark' it as translated")
  }

  static func sourceChanged(_ unit: XLIFFUnit, _ places: ExchangePlaces) -> Finding {
    Finding(
      "source-text-changed", .warning, at: places.location(of: unit),
      "the source text of '\(name(unit))' has changed since the export: the translation is marked for review",
      suggestion: "have it compared with the new text, then 'dragoman mark' it as translated")
  }

  static func unfinishedInTable(_ unit: XLIFFUnit, _ state: String, _ places: ExchangePlaces) -> Finding {
    Finding(
      "unfinished-translation", .warning, at: places.location(of: unit),
      "'\(name(unit))' has the state '\(state)', which a table cannot hold: its text is taken over",
      suggestion: "have it looked at before it is shipped; a String Catalog would keep the state")
  }

  static func sourceChangedInTable(_ unit: XLIFFUnit, _ places: ExchangePlaces) -> Finding {
    Finding(
      "source-text-changed", .warning, at: places.location(of: unit),
      "the source text of '\(name(unit))' has changed since the export: the translation is taken over as it is",
      suggestion: "have it compared with the new text")
  }

  static func inlineElements(_ unit: XLIFFUnit, _ places: ExchangePlaces) -> Finding {
    Finding(
      "inline-elements", .advice, at: places.location(of: unit),
      "'\(name(unit))' has inline elements, whose texts alone are taken over",
      suggestion: "look whether the text is whole")
  }

  private static func name(_ unit: XLIFFUnit) -> String { unit.resourceName ?? unit.id }
}
