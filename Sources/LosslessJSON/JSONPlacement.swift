/// Finds the places of new members in an object.
///
/// Where the members stand in one of the file's orders, a new one takes its place in it. Where they do not, it is put
/// where it stands against the fewest of its neighbours, and they stay where they are.
package struct JSONPlacement {
  private let document: JSONDocument
  /// Indices, in the object, of the members that stay; nil for all.
  private let kept: [Int]?
  private let members: [JSONNode]
  private let order: JSONNameOrder
  private let isSorted: Bool

  package init(_ document: JSONDocument, members: [JSONNode], removed: Set<JSONNode>, orders: [JSONNameOrder]) {
    self.document = document
    self.members = members
    let nodes = removed.isEmpty ? members : members.filter { !removed.contains($0) }
    kept = removed.isEmpty ? nil : members.indices.filter { !removed.contains(members[$0]) }
    let fitting = orders.first { document.isSorted(nodes, by: $0) }
    isSorted = fitting != nil
    order = fitting ?? orders.first ?? { $0.lexicographicallyPrecedes($1) }
  }

  /// For an object whose order is known already.
  package init(_ document: JSONDocument, members: [JSONNode], isSorted: Bool, order: @escaping JSONNameOrder) {
    self.document = document
    self.members = members
    kept = nil
    self.isSorted = isSorted
    self.order = order
  }

  /// New members in the order in which they are to stand among themselves.
  func sorted(_ new: [JSONMember]) -> [JSONMember] { new.sorted { precedes($0.name, $1.name) } }

  package func precedes(_ left: String, _ right: String) -> Bool {
    var left = left
    var right = right
    return left.withUTF8 { leftName in right.withUTF8 { rightName in order(leftName, rightName) } }
  }

  /// The index of the member that `name` is to stand before; the count of the members for the end.
  package func index(for name: String) -> Int {
    var name = name
    return name.withUTF8 { bytes in isSorted ? sortedIndex(for: bytes) : neighbourIndex(for: bytes) }
  }

  private var count: Int { kept?.count ?? members.count }

  private func index(at place: Int) -> Int {
    guard let kept else { return place }
    return place < kept.count ? kept[place] : members.count
  }

  private func isBefore(_ name: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    document.withName(of: members[index]) { order(name, $0) }
  }

  private func sortedIndex(for name: UnsafeBufferPointer<UInt8>) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(name, index(at: middle)) { high = middle } else { low = middle + 1 }
    }
    return index(at: low)
  }

  private func neighbourIndex(for name: UnsafeBufferPointer<UInt8>) -> Int {
    // At the start, all that should come before are misplaced; each step past a member changes their number by one.
    var best = 0
    var misplaced = 0
    var fewest = 0
    for step in 0..<count {
      misplaced += isBefore(name, index(at: step)) ? 1 : -1
      if misplaced <= fewest {
        fewest = misplaced
        best = step + 1
      }
    }
    return index(at: best)
  }
}
