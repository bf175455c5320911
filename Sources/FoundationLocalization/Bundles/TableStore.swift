import CompiledTables
import Foundation
import LanguageData

/// The tables of all bundles that were asked for a text.
enum TableStore {
  private static let chains = Published(ChainSnapshot(watch: DevelopmentMode.isOn ? TableWatch() : nil))
  /// By the bundle's path: two `Bundle`s of one folder share their tables.
  private static let bundles = Locked<[String: BundleTables]>([:])
  private static let mostBundles = 256

  static func message(
    forKey key: String, in bundle: Bundle, table: String?, for preference: LanguagePreference
  ) -> FoundMessage? {
    let table = table == "" || table == "Localizable" ? nil : table
    let hash = ChainSnapshot.hash(bundle, preference, table)
    let (found, isFinal, watch) = chains.withCurrent { snapshot -> (FoundMessage?, Bool, TableWatch?) in
      if let watch = snapshot.watch, watch.isDue { return (nil, false, watch) }
      guard let chain = snapshot.chain(bundle, preference, table, hash: hash) else { return (nil, false, nil) }
      let message = chain.message(forKey: key)
      return (message, message != nil || chain.isComplete, nil)
    }
    if isFinal { return found }
    watch?.check(bundles.withLock { Array($0.values) })
    return newlyFound(key, bundle, table, preference, hash: hash)
  }

  /// The text of an ordinary message, where tables that were asked before have it; nil where they do not, or may have
  /// changed, or more is to be looked at.
  static func ordinaryText(
    forUTF8 key: UnsafeBufferPointer<UInt8>, _ values: PlainValues, in bundle: Bundle, table: String?,
    for preference: LanguagePreference
  ) -> String? {
    let table = table == "" || table == "Localizable" ? nil : table
    let hash = ChainSnapshot.hash(bundle, preference, table)
    return chains.withCurrent { snapshot in
      if let watch = snapshot.watch, watch.isDue { return nil }
      return snapshot.chain(bundle, preference, table, hash: hash)?
        .ordinaryText(forUTF8: key, values, for: preference)
    }
  }

  private static func newlyFound(
    _ key: String, _ bundle: Bundle, _ table: String?, _ preference: LanguagePreference, hash: Int
  ) -> FoundMessage? {
    let tables = tables(of: bundle)
    let name = table ?? "Localizable"
    var chain = tables.shortChain(table: name, for: preference)
    var message = chain.message(forKey: key)
    if message == nil, !chain.isComplete {
      chain = tables.chain(table: name, for: preference)
      message = chain.message(forKey: key)
    }
    let entry = ChainSnapshot.Entry(bundle: bundle, preference: preference, table: table, hash: hash, chain: chain)
    chains.replace { $0.adding(entry) }
    return message
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
    chains.replace { ChainSnapshot(watch: $0.watch) }
    forgetTexts()
  }

  private static func forgetTexts() {
    #if !canImport(Darwin)
      PlainTextMemory.forget(isWatching: isWatching)
    #endif
  }

  /// Looks at the files' dates now and then, or no longer.
  static var isWatching: Bool {
    get { chains.withCurrent { $0.watch != nil } }
    set {
      chains.replace { _ in ChainSnapshot(watch: newValue ? TableWatch() : nil) }
      forgetTexts()
    }
  }
}
