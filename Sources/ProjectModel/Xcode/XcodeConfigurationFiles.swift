/// Reads `.xcconfig` files with their `#include`s, each file once.
final class XcodeConfigurationFiles {
  private let inventory: FileInventory
  private var read: [String: [String: String]] = [:]

  init(inventory: FileInventory) { self.inventory = inventory }

  /// The settings of a file; empty where it does not exist. Settings for one platform or configuration only
  /// (`KEY[sdk=…]`) are left out.
  ///
  /// - Parameter path: relative to the root.
  func settings(in path: String) -> [String: String] {
    if let settings = read[path] { return settings }
    // Stands for the file while it is read, so that a loop of includes ends.
    read[path] = [:]
    guard let bytes = inventory.contents(of: path) else { return [:] }
    var settings: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = Self.trimmed(line)
      if line.hasPrefix("#include") {
        guard let name = Self.quoted(line) else { continue }
        let included = self.settings(in: ProjectPath.joined(ProjectPath.folder(of: path), name))
        settings.merge(included) { _, new in new }
      } else if let (key, value) = Self.assignment(line) {
        settings[key] = Self.merged(value, into: settings[key])
      }
    }
    read[path] = settings
    return settings
  }

  func has(_ path: String) -> Bool { inventory.contents(of: path) != nil }

  /// `$(inherited)` means the level below, but within one file also what an include said before.
  private static func merged(_ value: String, into former: String?) -> String {
    guard let former, value.contains("$(inherited)") else { return value }
    return value.split(separator: " ").map { $0 == "$(inherited)" ? former[...] : $0 }.joined(separator: " ")
  }

  private static func assignment(_ line: Substring) -> (key: String, value: String)? {
    guard let equals = line.firstIndex(of: "=") else { return nil }
    let key = trimmed(line[..<equals])
    guard !key.isEmpty, key.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || isAlphanumeric($0) }) else { return nil }
    var value = line[line.index(after: equals)...]
    var position = value.startIndex
    while position < value.endIndex {
      if value[position...].hasPrefix("//") {
        value = value[..<position]
        break
      }
      position = value.index(after: position)
    }
    var text = trimmed(value)
    if text.hasSuffix(";") { text = trimmed(text.dropLast()) }
    if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") { text = text.dropFirst().dropLast() }
    return (String(key), String(text))
  }

  private static func quoted(_ line: Substring) -> String? {
    guard let opening = line.firstIndex(of: "\"") else { return nil }
    let rest = line[line.index(after: opening)...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
