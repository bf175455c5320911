extension StringsTable {
  /// A new file as Xcode's importer lays it out: comment, entry and an empty line for each; UTF-8.
  package static func newFile(with entries: [NewEntry]) -> [UInt8] {
    var text = ""
    for entry in entries {
      if let comment = entry.comment, !comment.isEmpty {
        // What would end the comment early cannot stand in it.
        text += "/* \(comment.split(separator: "*/", omittingEmptySubsequences: false).joined(separator: "* /")) */\n"
      }
      text += "\(StringsTableStyle.quoted(entry.key)) = \(StringsTableStyle.quoted(entry.value));\n\n"
    }
    return Array(text.utf8)
  }
}
