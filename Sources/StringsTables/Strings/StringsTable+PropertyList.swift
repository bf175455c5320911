import Findings
import SourceText

// Tables that are stored as an XML or binary property list. There is no comment in them.

extension XMLPropertyList {
  func stringsTableEntries(path: String) throws(RefusedInput) -> [StringsTableEntry] {
    guard case .dictionary(let members) = root.content else {
      let source = SourceText(bytes: text)
      throw RefusedInput(
        StringsTableFindings.malformed(
          "a dictionary of keys",
          at: FindingLocation(path: path, text: source, offset: root.range.lowerBound)))
    }
    return members.map { member in
      let key = UTF8Offset(member.keyRange.lowerBound)..<UTF8Offset(member.keyRange.upperBound)
      let value = UTF8Offset(member.node.range.lowerBound)..<UTF8Offset(member.node.range.upperBound)
      return StringsTableEntry(
        key: member.key, value: member.node.value.string, comment: nil, range: key.lowerBound..<value.upperBound,
        keyRange: key, valueRange: value, startWithComment: key.lowerBound)
    }
  }
}

extension PropertyListFile {
  func stringsTableEntries(path: String) throws(RefusedInput) -> [StringsTableEntry] {
    guard let members = value.members else {
      throw RefusedInput(StringsTableFindings.malformed("a dictionary of keys", at: FindingLocation(path: path)))
    }
    let nowhere = UTF8Offset(0)..<UTF8Offset(0)
    return members.map { member in
      StringsTableEntry(
        key: member.key, value: member.value.string, comment: nil, range: nowhere, keyRange: nowhere,
        valueRange: nowhere, startWithComment: UTF8Offset(0))
    }
  }
}

extension StringsTable {
  /// Makes the members of the list what `change` makes of them.
  ///
  /// - Parameter renames: index of a member → its new key, which stays in its place.
  mutating func changeList(
    renames: [Int: String] = [:], _ change: (inout [StringsTableMember]) -> Void = { _ in }
  ) throws(RefusedInput) {
    if let list, case .dictionary(let old) = list.root.content {
      var editing = XMLPropertyListEditing(list)
      if renames.isEmpty {
        var members = old.map { StringsTableMember($0.key, $0.node.value) }
        change(&members)
        editing.change(old, in: list.root, to: members)
      } else {
        for (index, key) in renames where old.indices.contains(index) { editing.rename(old[index], to: key) }
      }
      text = editing.editedText() ?? text
    } else {
      var members = try PropertyListFile(binaryBytes, path: path).value.members ?? []
      for (index, key) in renames where members.indices.contains(index) { members[index].key = key }
      change(&members)
      binaryBytes = BinaryPropertyListWriter.bytes(of: .dictionary(members))
    }
    try parse()
  }
}
