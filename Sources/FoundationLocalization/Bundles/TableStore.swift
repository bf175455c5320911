import Foundation

/// The tables of all bundles that were asked for a text.
enum TableStore {
  private static let chains = Published(ChainSnapshot())
  /// By the bundle's path: two `Bundle`s of one folder share their tables.
  private static let bundles = Locked<[String: BundleTables]>([:])
  private static let mostBundles = 256

  static func message(
    forKey key: String, in bundle: Bundle, table: String?, for preference: LanguagePreference
  ) -> FoundMessage? {
    let table = table == "" || table == "Localizable" ? nil : table
    let hash = ChainSnapshot.hash(bundle, preference, table)
    let (isKnown, message) = chains.withCurrent { snapshot -> (Bool, FoundMessage?) in
      guard let chain = snapshot.chain(bundle, preference, table, hash: hash) else { return (false, nil) }
      return (true, chain.message(forKey: key))
    }
    if isKnown { return message }
    let chain = tables(of: bundle).chain(table: table ?? "Localizable", for: preference)
    let entry = ChainSnapshot.Entry(bundle: bundle, preference: preference, table: table, hash: hash, chain: chain)
    chains.replace { $0.adding(entry) }
    return chain.message(forKey: key)
  }

  static func tables(of bundle: Bundle) -> BundleTables {
    let path = bundle.bundlePath
    if let known = bundles.withLock({ $0[path] }) { return known }
    let made = BundleTables(bundle)
    return bundles.withLock { bundles in
      if let known = bundles[path] { return known }
      if bundles.count >= mostBundles { bundles.removeAll() }
      bundles[path] = made
      return made
    }
  }

  /// Forgets everything: files are looked at anew. Messages that were found stay valid, with the mappings they lie in.
  static func reload() {
    bundles.withLock { $0.removeAll() }
    chains.replace { _ in ChainSnapshot() }
  }
}
