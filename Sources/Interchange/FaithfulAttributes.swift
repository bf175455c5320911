import Foundation
import StringCatalog
package import XLIFF

/// Attributes of our own that carry what XLIFF and Xcode's way of writing it cannot say. Other programs skip them.
package enum FaithfulAttributes {
  /// The declaration that the file's root needs.
  package static let namespace = XLIFFAttribute("xmlns:dragoman", "urn:dragoman:xliff:1")
  static let prefix = "dragoman:"
  /// Of a file that restores everything: nothing is to be added to what it says.
  package static let file = XLIFFAttribute(prefix + "form", "faithful")
  /// What the language has for the key, as JSON; at the key's first unit, where the units alone would give another.
  static let localization = prefix + "localization"
  /// The unit's key, where its id could be taken for another's or cannot be written.
  static let key = prefix + "key"
  /// The unit's way, likewise.
  static let path = prefix + "path"

  /// The file that holds the translations, in Base64: a table has comments, an order and an encoding.
  package static func contents(_ bytes: [UInt8]) -> XLIFFAttribute {
    XLIFFAttribute(prefix + "contents", Data(bytes).base64EncodedString())
  }

  /// The file that holds the translations, where the exchange file brings it with it.
  package static func contents(of file: XLIFFFile) -> [UInt8]? {
    file.attributes[prefix + "contents"].flatMap { Data(base64Encoded: $0) }.map { Array($0) }
  }

  /// Names a unit's text beyond doubt, with escapes for what XML cannot hold.
  static func name(_ unit: CatalogUnit, in exported: inout XLIFFUnit) {
    exported.attributes[key] = EscapedText.escaped(unit.key)
    exported.attributes[path] = EscapedText.escaped(unit.path.exportName)
    exported.attributes["id"] = EscapedText.escaped(unit.id)
    if case .text(let text) = unit.source { exported.source = .text(EscapedText.escaped(text)) }
    if case .text(let text) = unit.target { exported.target?.text = .text(EscapedText.escaped(text)) }
  }

  /// Adds what the units of a key alone would not bring back.
  static func carry(
    _ entry: CatalogEntry, units: [CatalogUnit], language: String, sourceLanguage: String,
    in exported: inout XLIFFUnit
  ) {
    guard let original = entry.localizations?[language] else { return }
    var localization = CatalogLocalization()
    // What an import would find: the language itself is gone.
    let source = language == sourceLanguage ? nil : entry.localizations?[sourceLanguage]
    for unit in units {
      guard let target = unit.target, let state = unit.state else { continue }
      LocalizationEditing.set(target, state, at: unit.path, in: &localization, source: source)
    }
    if !original.isEmpty, units.allSatisfy(isTaken), localization.isWritten(as: original) { return }
    exported.attributes[Self.localization] = EscapedText.escaped(original.jsonText)
  }

  /// Whether an import would take the unit over as it is.
  private static func isTaken(_ unit: CatalogUnit) -> Bool {
    guard let target = unit.target, let state = unit.state else { return true }
    if case .text(let text) = target, !XLIFFWriter.canWrite(text) { return false }
    return !target.isEmpty && [.translated, .needsReview, .machineTranslated].contains(state)
      && SpecifierCheck.difference(of: target, from: unit.source, of: unit.id, at: unit.path, before: nil) == nil
  }
}

/// Text with what XML cannot hold as `\u{7}`, and `\` as `\\`.
enum EscapedText {
  static func escaped(_ text: String) -> String {
    if XLIFFWriter.canWrite(text), !text.utf8.contains(UInt8(ascii: "\\")) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\\" {
        result += "\\\\"
      } else if XLIFFWriter.canWrite(String(scalar)) {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return result
  }

  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      if rest.first == "u", rest.dropFirst().first == "{", let end = rest.firstIndex(of: "}") {
        let digits = String(rest[..<end].dropFirst(2))
        if let value = UInt32(digits, radix: 16), let character = Unicode.Scalar(value) {
          result.unicodeScalars.append(character)
          rest = rest[rest.index(after: end)...]
          continue
        }
      }
      result.unicodeScalars.append(rest.popFirst() ?? scalar)
    }
    return result
  }
}
