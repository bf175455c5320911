/// The tables of `Info.plist` keys.
package enum InfoPlistTable {
  package static let defaultName = "InfoPlist"

  /// The table of a property list: `Info.plist` → `InfoPlist`, `Watch-Info.plist` → `Watch-InfoPlist`, and
  /// `Info-beta.plist` → `Info-beta-InfoPlist`, as Xcode names what it exports.
  package static func name(forFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    if stem == "Info" { return defaultName }
    return stem.hasSuffix("-Info") ? stem + "Plist" : stem + "-" + defaultName
  }
}
