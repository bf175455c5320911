extension JSONEditing {
  /// Changes a value of the document as far as two values differ.
  ///
  /// - Parameters:
  ///   - old: what a reader made of the value. What `old` and `new` have in common is not touched, even where the file
  ///     says more, or says it in another way.
  ///   - new: what it is to be.
  package mutating func reconcile(_ node: JSONNode, from old: JSONValue, to new: JSONValue) {
    if old == new { return }
    switch (document.kind(of: node), old, new) {
    case (.object, .object(let oldMembers), .object(let newMembers)):
      reconcileObject(node, from: oldMembers, to: newMembers)
    case (.array, .array(let oldElements), .array(let newElements)):
      reconcileArray(node, from: oldElements, to: newElements)
    default:
      replace(node, with: new)
    }
  }

  private mutating func reconcileObject(_ node: JSONNode, from old: [JSONMember], to new: [JSONMember]) {
    let members = Array(document.children(of: node))
    let oldValues = Dictionary(old.map { ($0.name, $0.value) }) { first, _ in first }
    let newValues = Dictionary(new.map { ($0.name, $0.value) }) { first, _ in first }
    var removed: Set<JSONNode> = []
    var present: Set<String> = []
    for member in members {
      let name = document.name(of: member)
      present.insert(name)
      let oldValue = oldValues[name]
      if let newValue = newValues[name] {
        reconcile(member, from: oldValue ?? document.value(of: member), to: newValue)
      } else if oldValue != nil {
        removed.insert(member)
      }
    }
    var insertions: [Int: [JSONNewMember]] = [:]
    let added = new.filter { !present.contains($0.name) && oldValues[$0.name] != $0.value }
    if !added.isEmpty {
      let placement = JSONPlacement(document, members: members, removed: removed, orders: orders)
      for member in placement.sorted(added) {
        insertions[placement.index(for: member.name), default: []].append(.written(member))
      }
    }
    change(node, members: members, removed: removed, insertions: insertions)
  }

  /// Keeps the elements that both lists begin and end with, and changes those between.
  private mutating func reconcileArray(_ node: JSONNode, from old: [JSONValue], to new: [JSONValue]) {
    let elements = Array(document.children(of: node))
    guard elements.count == old.count, !old.isEmpty, !new.isEmpty else {
      replace(node, with: .array(new))
      return
    }
    let shorter = Swift.min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    if old.count == new.count {
      for index in start..<old.count - end { reconcile(elements[index], from: old[index], to: new[index]) }
      return
    }
    // Elements have no names, but stand as members do: the same changes serve them.
    var insertions: [Int: [JSONNewMember]] = [:]
    let common = shorter - start - end
    for index in start..<start + common { reconcile(elements[index], from: old[index], to: new[index]) }
    let removed = Set(elements[start + common..<old.count - end])
    for value in new[start + common..<new.count - end] {
      insertions[old.count - end, default: []].append(.element(value))
    }
    change(node, members: elements, removed: removed, insertions: insertions)
  }
}
