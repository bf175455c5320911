/// Reads which projects and packages an `.xcworkspace` names.
///
/// `contents.xcworkspacedata` is XML of two elements, `Group` and `FileRef`, with the attribute `location`, which is a
/// kind and a path: `group:` (relative to the enclosing group), `container:` (to the workspace's folder), `self:`,
/// `absolute:`, `developer:`. Tags are all that is looked at, so a truncated file gives what it still names.
struct XcodeWorkspaceReader {
  /// - Parameters:
  ///   - text: of `contents.xcworkspacedata`.
  ///   - folder: that holds the workspace, relative to the root.
  /// - Returns: paths relative to the root, in the order of the file.
  static func references(in text: String, folder: String) -> [String] {
    var references: [String] = []
    var groups: [String] = []
    var rest = text[...]
    while let opening = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: opening)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(ofText: "-->") else { break }
        rest = rest[end...]
        continue
      }
      guard let closing = rest.firstIndex(of: ">") else { break }
      let tag = rest[..<closing]
      rest = rest[rest.index(after: closing)...]
      if tag.hasPrefix("/Group") {
        if !groups.isEmpty { groups.removeLast() }
      } else if tag.hasPrefix("Group") {
        let path = location(in: tag).flatMap { resolved($0, group: groups.last ?? folder, folder: folder) }
        if !tag.hasSuffix("/") { groups.append(path ?? groups.last ?? folder) }
      } else if tag.hasPrefix("FileRef"), let location = location(in: tag) {
        if let path = resolved(location, group: groups.last ?? folder, folder: folder) { references.append(path) }
      }
    }
    return references
  }

  private static func resolved(_ location: String, group: String, folder: String) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return ProjectPath.joined(group, path)
    case "container", "self": return ProjectPath.joined(folder, path)
    default: return nil
    }
  }

  private static func location(in tag: Substring) -> String? {
    guard let name = tag.range(ofText: "location") else { return nil }
    let rest = tag[name...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    let value = rest.dropFirst()
    guard let end = value.firstIndex(of: quote) else { return nil }
    return withoutEntities(value[..<end])
  }

  private static func withoutEntities(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    let entities = ["&quot;": "\"", "&apos;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&"]
    var result = ""
    var rest = text
    while let first = rest.first {
      if let entity = entities.first(where: { rest.hasPrefix($0.key) }) {
        result += entity.value
        rest = rest.dropFirst(entity.key.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

extension Substring {
  /// The index after the first occurrence of `text`.
  fileprivate func range(ofText text: String) -> Index? {
    var position = startIndex
    while position < endIndex {
      if self[position...].hasPrefix(text) { return index(position, offsetBy: text.count) }
      position = index(after: position)
    }
    return nil
  }
}
