import Findings
import SourceText

/// Reads `.xcconfig` files with their `#include`s, each file once.
final class XcodeConfigurationFiles {
  private let inventory: FileInventory
  private var read: [String: [String: String]] = [:]
  /// Files that include one that is not there, directly or not.
  private var incomplete: Set<String> = []
  private var findings: [Finding] = []

  init(inventory: FileInventory) { self.inventory = inventory }

  /// The settings of a file; empty where it does not exist. Those for one platform only keep their condition in the name:
  /// `KEY[sdk=iphoneos*]`.
  ///
  /// - Parameter path: relative to the root.
  func settings(in path: String) -> [String: String] {
    if let settings = read[path] { return settings }
    // Stands for the file while it is read, so that a loop of includes ends.
    read[path] = [:]
    guard let bytes = inventory.contents(of: path) else { return [:] }
    var settings: [String: String] = [:]
    let text = String(decoding: bytes, as: UTF8.self)
    for written in text.split(whereSeparator: \.isNewline) {
      let line = Self.trimmed(written)
      if line.hasPrefix("#include") {
        guard let name = Self.quoted(line) else { continue }
        let other = ProjectPath.joined(ProjectPath.folder(of: path), name)
        settings.merge(self.settings(in: other)) { _, new in new }
        if incomplete.contains(other) { incomplete.insert(path) }
        if Self.isRequired(line, name), !has(other) {
          incomplete.insert(path)
          let offset = text.utf8.distance(from: text.startIndex, to: line.startIndex)
          let location = FindingLocation(
            path: path, text: SourceText(bytes: bytes), offset: offset, length: line.utf8.count)
          findings.append(ProjectFindings.missingInclude(name, at: location))
        }
      } else if let (key, value) = Self.assignment(line) {
        settings[key] = Self.merged(value, into: settings[key])
      }
    }
    read[path] = settings
    return settings
  }

  func has(_ path: String) -> Bool { inventory.contents(of: path) != nil }

  /// Whether a file and all that it includes was there.
  func isComplete(_ path: String) -> Bool { has(path) && !incomplete.contains(path) }

  /// What was found since the last call.
  func takeFindings() -> [Finding] {
    defer { findings = [] }
    return findings
  }

  /// `#include?` may name what is not there; what CocoaPods makes says nothing of localization; files of Xcode's own
  /// (`<DEVELOPER_DIR>/…`) are not on every machine.
  private static func isRequired(_ line: Substring, _ name: String) -> Bool {
    !line.hasPrefix("#include?") && !name.contains("Pods/") && !name.contains("<") && !name.hasPrefix("/")
  }

  /// `$(inherited)` means the level below, but within one file also what an include said before.
  private static func merged(_ value: String, into former: String?) -> String {
    guard let former, value.contains("$(inherited)") else { return value }
    return value.split(separator: " ").map { $0 == "$(inherited)" ? former[...] : $0 }.joined(separator: " ")
  }

  private static func assignment(_ line: Substring) -> (key: String, value: String)? {
    var rest = line
    let name = rest.prefix { $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber)) }
    rest = trimmed(rest.dropFirst(name.count))
    var key = String(name)
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      key += rest[...end].filter { !$0.isWhitespace }
      rest = trimmed(rest[rest.index(after: end)...])
    }
    guard !name.isEmpty, let equals = rest.first == "=" ? rest.startIndex : nil else { return nil }
    var value = rest[rest.index(after: equals)...]
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
    return (key, String(text))
  }

  private static func quoted(_ line: Substring) -> String? {
    guard let opening = line.firstIndex(of: "\"") else { return nil }
    let rest = line[line.index(after: opening)...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
