private import Foundation

/// Where dictionaries for hunspell are installed.
package enum DictionaryFolders {
  /// Those that the environment variable `DICPATH` names, then the usual ones of Debian, Fedora and macOS.
  package static var installed: [String] {
    let named = ProcessInfo.processInfo.environment["DICPATH"]?.split(separator: ":").map(String.init) ?? []
    return named + [
      "/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts", "/Library/Spelling",
      NSHomeDirectory() + "/Library/Spelling",
    ]
  }

  /// The path of a language's dictionary without its ending; nil where none is installed.
  ///
  /// `de-AT` is served by `de_AT`, else `de`, else `de_DE` or the first of another region; `sr-Latn` by `sr_Latn` alone.
  static func path(of language: String, in folders: [String]) -> String? {
    let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let code = parts.first?.lowercased() else { return nil }
    let script = parts.dropFirst().first { $0.count == 4 }
    let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }?.uppercased()
    if code == "zh" || code == "ja" { return nil }
    for folder in folders {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".aff") }.map { String($0.dropLast(4)) }.sorted()
      let available = names.filter { FileManager.default.fileExists(atPath: "\(folder)/\($0).dic") }
      let wanted = [
        script.map { "\(code)_\($0)" }, region.map { "\(code)_\($0)" }, code, "\(code)_\(code.uppercased())",
        ["en": "en_US", "pt": "pt_PT", "nb": "nb_NO", "sv": "sv_SE", "da": "da_DK", "cs": "cs_CZ"][code],
      ].compactMap { $0 }
      if let name = wanted.first(where: available.contains) { return "\(folder)/\(name)" }
      if script == nil, let name = available.first(where: { $0.hasPrefix(code + "_") && !$0.contains("_Latn") }) {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }
}
