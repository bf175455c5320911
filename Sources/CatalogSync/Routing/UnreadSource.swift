/// Tells whether a source that no extractor reads may hold localizable strings: an Objective-C file without any must not
/// keep unused keys alive for ever.
package struct UnreadSource {
  /// - Parameter macroNames: names of a project's own functions and macros that localize.
  package static func mayHoldStrings(_ bytes: [UInt8], macroNames: [String] = []) -> Bool {
    // NSLocalizedString, CFCopyLocalizedString, NSLocalizedAttributedString, -[NSBundle localizedStringForKey:…] and
    // macros made of them.
    let names = (["Localized", "localizedStringForKey", "localizedAttributedStringForKey"] + macroNames)
      .filter { !$0.isEmpty }.map { Array($0.utf8) }
    let starts = Set(names.compactMap(\.first))
    for index in bytes.indices where starts.contains(bytes[index]) {
      let rest = bytes[index...]
      if names.contains(where: { rest.starts(with: $0) }) { return true }
    }
    return false
  }
}
