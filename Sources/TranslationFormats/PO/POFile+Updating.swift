import SourceText

extension POFile {
  /// This file with what people have put into an older one: translators' comments, references, flags of other tools,
  /// fields of the header. Messages that are gone are kept as obsolete ones; those of which nothing changed keep their
  /// bytes.
  package func updating(_ old: POFile) -> POFile {
    var byIdentity: [ExactString: Record] = [:]
    var byContext: [ExactString: Record] = [:]
    for record in old.records where !record.entry.isHeader {
      byIdentity[Self.identity(of: record.entry)] = record
      if let context = record.entry.context, !record.entry.isObsolete { byContext[ExactString(context)] = record }
    }
    var result = POFile()
    var kept: Set<ExactString> = []
    for record in records {
      var entry = record.entry
      if entry.isHeader {
        if let index = old.headerIndex { entry = Self.header(entry, keeping: old.records[index].entry) }
        result.records.append(Record(entry: entry, original: nil))
        continue
      }
      let identity = Self.identity(of: entry)
      var before = byIdentity[identity]
      if before == nil, let context = entry.context, let other = byContext[ExactString(context)] {
        // The message of this context has changed: what it was helps whoever looks at the translation.
        if entry.isFuzzy {
          entry.previous = POPreviousMessage(id: other.entry.id, pluralID: other.entry.pluralID)
        }
        before = other
      }
      guard let before else {
        result.records.append(Record(entry: entry, original: nil))
        continue
      }
      kept.insert(Self.identity(of: before.entry))
      entry.translatorComments = before.entry.translatorComments
      entry.references = before.entry.references
      if entry.isFuzzy, entry.previous == nil { entry.previous = before.entry.previous }
      let known = ["fuzzy", "objc-format"]
      entry.flags += before.entry.flags.filter { !known.contains($0) && !entry.flags.contains($0) }
      let isSame = entry == before.entry
      result.records.append(
        Record(
          entry: entry, original: isSame ? before.original : nil,
          originalBytes: isSame ? before.originalBytes : []))
    }
    for record in old.records where !record.entry.isHeader && !kept.contains(Self.identity(of: record.entry)) {
      var entry = record.entry
      guard entry.texts.contains(where: { !$0.isEmpty }) else { continue }
      let wasObsolete = entry.isObsolete
      entry.isObsolete = true
      result.records.append(
        Record(
          entry: entry, original: wasObsolete ? record.original : nil,
          originalBytes: wasObsolete ? record.originalBytes : []))
    }
    return result
  }

  private static func identity(of entry: POEntry) -> ExactString {
    ExactString((entry.context.map { $0 + "\u{4}" } ?? "") + entry.id)
  }

  /// The new header, with the old one's values for fields that are empty in the new one or only in the old one.
  private static func header(_ header: POEntry, keeping old: POEntry) -> POEntry {
    var entry = header
    entry.translatorComments = old.translatorComments
    let oldFields = fields(of: old)
    var lines: [String] = fields(of: header).map { name, value in
      let before = oldFields.first { $0.name.lowercased() == name.lowercased() }?.value
      return "\(name): \(value.isEmpty ? before ?? "" : value)\n"
    }
    let names = Set(fields(of: header).map { $0.name.lowercased() })
    lines += oldFields.filter { !names.contains($0.name.lowercased()) }.map { "\($0.name): \($0.value)\n" }
    entry.texts = [lines.joined()]
    return entry
  }
}
