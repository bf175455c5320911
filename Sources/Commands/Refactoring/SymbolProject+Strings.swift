import CatalogSync
import FileChanges
import Findings
import FormatSpecifiers
import LocalizableReferences
import ProjectModel
import SourceText
import StringCatalog
import SymbolGenerator

extension SymbolProject {
  /// A symbol with the catalog that has its key.
  private struct Owned: Hashable {
    var path: String
    var form: SymbolForm
  }

  /// Puts literals in the place of symbols, and gives the catalogs' keys back to the sync where no symbol is left.
  mutating func rewriteToStrings(with rewriting: any SymbolRefactoring) throws {
    var uses: [String: [ReferenceLocation: (ResourceMemberReference, Set<Owned>)]] = [:]
    for (target, result) in zip(extraction.located.project.targets, extraction.results) {
      let symbols = symbols(ofCatalogs: target.catalogs)
      for member in result.resourceMembers {
        let owned = (symbols[member.names] ?? []).filter { $0.form.parameters.map(\.label) == member.argumentLabels }
        guard !owned.isEmpty else { continue }
        let known = uses[member.location.path]?[member.location]?.1 ?? []
        uses[member.location.path, default: [:]][member.location] = (member, known.union(owned))
      }
    }
    var done: Set<Owned> = []
    var left: Set<Owned> = []
    for (source, members) in uses.sorted(by: { $0.key < $1.key }) {
      let located = extraction.located
      let snapshot = try FileSnapshot(
        reading: located.absolutePath(of: source), displayedAs: located.displayedPath(of: source))
      var places: [(location: ReferenceLocation, what: String, place: RefactoredPlace)] = []
      var wanted: [(ResourceMemberReference, SymbolForm)] = []
      var owners: [Set<Owned>] = []
      for (member, owned) in members.values.sorted(by: { $0.0.location < $1.0.location }) {
        guard owned.contains(where: { isSelected($0.path) && selection.includes(key: $0.form.key) }) else {
          left.formUnion(owned)
          continue
        }
        guard let form = owned.first?.form, Set(owned.map(\.form)).count == 1 else {
          places.append((member.location, name(of: member), .refused("several keys have a symbol of this name")))
          left.formUnion(owned)
          continue
        }
        wanted.append((member, form))
        owners.append(owned)
      }
      let found = rewriting.strings(for: wanted, in: snapshot.bytes)
      for (number, place) in found.enumerated() {
        places.append((wanted[number].0.location, name(of: wanted[number].0), place))
        if case .edits = place { done.formUnion(owners[number]) } else { left.formUnion(owners[number]) }
      }
      add(places.sorted { $0.location < $1.location }, of: snapshot)
    }
    for owned in done.subtracting(left) {
      catalogs[owned.path]?.catalog[owned.form.key]?.extractionState =
        owned.form.hasDefaultValueInCode ? .extractedWithValue : nil
      catalogs[owned.path]?.catalog[owned.form.key]?.generatesSymbol = nil
    }
  }

  /// Namespace and name → the keys that have such a symbol.
  private func symbols(ofCatalogs paths: [String]) -> [[String]: Set<Owned>] {
    var symbols: [[String]: Set<Owned>] = [:]
    for path in paths {
      guard let catalog = catalogs[path] else { continue }
      let bundle = bundle(of: catalog.strings)
      for symbol in CatalogSymbols(of: catalog.catalog, path: path).symbols {
        let form = SymbolForm(symbol, of: catalog.catalog, table: catalog.strings.table, bundle: bundle)
        let names = (form.namespace.map { [$0] } ?? []) + [form.name]
        symbols[names, default: []].insert(Owned(path: path, form: form))
      }
    }
    return symbols
  }

  private func name(of member: ResourceMemberReference) -> String { "." + member.names.joined(separator: ".") }
}

extension SymbolForm {
  /// Whether literals that stand for the symbol give its text as a default value.
  fileprivate var hasDefaultValueInCode: Bool {
    isDefaultValue && sourceText != nil && !FormatString(key).arguments.contains { $0.kind == .value }
  }
}
