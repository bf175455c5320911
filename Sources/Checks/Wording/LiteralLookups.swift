import SourceObservations

/// The literals that a target's code hands on to look-ups: those that its catalogs have as keys, and the others.
struct LiteralLookups {
  struct Missing {
    var key: String
    var place: ObservedPlace
    var catalog: CheckedCatalog
  }

  /// In the order of their places.
  private(set) var missing: [Missing] = []
  /// Catalog → the keys among them that it has.
  private(set) var found: [ObjectIdentifier: Set<String>] = [:]

  /// Catalog → whether many of its keys are names for programmers.
  private var hasNames: [ObjectIdentifier: Bool] = [:]

  /// From so many literals on, a look-up of which most are in no catalog is of something else.
  private static let leastToTell = 4

  init(_ target: CheckedTarget, _ uses: KeyUses) {
    let texts = target.observations.lookedUpTexts.filter { text in
      text.pattern.isCertain && text.place.circumstances.isEmpty && text.lookup.circumstances.isEmpty
        && !text.place.isSample
        && Self.isOwn(text.lookup.source)
    }
    guard !texts.isEmpty else { return }
    var missing: [ObservedPlace: [Missing]] = [:]
    var counts: [ObservedPlace: Int] = [:]
    for text in texts {
      guard let key = text.key else { continue }
      if let catalog = uses.catalog(ofKey: key, inTable: text.table) {
        found[ObjectIdentifier(catalog), default: []].insert(key)
      } else if Self.mayBeTold(text.lookup.source) || text.table != nil,
        let catalog = uses.catalog(ofTable: text.table), isLike(key, keysOf: catalog)
      {
        missing[text.lookup, default: []].append(Missing(key: key, place: text.place, catalog: catalog))
      }
      counts[text.lookup, default: 0] += 1
    }
    for (lookup, texts) in missing {
      let count = counts[lookup] ?? 0
      guard count < Self.leastToTell || texts.count * 2 <= count else { continue }
      self.missing += texts
    }
    self.missing.sort { $0.place < $1.place }
  }

  /// Whether a look-up says its table: a variable may be another one each time.
  private static func mayBeTold(_ source: String) -> Bool {
    for label in ["tableName:", "table:"] {
      guard let start = source.firstRange(of: label)?.upperBound else { continue }
      let argument = source[start...].drop { $0 == " " }
      return argument.hasPrefix("nil") || argument.hasPrefix("\"")
    }
    return true
  }

  /// Whether a text may be meant as a key of a catalog: a name among names, wording among texts.
  private mutating func isLike(_ key: String, keysOf catalog: CheckedCatalog) -> Bool {
    guard KeyShape(of: key).isSymbolic else { return Wording(key) > .name }
    let known = hasNames[ObjectIdentifier(catalog)]
    let isOfNames = known ?? (catalog.keys.count { KeyShape(of: $0).isSymbolic } * 3 > catalog.keys.count)
    hasNames[ObjectIdentifier(catalog)] = isOfNames
    return isOfNames
  }

  /// Whether the target's own tables are looked into, as far as the look-up says: not those of the system.
  private static func isOwn(_ source: String) -> Bool {
    !["Bundle(for: UI", "Bundle(for: NS", "Bundle(identifier:", "com.apple"].contains { source.contains($0) }
  }
}
