import Foundation

/// Which chain of tables belongs to a bundle, a table's name and a preference; never changes.
final class ChainSnapshot: Sendable {
  /// An object, so that looking at one does not count references to all that it holds.
  final class Entry: Sendable {
    /// Kept, so that no other bundle can get its address.
    let bundle: Bundle
    let preference: LanguagePreference
    let table: String?
    let hash: Int
    let chain: TableChain

    init(bundle: Bundle, preference: LanguagePreference, table: String?, hash: Int, chain: TableChain) {
      self.bundle = bundle
      self.preference = preference
      self.table = table
      self.hash = hash
      self.chain = chain
    }
  }

  /// Bundles, tables and languages that a program uses; what a hostile caller can bring in must not fill the memory.
  static let mostEntries = 512

  private let slots: [Entry?]
  private let entries: [Entry]
  /// Set while changed files are to be noticed.
  let watch: TableWatch?

  init(_ entries: [Entry] = [], watch: TableWatch? = nil) {
    self.entries = entries
    self.watch = watch
    var capacity = 8
    while capacity < entries.count * 2 { capacity *= 2 }
    var slots: [Entry?] = Array(repeating: nil, count: capacity)
    for entry in entries {
      var place = entry.hash & (capacity - 1)
      while slots[place] != nil { place = (place + 1) & (capacity - 1) }
      slots[place] = entry
    }
    self.slots = slots
  }

  static func hash(_ bundle: Bundle, _ preference: LanguagePreference, _ table: String?) -> Int {
    // Addresses are multiples of 16: the low bits have to come from somewhere else.
    let mixed =
      (Int(bitPattern: ObjectIdentifier(bundle)) ^ preference.fingerprint ^ (table?.hashValue ?? 0))
      &* 0x2545_F491_4F6C_DD1D
    return mixed ^ (mixed >> 32)
  }

  func chain(_ bundle: Bundle, _ preference: LanguagePreference, _ table: String?, hash: Int) -> TableChain? {
    var place = hash & (slots.count - 1)
    while let entry = slots[place] {
      if entry.hash == hash, entry.bundle === bundle, entry.table == table,
        entry.preference === preference || entry.preference.languages == preference.languages
      {
        return entry.chain
      }
      place = (place + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The same with one entry more, or another in its place; where there are too many, with that one alone: the others
  /// come back when asked for.
  func adding(_ entry: Entry) -> ChainSnapshot {
    var others = entries
    if chain(entry.bundle, entry.preference, entry.table, hash: entry.hash) != nil {
      others.removeAll { other in
        other.hash == entry.hash && other.bundle === entry.bundle && other.table == entry.table
          && other.preference.languages == entry.preference.languages
      }
    }
    return ChainSnapshot(others.count < Self.mostEntries ? others + [entry] : [entry], watch: watch)
  }
}
