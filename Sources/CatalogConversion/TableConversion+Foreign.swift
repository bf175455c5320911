package import Findings
import StringCatalog
import TranslationFormats

extension CSVFormat {
  package static func foreignTexts(
    in files: [ForeignFile], sourceLanguage: String
  ) throws(RefusedInput) -> ForeignTexts {
    var texts = ForeignTexts()
    for file in files {
      let table = try DelimitedTable(bytes: file.bytes, path: file.path)
      let rows = table.rows.map { (cells: $0.cells, line: $0.line) }
      try TableConversion().add(rows, of: file, sourceLanguage: sourceLanguage, to: &texts)
    }
    return texts
  }
}

extension XLSXFormat {
  package static func foreignTexts(
    in files: [ForeignFile], sourceLanguage: String
  ) throws(RefusedInput) -> ForeignTexts {
    var texts = ForeignTexts()
    for file in files {
      let book = try Workbook(bytes: file.bytes, path: file.path)
      let rows = (book.sheets.first?.rows ?? []).map { (cells: $0.cells, line: 0) }
      texts.findings += otherSheets(of: book, path: file.path)
      try TableConversion().add(rows, of: file, sourceLanguage: sourceLanguage, to: &texts)
    }
    return texts
  }
}

extension TableConversion {
  func add(
    _ rows: [(cells: [String], line: Int)], of file: ForeignFile, sourceLanguage: String, to texts: inout ForeignTexts
  ) throws(RefusedInput) {
    let catalog = StringCatalog(sourceLanguage: sourceLanguage)
    let columns = try TableColumns(rows.first?.cells ?? [], path: file.path, catalog: catalog)
    texts.findings += columns.findings
    // A language's texts of one key stand in several rows.
    for (language, column, stateColumn) in columns.languages where file.language == nil || file.language == language {
      var order: [String] = []
      var localizations: [String: CatalogLocalization] = [:]
      for row in rows.dropFirst() {
        func cell(_ index: Int?) -> String {
          index.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil } ?? ""
        }
        let key = cell(columns.key)
        let text = cell(column)
        let comment = cell(columns.comment)
        guard let place = TextPlace(named: cell(columns.place)) else {
          texts.lose(
            "the place '\(cell(columns.place))' is not known", of: key, line: row.line, in: file.path,
            suggestion: "expected one such as plural.one, device.mac or phrase.0")
          continue
        }
        if localizations[key] == nil {
          order.append(key)
          localizations[key] = CatalogLocalization()
          texts.add(nil, key: key, language: language, comment: comment)
        }
        guard !text.isEmpty else { continue }
        let state = cell(stateColumn)
        let unit = StringUnit(state: state.isEmpty ? .translated : StringUnitState(rawValue: state), value: text)
        if place.phrase != nil {
          var set = localizations[key]?.stringSet ?? CatalogStringSet(state: unit.state, values: [])
          set.values.append(text)
          localizations[key]?.stringSet = set
        } else {
          localizations[key]?[place.path] = unit
        }
      }
      for key in order {
        // A source text that is the key itself goes without saying.
        let localization = localizations[key]
        let isKey = language == sourceLanguage && localization == CatalogLocalization(.single(key), state: .translated)
        texts.add(isKey ? nil : localization, key: key, language: language)
      }
    }
  }
}

extension TextPlace {
  /// The reverse of `name`; nil where it is none.
  init?(named name: String) {
    self.init([])
    if name.isEmpty { return }
    var rest = name[...]
    while !rest.isEmpty {
      guard let dot = rest.firstIndex(of: ".") else { return nil }
      let kind = rest[..<dot]
      rest = rest[rest.index(after: dot)...]
      var value = rest.prefix { $0 != "." }
      if kind == "substitutions", rest.first == "@", let end = rest.dropFirst().firstIndex(of: "@") {
        value = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...].drop { $0 == "." }
      } else {
        rest = rest[value.endIndex...].drop { $0 == "." }
      }
      guard !value.isEmpty else { return nil }
      switch kind {
      case "plural": path.append(.plural(String(value)))
      case "device": path.append(.device(String(value)))
      case "substitutions": path.append(.substitution(String(value)))
      case "phrase":
        guard let number = Int(value), path.isEmpty, rest.isEmpty else { return nil }
        phrase = number
      default: return nil
      }
    }
  }
}
