package import Findings
import SourceText
package import StringCatalog

/// The symbols of a catalog's keys, and what stands in the way of others.
package struct CatalogSymbols: Sendable {
  /// In the order of Xcode's files: by the code points of their keys.
  package private(set) var symbols: [CatalogSymbol] = []
  package private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - path: how findings are to name the catalog.
  ///   - severity: of a key that should have a symbol and gets none.
  ///   - includesKey: which keys have one; Xcode's choice if not given.
  package init(
    of catalog: StringCatalog, path: String, severity: FindingSeverity = .warning,
    includingKeys includesKey: (_ key: String, _ entry: CatalogEntry) -> Bool = Self.isIncluded
  ) {
    var owners: [ExactString: String] = [:]
    for key in catalog.keys.map(ExactString.init).sorted().map(\.text) {
      guard let entry = catalog[key], includesKey(key, entry) else { continue }
      let place = FindingLocation(path: path, range: catalog.range(ofKey: key))
      switch Self.symbol(of: key, entry, sourceLanguage: catalog.sourceLanguage) {
      case .failure(let reason):
        findings.append(SymbolGeneratorFindings.finding(reason, key: key, at: place, severity))
      case .success(let symbol):
        if let owner = owners[ExactString(symbol.signature)] {
          let other = FindingLocation(path: path, range: catalog.range(ofKey: owner))
          findings.append(
            SymbolGeneratorFindings.collision(symbol, with: owner, at: place, other, severity))
          continue
        }
        owners[ExactString(symbol.signature)] = key
        symbols.append(symbol)
        if SymbolGeneratorFindings.isRefusedByXcode(symbol.name) {
          findings.append(SymbolGeneratorFindings.refusedByXcode(symbol, at: place))
        }
      }
    }
  }

  /// Whether Xcode makes a symbol of a key: if it is kept by hand, or one is asked for.
  package static func isIncluded(_ key: String, _ entry: CatalogEntry) -> Bool {
    entry.generatesSymbol ?? (entry.extractionState == .manual)
  }

  /// Why a key cannot have a symbol.
  package struct Problem: Error {
    /// Lower case, without full stop.
    package let message: String
  }

  /// The symbol of one key of a catalog, whether or not it is to have one.
  package static func symbol(ofKey key: String, in catalog: StringCatalog) -> Result<CatalogSymbol, Problem> {
    symbol(of: key, catalog[key] ?? CatalogEntry(), sourceLanguage: catalog.sourceLanguage).mapError { refusal in
      Problem(
        message: SymbolGeneratorFindings.finding(refusal, key: key, at: FindingLocation(path: ""), .warning).message)
    }
  }

  private static func symbol(
    of key: String, _ entry: CatalogEntry, sourceLanguage: String
  ) -> Result<CatalogSymbol, SymbolRefusal> {
    guard let name = SymbolName.member(ofKey: key) else { return .failure(.unnameable) }
    // Swift reads `.self` and `.init` as something else.
    guard name != "self", name != "init" else { return .failure(.reserved(name)) }
    let arguments = SymbolArguments(key: key, entry: entry, sourceLanguage: sourceLanguage)
    switch arguments.parameters() {
    case .failure(let failure): return .failure(.argument(failure.problem))
    case .success(let parameters):
      return .success(
        CatalogSymbol(
          key: key, name: name, parameters: parameters, comment: entry.comment,
          sourceText: entry.localizations?[sourceLanguage]?.representativeText))
    }
  }
}

enum SymbolRefusal: Error {
  case unnameable
  case reserved(String)
  case argument(SymbolArgumentProblem)
}

extension CatalogLocalization {
  /// The text itself, or of its variations the one that says most: `other` where there is one.
  fileprivate var representativeText: String? {
    let units = stringUnits
    let isOther: (VariationPath) -> Bool = { $0.allSatisfy { $0 == .plural("other") || $0 == .device("other") } }
    return (units.first { isOther($0.path) } ?? units.first)?.unit.value
  }
}
