package import LocalizableReferences
package import SourceObservations
import SourceText
import StringCatalog

/// Finds keys that no source uses, without false alarms: a use that cannot be ruled out lowers the certainty.
package struct UnusedKeySearch: Sendable {
  private let dynamicKeys: [DynamicKey]
  /// The keys that comments name at look-ups which may reach no others.
  private let namedKeys: [KeyWildcard]
  private let mentions: SourceMentions
  /// Look-ups that may be of any key, in the order of files and places.
  package let unknownLookups: [UnknownLookup]
  /// Comments beside which nothing is looked up.
  package let idleComments: [LookupComment]
  /// One that is of any table, where extractors do not follow.
  private let unfollowedLookup: CheckPlace?
  /// See `SourceMentions.wording(_:)`.
  private let keyWordings: Set<String>
  private let referencedKeys: Set<ExactString>

  /// - Parameters:
  ///   - references: of all targets: a package that names no bundle asks the app's, and a bundle may be any.
  ///   - dynamicKeys: of all targets, for the same reason.
  ///   - mentions: of all sources.
  ///   - keys: of all catalogs and tables.
  package init(
    references: some Sequence<LocalizableReference>, dynamicKeys: [DynamicKey], mentions: SourceMentions,
    keys: some Sequence<String>
  ) {
    keyWordings = Set(keys.lazy.map { SourceMentions.wording($0) })
    referencedKeys = Set(references.lazy.map { ExactString($0.key) })
    self.mentions = mentions
    let comments = Dictionary(grouping: mentions.lookupComments, by: \.path)
    var applied = mentions.appliedComments
    self.dynamicKeys = dynamicKeys.map { dynamic in
      let lines = dynamic.place.range.lowerBound.line...dynamic.place.range.upperBound.line
      guard let here = comments[dynamic.place.path]?.filter({ lines.contains($0.line) }), !here.isEmpty else {
        return dynamic
      }
      applied.formUnion(here)
      var known = dynamic
      known.patterns.removeAll { !$0.isCertain }
      known.isComplete = true
      return known
    }
    namedKeys = applied.flatMap(\.patterns).map { KeyWildcard($0.text) }
    idleComments = mentions.lookupComments.filter { !applied.contains($0) }
    let unfollowed = mentions.unknownLookups
    unfollowedLookup = unfollowed.first?.place
    // What extractors follow may be found by its name as well.
    var places: Set<UnknownLookup.Start> = []
    unknownLookups = (self.dynamicKeys.filter { !$0.isComplete }.map(UnknownLookup.init) + unfollowed)
      .filter { places.insert($0.start).inserted }.sorted()
  }

  /// The keys of a catalog without a use, in the file's order.
  ///
  /// - Parameter symbolName: the name of a key's symbol, where the catalog's target has symbols.
  package func unusedKeys(in catalog: CheckedCatalog, symbolName: (String) -> String?) -> [UnusedKey] {
    catalog.keys.compactMap { key in
      guard catalog.references(to: key).isEmpty, !key.isEmpty else { return nil }
      let state = catalog.catalog.entry(ofKey: key, languages: [])?.extractionState
      return unused(
        key, of: catalog.table, isManual: state == .manual, isCovered: catalog.isCovered,
        isPossible: catalog.possibleKeys.contains(ExactString(key)), symbolName: symbolName(key))
    }
  }

  /// The keys of a table in the old form without a use.
  package func unusedKeys(_ keys: [String], of table: String, isCovered: Bool) -> [UnusedKey] {
    keys.compactMap { unused($0, of: table, isManual: false, isCovered: isCovered, isPossible: false, symbolName: nil) }
  }

  /// - Returns: nil for a key that is used for certain.
  private func unused(
    _ key: String, of table: String, isManual: Bool, isCovered: Bool, isPossible: Bool, symbolName: String?
  ) -> UnusedKey? {
    func unused(_ certainty: UnusedKey.Certainty, _ reason: String, _ place: CheckPlace? = nil) -> UnusedKey {
      UnusedKey(key: key, certainty: certainty, reason: reason, place: place)
    }
    if referencedKeys.contains(ExactString(key)) { return nil }
    if namedKeys.contains(where: { $0.matches(key) }) { return nil }
    if let symbolName, mentions.mentions(member: symbolName) { return nil }
    var nearest: DynamicKey?
    var unknown: DynamicKey?
    for dynamic in dynamicKeys {
      if dynamic.patterns.contains(where: { $0.isCertain && $0.matches(key) }) { return nil }
      if nearest == nil, dynamic.patterns.contains(where: { !$0.isCertain && $0.matches(key) }) { nearest = dynamic }
      if unknown == nil, !dynamic.isComplete, dynamic.table.map({ $0 == table }) ?? true { unknown = dynamic }
    }
    if let nearest {
      return unused(.unsure, "may be the key that is put together here", .observed(nearest.place))
    }
    if isPossible { return unused(.unsure, "a literal of this text is given to something that may localize it") }
    let lookup = unknown.map { .observed($0.place) } ?? unfollowedLookup
    if mentions.mentions(key: key, keyWordings: keyWordings, lookups: lookup != nil) {
      return unused(.unsure, "a literal or name that may become this text stands in the sources")
    }
    if !isCovered || mentions.isIncomplete { return unused(.unsure, "not all sources that may use it could be read") }
    if let lookup {
      return isManual
        ? unused(
          .likely, "no source mentions it, but it is kept by hand, and what a server sends may be looked up", lookup)
        : unused(.likely, "no source mentions it, but keys are taken from variables", lookup)
    }
    if table == "Localizable", mentions.showsPushNotifications {
      return unused(.likely, "no source mentions it, but a server may name it in a push notification")
    }
    // The system merges this table into Info.plist, also what is not in that, and these into menus of its own.
    if table.hasSuffix("InfoPlist") || table == "ServicesMenu" || table == "AppShortcuts" {
      return unused(.likely, "no source mentions it, but the system asks for keys of this table by itself")
    }
    return unused(.certain, "no source mentions it")
  }
}

extension UnknownLookup {
  fileprivate init(_ dynamic: DynamicKey) {
    self.init(
      place: .observed(dynamic.place), path: dynamic.place.path, range: dynamic.place.range,
      function: dynamic.function, table: dynamic.table)
  }
}
