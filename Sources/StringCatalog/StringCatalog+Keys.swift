import LosslessJSON
import SourceText

/// The entry of a key that the file does not have.
struct CatalogInsertion: Sendable {
  var entry: CatalogEntry
  /// The member of the file whose bytes the entry is written from, where the key was renamed.
  var origin: JSONNode?
  /// The position, among the keys of the file, that the key stands before.
  var position: Int
}

extension StringCatalog {
  /// Gives an entry another key; it moves to the place that the order of the file has for it, and is otherwise
  /// written as it was.
  ///
  /// - Returns: false, and nothing is changed, if there is no key `old`, or a key `new` already.
  public mutating func renameKey(_ old: String, to new: String) -> Bool {
    guard let entry = self[old], !contains(new) else { return false }
    let origin = insertions[ExactString(old)].map(\.origin) ?? index.member(old, in: document)
    self[old] = nil
    if index.member(new, in: document) != nil { self[new] = entry } else { insert(new, entry, origin: origin) }
    return true
  }

  mutating func insert(_ key: String, _ entry: CatalogEntry, origin: JSONNode?) {
    if insertions[ExactString(key)] != nil {
      insertions[ExactString(key)]?.entry = entry
      return
    }
    let placement = keyPlacement()
    let position = placement.index(for: key)
    // In place: a copy for each key would take a time that grows with the square of their number.
    insertedKeys[position, default: []].insert(key) { placement.precedes($0, $1) }
    insertions[ExactString(key)] = CatalogInsertion(entry: entry, origin: origin, position: position)
  }

  mutating func removeInsertion(_ key: String) {
    guard let position = insertions.removeValue(forKey: ExactString(key))?.position else { return }
    insertedKeys[position]?.removeAll { ExactString($0) == ExactString(key) }
    if insertedKeys[position]?.isEmpty == true { insertedKeys[position] = nil }
  }

  /// The orders that names may have in this file, the likeliest first.
  var nameOrders: [JSONNameOrder] {
    let localized: JSONNameOrder = { CatalogKeyOrder.localizedStandard.precedes($0, $1) }
    let codePoint: JSONNameOrder = { CatalogKeyOrder.codePoint.precedes($0, $1) }
    return keyOrder == .codePoint ? [codePoint, localized] : [localized, codePoint]
  }

  /// Places keys among those of the file, removed ones included: they still show the order.
  private func keyPlacement() -> JSONPlacement {
    JSONPlacement(
      document, members: index.members, isSorted: keyOrder != .unordered, order: nameOrders[0])
  }
}

extension [String] {
  /// Inserts into what is sorted, after those that are the same in order.
  fileprivate mutating func insert(_ key: String, by precedes: (String, String) -> Bool) {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if precedes(key, self[middle]) { high = middle } else { low = middle + 1 }
    }
    insert(key, at: low)
  }
}
