extension POFile {
  /// The file: unchanged entries as they were read, others as GNU gettext writes them with `--no-wrap`.
  package func bytes() -> [UInt8] {
    var result: [UInt8] = []
    for record in records {
      if let original = record.original, original == record.entry {
        result += record.originalBytes
        continue
      }
      if !result.isEmpty {
        if result.last != 0x0A { result.append(0x0A) }
        if !result.hasSuffix([0x0A, 0x0A]) { result.append(0x0A) }
      }
      result += POFileWriter.text(of: record.entry).utf8
    }
    return result + trailingBytes
  }
}

extension Array where Element == UInt8 {
  fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool { self.suffix(suffix.count).elementsEqual(suffix) }
}

/// Writes single entries.
enum POFileWriter {
  static func text(of entry: POEntry) -> String {
    var lines: [String] = []
    lines += entry.translatorComments.map { "#" + $0 }
    lines += entry.extractedComments.map { $0.isEmpty ? "#." : "#. " + $0 }
    lines += entry.references.map { "#: " + $0 }
    if !entry.flags.isEmpty { lines.append("#, " + entry.flags.joined(separator: ", ")) }
    if let previous = entry.previous {
      let prefix = entry.isObsolete ? "#~| " : "#| "
      if let context = previous.context { append("msgctxt", context, prefix, to: &lines) }
      if let id = previous.id { append("msgid", id, prefix, to: &lines) }
      if let pluralID = previous.pluralID { append("msgid_plural", pluralID, prefix, to: &lines) }
    }
    let prefix = entry.isObsolete ? "#~ " : ""
    if let context = entry.context { append("msgctxt", context, prefix, to: &lines) }
    append("msgid", entry.id, prefix, to: &lines)
    if let pluralID = entry.pluralID {
      append("msgid_plural", pluralID, prefix, to: &lines)
      for (form, text) in entry.texts.enumerated() { append("msgstr[\(form)]", text, prefix, to: &lines) }
    } else {
      append("msgstr", entry.texts.first ?? "", prefix, to: &lines)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func append(_ keyword: String, _ text: String, _ prefix: String, to lines: inout [String]) {
    // A text of several lines stands below its keyword, a line each.
    var parts: [Substring.UnicodeScalarView] = []
    var rest = text.unicodeScalars[...]
    while let end = rest.firstIndex(of: "\n") {
      let next = rest.index(after: end)
      parts.append(rest[..<next])
      rest = rest[next...]
    }
    if !rest.isEmpty { parts.append(rest) }
    guard parts.count > 1 else {
      lines.append(prefix + keyword + " \"" + POEscapes.encoded(text) + "\"")
      return
    }
    lines.append(prefix + keyword + " \"\"")
    lines += parts.map { prefix + "\"" + POEscapes.encoded(Substring($0)) + "\"" }
  }
}
