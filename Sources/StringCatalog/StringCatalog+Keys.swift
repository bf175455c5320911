import LosslessJSON

/// A key that the file does not have.
struct CatalogInsertion: Sendable {
  var key: String
  var entry: CatalogEntry
  /// The member of the file whose bytes the entry is written from, where the key was renamed.
  var origin: JSONNode?
}

extension StringCatalog {
  /// Gives an entry another key; it moves to the place that the order of the file has for it, and is otherwise
  /// written as it was.
  ///
  /// - Returns: false, and nothing is changed, if there is no key `old`, or a key `new` already.
  public mutating func renameKey(_ old: String, to new: String) -> Bool {
    guard let entry = self[old], !contains(new) else { return false }
    var origin: JSONNode?
    if let position = insertionIndices[old] {
      origin = insertions[position]?.first { $0.key == old }?.origin
    } else {
      origin = index.member(old, in: document)
    }
    self[old] = nil
    if index.member(new, in: document) != nil { self[new] = entry } else { insert(new, entry, origin: origin) }
    return true
  }

  mutating func insert(_ key: String, _ entry: CatalogEntry, origin: JSONNode?) {
    if let position = insertionIndices[key], var list = insertions[position] {
      for index in list.indices where list[index].key == key { list[index].entry = entry }
      insertions[position] = list
      return
    }
    let placement = keyPlacement()
    let position = placement.index(for: key)
    let insertion = CatalogInsertion(key: key, entry: entry, origin: origin)
    var list = insertions[position] ?? []
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if placement.precedes(key, list[middle].key) { high = middle } else { low = middle + 1 }
    }
    list.insert(insertion, at: low)
    insertions[position] = list
    insertionIndices[key] = position
  }

  mutating func removeInsertion(_ key: String) {
    guard let position = insertionIndices.removeValue(forKey: key) else { return }
    insertions[position]?.removeAll { $0.key == key }
    if insertions[position]?.isEmpty == true { insertions[position] = nil }
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
