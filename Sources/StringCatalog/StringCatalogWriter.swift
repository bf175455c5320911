import LosslessJSON
import SourceText

extension StringCatalog {
  /// The file with the changes, in its own style; without changes the very bytes that were read.
  public func bytes() -> [UInt8] {
    var editing = JSONEditing(document, style: jsonStyle, orders: nameOrders)
    if changes.isEmpty, insertions.isEmpty, newVersion == nil { return document.bytes }
    let order = writingOrder
    changeVersion(&editing)
    var removed: Set<JSONNode> = []
    for (key, change) in changes {
      guard let member = index.member(key.text, in: document) else { continue }
      if let entry = change {
        let original = CatalogEntry(member, of: document)
        editing.reconcile(member, from: original.jsonValue(order), to: entry.jsonValue(order))
      } else {
        removed.insert(member)
      }
    }
    let added = insertedKeys.mapValues { keys in
      keys.compactMap { key in insertions[ExactString(key)].map { newMember(key, $0, order) } }
    }
    editing.change(strings, members: index.members, removed: removed, insertions: added)
    return editing.bytes()
  }

  /// The catalog as Xcode writes it: its layout, its escapes, the names of every object in its order.
  public func formatted() -> [UInt8] { formatted(sorting: true) }

  /// - Parameter sorting: whether names are put in Xcode's order, or keep that of the file.
  package func formatted(sorting: Bool) -> [UInt8] {
    var current = document
    let edited = bytes()
    // What `bytes()` writes can be read again; if it could not, the file as it was read is the safe answer.
    if bytesDiffer, let reread = try? JSONDocument(bytes: edited, path: document.path) { current = reread }
    var writer = JSONWriter(style: .xcode)
    writer.result.reserveCapacity(edited.count)
    let order: JSONNameOrder = { CatalogKeyOrder.localizedStandard.precedes($0, $1) }
    writer.append(current.root, of: current, base: [], order: sorting ? order : nil)
    return writer.result
  }

  var bytesDiffer: Bool { !changes.isEmpty || !insertions.isEmpty || newVersion != nil }

  /// The order in which the members of new objects are written.
  private var writingOrder: CatalogKeyOrder { keyOrder == .codePoint ? .codePoint : .localizedStandard }

  private func changeVersion(_ editing: inout JSONEditing) {
    guard let newVersion else { return }
    let old = document.member("version", of: document.root).map { document.string(of: $0) }
    func members(_ version: String?) -> JSONValue {
      .object(version.map { [JSONMember("version", .string($0))] } ?? [])
    }
    editing.reconcile(document.root, from: members(old), to: members(newVersion))
  }

  private func newMember(_ key: String, _ insertion: CatalogInsertion, _ order: CatalogKeyOrder) -> JSONNewMember {
    guard let origin = insertion.origin else {
      return .written(JSONMember(key, insertion.entry.jsonValue(order)))
    }
    var editing = JSONEditing(document, style: jsonStyle, orders: nameOrders)
    let original = CatalogEntry(origin, of: document)
    editing.reconcile(origin, from: original.jsonValue(order), to: insertion.entry.jsonValue(order))
    return .copied(name: key, value: editing.bytes(in: document.range(of: origin)))
  }
}
