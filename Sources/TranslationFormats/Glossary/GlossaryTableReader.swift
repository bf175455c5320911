import Findings

/// Reads glossaries that are tables: a row for each concept, a column for each language.
///
/// The columns are those of the exports of Lokalise (`term`, `translatable`, `forbidden`, `de`), Crowdin
/// (`Term [de]`, `Status [de]`) and of tables that people make; others, such as descriptions, are passed over.
enum GlossaryTableReader {
  private enum Column: Hashable {
    case term(language: String?)
    case status(language: String)
    /// Whether a yes means that the concept is translated.
    case translatable(yes: Bool)
    case forbidden
  }

  static func glossary(in bytes: [UInt8], path: String) throws(RefusedInput) -> Glossary {
    let table = try DelimitedTable(bytes: bytes, path: path)
    let header = table.rows.first?.cells ?? []
    let columns = header.map(column(named:))
    let languages = columns.count { if case .term = $0 { true } else { false } }
    guard languages > 0 else { throw GlossaryFindings.noLanguages(path) }
    let marks = columns.count { [.forbidden, .translatable(yes: true), .translatable(yes: false)].contains($0) }
    guard languages > 1 || marks > 0 else { throw GlossaryFindings.noTerms(path) }
    var glossary = Glossary()
    for row in table.rows.dropFirst() {
      var concept = Glossary.Concept()
      var forbiddenLanguages: Set<String> = []
      var isForbidden = false
      for (number, column) in columns.enumerated() {
        let cell = row[number].trimmed
        switch column {
        case .term(let language):
          concept.terms += cell.split(separator: "|").map { Glossary.Term(String($0).trimmed, language: language) }
            .filter { !$0.text.isEmpty }
        case .status(let language): if isForbiddenStatus(cell) { forbiddenLanguages.insert(language) }
        case .translatable(let yes):
          guard let mark = try mark(cell, header[number], row.line, path) else { continue }
          concept.isTranslatable = mark == yes
        case .forbidden: isForbidden = try mark(cell, header[number], row.line, path) ?? false
        case nil: continue
        }
      }
      // A concept that is forbidden is so in the first column, which names it.
      let first = concept.terms.first?.language
      for index in concept.terms.indices {
        let language = concept.terms[index].language
        concept.terms[index].isForbidden =
          isForbidden && language == first || language.map(forbiddenLanguages.contains) ?? false
      }
      if !concept.terms.isEmpty { glossary.concepts.append(concept) }
    }
    return glossary
  }

  private static func column(named name: String) -> Column? {
    let plain = name.trimmed.lowercased().replacing("_", with: " ").replacing("-", with: " ")
    switch plain {
    case "term", "source", "source term": return .term(language: nil)
    case "forbidden", "do not use": return .forbidden
    case "translatable", "translate": return .translatable(yes: true)
    case "do not translate", "non translatable", "untranslatable", "dnt": return .translatable(yes: false)
    // Languages have codes of two and three letters, and so have these.
    case "id", "pos", "tag", "key", "url": return nil
    default: break
    }
    if let open = name.firstIndex(of: "["), let close = name.lastIndex(of: "]"), open < close {
      guard let language = Glossary.language(named: String(name[name.index(after: open)..<close])) else { return nil }
      switch name[..<open].lowercased().split(separator: " ") {
      case ["term"]: return .term(language: language)
      case ["status"]: return .status(language: language)
      default: return nil
      }
    }
    return Glossary.language(named: name.trimmed).map { .term(language: $0) }
  }

  private static func isForbiddenStatus(_ text: String) -> Bool {
    ["forbidden", "not recommended", "obsolete", "deprecated"].contains(text.lowercased())
  }

  /// nil for an empty cell.
  private static func mark(
    _ text: String, _ column: String, _ line: Int, _ path: String
  ) throws(RefusedInput) -> Bool? {
    switch text.lowercased() {
    case "": return nil
    // The word of the column itself marks as well.
    case "yes", "true", "1", "x", "y", column.lowercased().trimmed: return true
    case "no", "false", "0", "n", "-": return false
    default: throw GlossaryFindings.unknownMark(text, column: column, line: line, path)
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
