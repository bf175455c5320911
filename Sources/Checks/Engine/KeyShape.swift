/// Whether a key is a name for programmers or the text itself.
package enum KeyShape: Hashable, Sendable {
  /// `favorite.added`, `settings_title`, `error-title`: words without spaces, joined by dots, underscores or hyphens.
  case joined
  /// `favoriteAdded`, `FavoriteAddedTitle`.
  case camelCase
  /// `TITLE`: could be both.
  case capitals
  /// Anything else.
  case text

  package init(of key: String) {
    var joints = 0
    var hyphens = 0
    var capitals = 0
    var capitalsInside = 0
    var hasLowercase = false
    var previous: UInt8 = 0
    var position = 0
    self = .text
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if byte > UInt8(ascii: "9") { hasLowercase = true }
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        capitals += 1
        if previous >= UInt8(ascii: "a"), previous <= UInt8(ascii: "z") { capitalsInside += 1 }
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"):
        // At an edge, or twice: punctuation.
        guard position > 0, Self.isLetterOrDigit(previous) else { return }
        if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") { joints += 1 }
        if byte == UInt8(ascii: "-") { hyphens += 1 }
      default: return
      }
      previous = byte
      position += 1
    }
    guard position > 2, Self.isLetterOrDigit(previous) else { return }
    // `Wi-Fi` and `On/Off` are texts.
    if joints > 0 || (hyphens > 0 && capitals == 0) {
      self = .joined
    } else if capitalsInside > 0, hyphens == 0 {
      self = .camelCase
    } else if !hasLowercase {
      self = .capitals
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether it is likelier a name than a text.
  package var isSymbolic: Bool { self == .joined || self == .camelCase }

  /// Whether Interface Builder made the key, whose text in the source language is in the storyboard or nib file:
  /// `8bX-Yq-2hT.title`, `1538.title`.
  package static func isOfInterfaceBuilder(_ key: String) -> Bool {
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let id = key.utf8[..<dot]
    if id.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return !id.isEmpty }
    let lengths = id.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map(\.count)
    return lengths == [3, 2, 3] && id.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// How many capitals follow a small letter: two in `favoriteAddedTitle`.
  package static func humps(of key: String) -> Int {
    zip(key.utf8, key.utf8.dropFirst()).count {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($1)
    }
  }

  /// Whether it is likelier a file, a host or an address than a key: `Info.plist`, `pool.ntp.org`, `255.255.0.0`.
  package static func isNameOfFileOrHost(_ key: String) -> Bool {
    guard let last = key.split(separator: ".").last, last.count < key.count else { return false }
    if key.utf8.allSatisfy({ !isLetterOrDigit($0) || $0 <= UInt8(ascii: "9") }) { return true }
    return [
      "com", "org", "net", "io", "app", "dev", "de", "log", "json", "plist", "txt", "md", "js", "swift", "pdf", "zip",
    ]
    .contains(last.lowercased())
  }
}
