import CatalogSync
import FileChanges
import Findings
import LocalizableReferences
import ProjectModel
import SourceText
import StringCatalog
import SymbolGenerator

extension SymbolProject {
  /// What a key of a catalog becomes.
  private enum Plan {
    case symbol(SymbolForm)
    case refused(String)
  }

  /// Puts symbols in the place of literals, and has the catalogs keep their keys by hand.
  mutating func rewriteToSymbols(with rewriting: any SymbolRefactoring) throws {
    var synced: [String: StringCatalog] = [:]
    var plans: [String: [ExactString: Plan]] = [:]
    for (path, catalog) in catalogs where isSelected(path) {
      var copy = catalog.catalog
      _ = CatalogSync.sync(&copy, with: catalog.strings, options: CatalogSyncOptions(keepStale: true))
      synced[path] = copy
      plans[path] = plan(for: catalog, synced: copy)
    }
    var catalogsOfPlaces: [LocalizableReference: [String]] = [:]
    for (path, catalog) in catalogs.sorted(by: { $0.key < $1.key }) {
      for reference in catalog.strings.references { catalogsOfPlaces[reference, default: []].append(path) }
    }
    var done: [String: Set<ExactString>] = [:]
    for (source, references) in referencesBySource() {
      let located = extraction.located
      let snapshot = try FileSnapshot(
        reading: located.absolutePath(of: source), displayedAs: located.displayedPath(of: source))
      var wanted: [(LocalizableReference, SymbolForm?)] = []
      var refusals: [(location: ReferenceLocation, what: String, place: RefactoredPlace)] = []
      for reference in references {
        var form: SymbolForm?
        switch self.plan(of: reference, catalogsOfPlaces[reference] ?? [], plans) {
        case .symbol(let found)?: form = found
        case .refused(let reason)?: refusals.append((reference.location, quoted(reference.key), .refused(reason)))
        case nil: break
        }
        wanted.append((reference, form))
      }
      guard wanted.contains(where: { $0.1 != nil }) || !refusals.isEmpty else { continue }
      let places = rewriting.symbols(for: wanted, in: snapshot.bytes)
      for (place, (reference, form)) in zip(places, wanted) {
        guard let place, form != nil else { continue }
        refusals.append((reference.location, quoted(reference.key), place))
        guard case .edits = place else { continue }
        for path in catalogsOfPlaces[reference] ?? [] {
          done[path, default: []].insert(ExactString(reference.key))
        }
      }
      add(refusals.sorted { $0.location < $1.location }, of: snapshot)
    }
    for (path, keys) in done {
      for key in keys.sorted() {
        guard var entry = synced[path]?[key.text] else { continue }
        entry.extractionState = .manual
        catalogs[path]?.catalog[key.text] = entry
      }
    }
  }

  /// Literals in Swift code, each once although its file may be in several targets.
  private func referencesBySource() -> [(String, [LocalizableReference])] {
    var seen: Set<ReferenceLocation> = []
    let references = extraction.results.flatMap(\.references).filter { reference in
      reference.origin == .code && reference.addsKey && reference.location.path.hasSuffix(".swift")
        && seen.insert(reference.location).inserted
    }
    return Dictionary(grouping: references, by: \.location.path).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted { $0.location < $1.location }) }
  }

  /// The symbols of all keys that code uses; keys that have a symbol already keep it.
  private func plan(for catalog: Catalog, synced: StringCatalog) -> [ExactString: Plan] {
    let path = catalog.snapshot.path
    let existing = CatalogSymbols(of: catalog.catalog, path: path)
    let bundle = bundle(of: catalog.strings)
    func form(_ symbol: CatalogSymbol) -> SymbolForm {
      SymbolForm(symbol, of: catalog.catalog, table: catalog.strings.table, bundle: bundle)
    }
    var plans: [ExactString: Plan] = [:]
    for symbol in existing.symbols { plans[ExactString(symbol.key)] = .symbol(form(symbol)) }
    // Two functions that differ in the types of their arguments alone are no problem for the compiler, but for whoever
    // reads them.
    var owners = Dictionary(existing.symbols.map { ($0.displayName, $0.key) }) { first, _ in first }
    let used = Set(catalog.strings.references.map { ExactString($0.key) })
    for key in used.sorted() where plans[key] == nil {
      guard selection.includes(key: key.text) else { continue }
      guard let entry = synced[key.text] else {
        plans[key] = .refused("the catalog has no such key")
        continue
      }
      guard entry.generatesSymbol != false else {
        plans[key] = .refused("the catalog says that it has no symbol")
        continue
      }
      switch CatalogSymbols.symbol(ofKey: key.text, in: synced) {
      case .failure(let problem): plans[key] = .refused(problem.message)
      case .success(let symbol):
        if let owner = owners.updateValue(key.text, forKey: symbol.displayName) {
          owners[symbol.displayName] = owner
          plans[key] = .refused("its symbol would be that of key \(quoted(owner))")
        } else {
          plans[key] = .symbol(form(symbol))
        }
      }
    }
    return plans
  }

  /// nil where the place is not asked about.
  private func plan(
    of reference: LocalizableReference, _ paths: [String], _ plans: [String: [ExactString: Plan]]
  ) -> Plan? {
    guard selection.includes(key: reference.key) else { return nil }
    guard !paths.isEmpty else { return .refused("the target has no catalog for its table") }
    guard paths.contains(where: isSelected) else { return nil }
    if let guess = reference.arguments.first(where: \.isGuessed) {
      return .refused("the type of '\(guess.expression)' is not known, and the symbol depends on it")
    }
    var form: SymbolForm?
    for path in paths {
      switch plans[path]?[ExactString(reference.key)] {
      case .symbol(let found):
        if let form, form.name != found.name || form.parameters != found.parameters || form.namespace != found.namespace
        {
          return .refused("the targets of this source would have different symbols")
        }
        form = found
      case .refused(let reason): return .refused(reason)
      case nil: return nil
      }
    }
    return form.map(Plan.symbol)
  }

  /// What code of the catalog's target writes to look into the bundle that the catalog is in.
  func bundle(of strings: CatalogStrings) -> String? {
    let target = extraction.located.project.targets.first { target in
      strings.targets.contains(target.name) && target.catalogs.contains(strings.path)
    }
    guard let target else { return nil }
    if target.definedIn.hasSuffix("Package.swift") { return ".module" }
    return target.kind == .framework ? "#bundle" : nil
  }

  func quoted(_ key: String) -> String { "\"" + key.split(separator: "\n").joined(separator: "⏎") + "\"" }
}

extension SymbolForm {
  init(_ symbol: CatalogSymbol, of catalog: StringCatalog, table: String, bundle: String?) {
    let entry = catalog[symbol.key]
    // A text that comes from code stays new in the source language.
    let isDefaultValue = entry?.localizations?[catalog.sourceLanguage]?.stringUnit?.state == .new
    self.init(
      key: symbol.key, table: table, namespace: SymbolName.namespace(ofTable: table), name: symbol.name,
      parameters: symbol.parameters.map { Parameter(label: $0.label, type: $0.type, specifier: $0.specifier) },
      comment: entry?.isCommentAutoGenerated == true ? nil : symbol.comment, sourceText: symbol.sourceText,
      isDefaultValue: isDefaultValue, bundle: bundle)
  }
}
