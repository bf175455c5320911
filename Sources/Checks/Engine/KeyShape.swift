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
}
