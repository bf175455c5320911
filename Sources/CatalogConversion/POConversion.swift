package import Findings
import FormatSpecifiers
import LanguageData
import SourceText
import StringCatalog
package import TranslationFormats

/// Catalogs as gettext catalogs, one a language.
///
/// The source text is the message; its context is the key with its place, as Xcode's exports write it, and left out
/// where it would only repeat the message. Specifiers stay Apple's, which gettext checks as `objc-format`.
package struct POConversion: ConversionDialect {
  private let categories: [PluralCategory]
  private let forms: POPluralForms?
  private let language: String

  package init(language: String) {
    self.language = language
    let identifier = LanguageIdentifier(language) ?? LanguageIdentifier("en")
    categories = identifier.map(POPluralForms.categories) ?? [.one, .other]
    forms = identifier.flatMap(POPluralForms.init(of:))
  }

  // MARK: Texts

  /// Forms that no whole number takes are messages of their own.
  package func arranged(_ unit: ConversionUnit) -> [ConversionUnit] {
    unit.splitting { categories.contains($0) }
  }

  /// With the line ends at the start and the end of translations made those of the message, as gettext demands.
  package func encoded(_ unit: ConversionUnit) -> ConversionUnit {
    var result = unit
    let message = Self.message(of: unit.source)
    if let plural = message.plural {
      let adjusted = Self.fitting(plural, to: message.id)
      result.source = .plural([.one: message.id, .other: adjusted])
    } else if unit.target.isPlural {
      result.source = .plural([.one: message.id, .other: message.id])
    } else {
      result.source = .single(message.id)
    }
    if !message.id.isEmpty {
      result.target = unit.target.mapped { _, text in text.isEmpty ? text : Self.fitting(text, to: message.id) }
    }
    if !unit.target.isPlural { result.source = .single(message.id) }
    return result
  }

  package func decoded(_ text: String, of unit: ConversionUnit) -> String { text }

  package func state(of unit: ConversionUnit) -> ShownState? { unit.isTranslated ? .done : .needsWork }

  private static func message(of source: TextForms) -> (id: String, plural: String?) {
    switch source {
    case .single(let text): (text, nil)
    case .plural(let forms): (forms[.one] ?? source.text(for: .other), source.text(for: .other))
    }
  }

  private static func fitting(_ text: String, to message: String) -> String {
    var scalars = text.unicodeScalars[...]
    while scalars.first == "\n" { scalars.removeFirst() }
    while scalars.last == "\n" { scalars.removeLast() }
    // What is nothing but line ends would become no translation at all.
    guard !scalars.isEmpty else { return text }
    let lead = text.unicodeScalars.prefix { $0 == "\n" }
    let trail = text.unicodeScalars.reversed().prefix { $0 == "\n" }
    let starts = message.unicodeScalars.first == "\n"
    let ends = message.unicodeScalars.last == "\n"
    var result = String.UnicodeScalarView()
    if starts { result.append(contentsOf: lead.isEmpty ? "\n".unicodeScalars[...] : lead[...]) }
    result.append(contentsOf: scalars)
    if ends { result.append(contentsOf: repeatElement("\n", count: max(1, trail.count))) }
    return String(result)
  }

  // MARK: Out

  package func file(of view: CatalogView) -> (file: POFile, findings: [Finding]) {
    var entries = [header(sourceLanguage: view.sourceLanguage)]
    var obsolete: [POEntry] = []
    var findings: [Finding] = []
    for unit in view.units.flatMap(arranged) {
      let encoded = encoded(unit)
      if let reason = unsayable(encoded) {
        findings.append(
          Finding(
            "not-carried", .warning, "'\(unit.id)' cannot stand in a PO file: \(reason)",
            suggestion: "translate it in another format, such as CSV"))
        continue
      }
      if encoded.source.isEmpty, encoded.target.isEmpty { continue }
      let entry = entry(encoded, of: unit)
      if !unit.isStale {
        entries.append(entry)
      } else if !encoded.target.isEmpty {
        obsolete.append(entry)
      }
    }
    return (POFile(entries: entries + obsolete), findings)
  }

  /// The messages of all languages without translations, for new languages to begin with.
  func template(of catalog: StringCatalog) -> POFile {
    let entries = file(of: CatalogView(of: catalog, in: catalog.sourceLanguage)).file.entries
    let fields = ["Language: ", "Plural-Forms: "]
    return POFile(
      entries: entries.filter { !$0.isObsolete }.map { entry in
        var entry = entry
        entry.flags.removeAll { $0 == "fuzzy" }
        entry.texts = entry.texts.map { _ in "" }
        if entry.isHeader {
          let lines = header(sourceLanguage: catalog.sourceLanguage).texts[0].split(separator: "\n")
          let kept = lines.filter { line in !fields.contains { line.hasPrefix($0) } }
          entry.texts = [kept.map { $0 + "\n" }.joined()]
        }
        return entry
      })
  }

  private func header(sourceLanguage: String) -> POEntry {
    let fields = [
      "Project-Id-Version: ", "PO-Revision-Date: ", "Last-Translator: ", "Language-Team: ",
      "Language: \(Self.gettextName(of: language))", "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8",
      "Content-Transfer-Encoding: 8bit", "Plural-Forms: \(forms?.header ?? "nplurals=2; plural=(n != 1);")",
      "X-Generator: dragoman", "X-Source-Language: \(Self.gettextName(of: sourceLanguage))",
    ]
    return POEntry(id: "", texts: [fields.map { $0 + "\n" }.joined()])
  }

  private func entry(_ encoded: ConversionUnit, of unit: ConversionUnit) -> POEntry {
    let id = encoded.source.text(for: .one)
    var entry = POEntry(id: id, texts: [])
    if unit.id != id { entry.context = unit.id }
    if encoded.target.isPlural {
      entry.pluralID = encoded.source.text(for: .other)
      entry.texts = categories.map { encoded.target.text(exactly: $0) }
    } else {
      entry.texts = [encoded.target.text(for: nil)]
    }
    entry.extractedComments = comments(of: unit)
    let isEmpty = encoded.target.isEmpty
    if !isEmpty, !unit.isTranslated { entry.flags.append("fuzzy") }
    // A form that is missing yet would be one without arguments.
    let texts = [entry.id] + [entry.pluralID].compactMap { $0 } + (isEmpty ? [] : entry.texts)
    if Self.haveSameArguments(texts) { entry.flags.append("objc-format") }
    entry.isObsolete = unit.isStale
    return entry
  }

  private func comments(of unit: ConversionUnit) -> [String] {
    var comments = (unit.comment ?? "").split(whereSeparator: \.isNewline).map(String.init)
    if unit.states.values.contains(.machineTranslated) { comments.append("machine translation") }
    if let name = unit.place.name { comments.append("part of '\(unit.key)': \(name)") }
    // A comment's lines are single ones, whatever the key holds.
    return comments.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
  }

  private func unsayable(_ encoded: ConversionUnit) -> String? {
    let texts = [encoded.id] + encoded.source.texts.map(\.text) + encoded.target.texts.map(\.text)
    if texts.contains(where: { $0.utf8.contains(0) }) { return "it holds a NUL character" }
    if encoded.source.text(for: .one).isEmpty, encoded.id.isEmpty, !encoded.target.isEmpty {
      return "key and text are empty"
    }
    return nil
  }

  /// Whether gettext's own check, which knows nothing of named parts and prose percent signs, accepts the texts.
  private static func haveSameArguments(_ texts: [String]) -> Bool {
    let formats = texts.map(FormatString.init)
    guard let first = formats.first, !first.arguments.isEmpty, formats.allSatisfy(isPlain) else { return false }
    let expected = specifiers(of: first)
    return formats.allSatisfy { specifiers(of: $0) == expected }
  }

  private static func specifiers(of format: FormatString) -> [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for argument in format.arguments {
      result[argument.position, default: []].insert(argument.length + String(argument.conversion))
    }
    return result
  }

  private static func isPlain(_ format: FormatString) -> Bool {
    let hasPercent = format.pieces.contains { piece in
      if case .text(let text) = piece { return text.utf8.contains(UInt8(ascii: "%")) }
      return false
    }
    let arguments = format.arguments
    let isUnderstood = arguments.allSatisfy { argument in
      argument.kind == .value && argument.name == nil && !(argument.width ?? "").contains("*")
        && !(argument.precision ?? "").contains("*") && "@diouxXfFeEgGaAcs".contains(argument.conversion)
        && ["", "h", "hh", "l", "ll", "q"].contains(argument.length) && !argument.flags.contains("'")
    }
    let numbered = arguments.count { $0.writtenPosition != nil }
    let positions = Set(arguments.map(\.position))
    return !hasPercent && isUnderstood && (numbered == 0 || numbered == arguments.count)
      && positions.count == (positions.max() ?? 0)
  }

  /// `pt_BR`, `zh_Hans`: gettext's spelling, as far as it has one.
  static func gettextName(of language: String) -> String {
    String(language.map { $0 == "-" ? "_" : $0 })
  }

  // MARK: Back

  /// The translations of a file, whose header may number the plural forms in its own way.
  package func translations(in file: POFile) -> [TranslatedUnit] {
    let identifier = LanguageIdentifier(language) ?? LanguageIdentifier("en")
    var order: [PluralCategory?] = categories
    if let own = file.pluralForms, own != forms, let identifier { order = own.categories(in: identifier) }
    return file.entries.enumerated().compactMap { index, entry in
      guard !entry.isHeader, !entry.isObsolete else { return nil }
      var unit = TranslatedUnit(id: entry.context ?? entry.id, target: .single(entry.texts.first ?? ""))
      unit.source = .single(entry.id)
      if let pluralID = entry.pluralID {
        var forms: [PluralCategory: String] = [:]
        for (form, text) in entry.texts.enumerated() where form < order.count {
          if let category = order[form] { forms[category] = text }
        }
        unit.target = .plural(forms)
        unit.source = .plural([.one: entry.id, .other: pluralID])
      }
      unit.state = entry.isFuzzy ? .needsReview : .translated
      unit.line = file.line(ofEntry: index)
      return unit
    }
  }
}
