import SourceText

/// Names for formats whose texts are named by identifiers, made of the keys of a catalog.
///
/// Whatever keys are added to the catalog later, a name never comes to mean another text: texts whose names would be
/// the same all have a number of their own in it, made of the key.
struct ResourceNaming {
  enum Style {
    /// `buy_now`, for Android.
    case snakeCase
    /// `buyNow`, for Dart.
    case camelCase
  }

  private(set) var names: [ExactString: String] = [:]
  private(set) var ids: [String: String] = [:]
  private static let longestName = 60

  init(_ textIDs: [String], style: Style) {
    var groups: [String: Int] = [:]
    for id in textIDs { groups[Self.plainName(id, style), default: 0] += 1 }
    for id in textIDs {
      var name = Self.plainName(id, style)
      let isTaken = groups[name] != 1 || Self.reservedWords.contains(name)
      if isTaken || name.utf8.count > Self.longestName || name.isEmpty {
        name = String(name.prefix(Self.longestName))
        name += (name.isEmpty ? "text" : "") + (style == .snakeCase ? "_" : "X") + Self.number(of: id)
      }
      names[ExactString(id)] = name
      ids[name] = id
    }
  }

  func name(of id: String) -> String { names[ExactString(id)] ?? id }

  private static func plainName(_ id: String, _ style: Style) -> String {
    var words: [String] = []
    var word = ""
    for byte in id.utf8 {
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      if isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        word.append(Character(UnicodeScalar(byte)))
      } else if byte == UInt8(ascii: "'") {
        continue
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first, let initial = first.first else { return "" }
    if initial.isNumber { words.insert("text", at: 0) }
    switch style {
    case .snakeCase: return words.map { $0.lowercased() }.joined(separator: "_")
    case .camelCase:
      // A name that is one already stays as it is.
      let head =
        words[0].dropFirst().contains { $0.isLowercase }
        ? words[0].prefix(1).lowercased() + words[0].dropFirst()
        : words[0].lowercased()
      return head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
  }

  /// FNV-1a, 32 bits, in hexadecimal: the same in every run.
  private static func number(of id: String) -> String {
    var hash: UInt32 = 2_166_136_261
    for byte in id.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Of Java and Dart.
  private static let reservedWords: Set<String> = [
    "abstract", "as", "assert", "async", "await", "base", "boolean", "break", "byte", "case", "catch", "char", "class",
    "const", "continue", "covariant", "default", "deferred", "do", "double", "dynamic", "else", "enum", "export",
    "extends", "extension", "external", "factory", "false", "final", "finally", "float", "for", "get", "goto", "hide",
    "if", "implements", "import", "in", "instanceof", "int", "interface", "is", "late", "library", "long", "mixin",
    "native", "new", "null", "of", "on", "operator", "package", "part", "private", "protected", "public", "required",
    "rethrow", "return", "sealed", "set", "short", "show", "static", "strictfp", "super", "switch", "sync",
    "synchronized", "this", "throw", "throws", "transient", "true", "try", "typedef", "var", "void", "volatile", "when",
    "while", "with", "yield",
  ]
}
