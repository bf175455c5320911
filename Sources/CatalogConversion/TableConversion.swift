import Findings
import LanguageData
import StringCatalog

/// Catalogs as tables with a row for each text and a column for each language: CSV and XLSX.
///
/// Texts stand as they are in the catalog. The first columns name a text: its key and, where the key has several, the
/// place as Xcode's exports name it (`plural.one`, `device.mac`). Each language has a column named after it and one
/// for the state (`de state`).
struct TableConversion: ConversionDialect {
  static let keyColumn = "key"
  static let placeColumn = "variation"
  static let commentColumn = "comment"
  static let stateSuffix = " state"

  func arranged(_ unit: ConversionUnit) -> [ConversionUnit] { unit.splitting { _ in false } }
  func encoded(_ unit: ConversionUnit) -> ConversionUnit {
    // The column of the source language has one text.
    var unit = unit
    unit.source = .single(unit.source.text(for: .other))
    return unit
  }
  func decoded(_ text: String, of unit: ConversionUnit) -> String { text }

  func state(of unit: ConversionUnit) -> ShownState? {
    // An unknown state, or one in the source language's column, is not shown.
    .exact(unit.states[.other]?.rawValue ?? StringUnitState.translated.rawValue)
  }

  // MARK: Out

  func rows(of catalog: StringCatalog, languages: [String]) -> [[String]] {
    let source = catalog.sourceLanguage
    var header = [Self.keyColumn, Self.placeColumn, Self.commentColumn, source]
    let others = languages.filter { $0 != source }
    for language in others { header += [language, language + Self.stateSuffix] }

    // Languages may vary in their own ways, so the rows are all places that any of them has, in the catalog's order.
    var order: [String: [TextPlace]] = [:]
    var units: [String: [TextPlace: [String: ConversionUnit]]] = [:]
    let views = others.map { CatalogView(of: catalog, in: $0) }
    for view in [CatalogView(of: catalog, in: source)] + views {
      for unit in view.units.flatMap(arranged) {
        if units[unit.key]?[unit.place] == nil { order[unit.key, default: []].append(unit.place) }
        units[unit.key, default: [:]][unit.place, default: [:]][view.language] = unit
      }
    }
    var rows = [header]
    for key in catalog.keys {
      for place in order[key] ?? [] {
        let row = units[key]?[place] ?? [:]
        guard row.contains(where: { !$0.value.target.isEmpty || !$0.value.source.isEmpty }) else { continue }
        let sourceText = (row[source] ?? row.values.first).map { unit in
          row[source] == nil ? encoded(unit).source.text(for: nil) : unit.target.text(for: nil)
        }
        var cells = [key, place.name ?? "", row.values.first?.comment ?? "", sourceText ?? ""]
        for language in others {
          let unit = row[language]
          let text = unit?.target.text(for: nil) ?? ""
          cells += [text, text.isEmpty ? "" : unit?.states[.other]?.rawValue ?? ""]
        }
        rows.append(cells)
      }
    }
    return rows
  }

  // MARK: Back

  /// - Parameters:
  ///   - rows: cells with the line, or row, they stand in.
  ///   - language: takes only this language's column over.
  func translations(
    in rows: [(cells: [String], line: Int)], path: String, language: String?, for catalog: StringCatalog
  ) throws(RefusedInput) -> [FileTranslations] {
    let columns = try TableColumns(rows.first?.cells ?? [], path: path, catalog: catalog)
    var result: [FileTranslations] = []
    for (name, column, stateColumn) in columns.languages where language == nil || language == name {
      // The source language's texts are what the translations are compared with; by name they are taken over too.
      if name == catalog.sourceLanguage, language == nil { continue }
      var units: [TranslatedUnit] = []
      for row in rows.dropFirst() {
        func cell(_ index: Int?) -> String? { index.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil } }
        guard let key = cell(columns.key) else { continue }
        let place = cell(columns.place) ?? ""
        var unit = TranslatedUnit(
          id: place.isEmpty ? key : key + "|==|" + place, target: .single(cell(column) ?? ""),
          line: row.line > 0 ? row.line : nil)
        if name != catalog.sourceLanguage { unit.source = cell(columns.source).map(TextForms.single) }
        if let state = cell(stateColumn), !state.isEmpty { unit.state = StringUnitState(rawValue: state) }
        units.append(unit)
      }
      var translations = FileTranslations(language: name, units: units, dialect: TableConversion())
      if result.isEmpty { translations.findings = columns.findings }
      result.append(translations)
    }
    return result
  }
}

/// What the columns of a table are, by its first row.
struct TableColumns {
  var key = 0
  var place: Int?
  var comment: Int?
  var source: Int?
  var languages: [(name: String, column: Int, state: Int?)] = []
  var findings: [Finding] = []

  init(_ header: [String], path: String, catalog: StringCatalog) throws(RefusedInput) {
    let names = header.map { $0.lowercased() }
    guard let key = names.firstIndex(where: ["key", "keys", "id", "identifier", "string id", "name"].contains) else {
      throw RefusedInput(
        Finding(
          "no-key-column", .error, at: FindingLocation(path: path), "no column is named 'key'",
          suggestion: "name the columns in the first row: key, comment, and each language"))
    }
    self.key = key
    place = names.firstIndex(of: TableConversion.placeColumn)
    comment = names.firstIndex { ["comment", "comments", "description", "notes", "context"].contains($0) }
    for (column, name) in header.enumerated() where ![key, place, comment].contains(column) {
      if name.hasSuffix(TableConversion.stateSuffix) || name.isEmpty { continue }
      guard let language = FileLanguage.spelling(of: name, in: catalog) else {
        findings.append(
          Finding(
            "unknown-column", .warning, at: FindingLocation(path: path), "the column '\(name)' is no language",
            suggestion: "name it as the catalog spells the language: fr, pt-BR, zh-Hans"))
        continue
      }
      languages.append((language, column, names.firstIndex(of: name.lowercased() + TableConversion.stateSuffix)))
      if language == catalog.sourceLanguage { source = column }
    }
  }
}
