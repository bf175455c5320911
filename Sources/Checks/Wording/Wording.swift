import FormatSpecifiers
package import SourceObservations

/// What the letters of a literal are: words of a language, or something that is the same in all languages.
///
/// Told by how it is written alone, in any script; what it is used for is not known here.
package enum Wording: Int, Comparable, Sendable {
  /// Nothing to translate: code, an address, a pattern, a command, a unit, a symbol.
  case none
  /// A brand, an abbreviation, the name of a technology or of a person.
  case name
  /// One word in lower-case letters, which may be an identifier.
  case identifier
  /// Words with capital letters: a button, a heading, or the name of something.
  case words
  /// Several words with lower-case ones among them, or a sentence.
  case sentence

  package static func < (left: Wording, right: Wording) -> Bool { left.rawValue < right.rawValue }

  package init(_ text: ObservedText) {
    // A value stands for itself as a part of a word that it touches.
    var written = ""
    for part in text.parts {
      switch part {
      case .text(let text): written += text
      case .value: written += "\u{FFFC}"
      }
    }
    self.init(written: written, hasValues: text.parts.count > 1)
  }

  package init(_ text: String) { self.init(written: text, hasValues: false) }

  private init(written: String, hasValues: Bool) {
    let text = Self.withoutSpecifiers(written)
    let hasValues = hasValues || text != written || text.contains(where: \.isNumber)
    guard !Self.isCode(text) else {
      self = .none
      return
    }
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.filter { $0.contains(where: \.isLetter) }
    let letters = words.reduce(0) { $0 + $1.count }
    let isIdeographic = text.unicodeScalars.contains {
      $0.properties.isIdeographic || (0x3041...0x30FF).contains($0.value)
    }
    guard letters > 0, isIdeographic || words.contains(where: { $0.count > 1 }) else {
      self = .none
      return
    }
    if isIdeographic {
      self = .sentence
      return
    }
    if hasValues, words.allSatisfy({ Self.units.contains($0.lowercased()) || $0.count == 1 }) {
      self = .none
      return
    }
    let tokens = text.split(whereSeparator: \.isWhitespace)
    guard tokens.count > 1, words.count > 1 || hasValues else {
      // `"Price: "`, to which something is added: without the space, which would stand within a word.
      let only = tokens.count == 1 ? String(tokens[0]) : text
      self = Self.ofOneToken(words.count == 1 ? words[0] : only[...], in: only)
      return
    }
    if tokens.allSatisfy({ Self.isTechnical($0) }) {
      self = .none
      return
    }
    // `CurseForge (.zip)`: a file name's extension and a brand.
    if tokens.allSatisfy({ Self.isTechnical($0) || Self.ofOneToken($0, in: String($0)) == .name }) {
      self = .name
      return
    }
    let hasLowerCase = words.contains { $0.count > 1 && ($0.first?.isLowercase ?? false) }
    if words.count > 1, hasLowerCase {
      self = .sentence
    } else if words.count == 1, !hasLowerCase, words[0].count < 4 {
      self = .name
    } else {
      self = words.allSatisfy { Self.isAbbreviation($0) } ? .name : .words
    }
  }

  private static func ofOneToken(_ word: Substring, in text: String) -> Wording {
    if isTechnical(text[...]) { return .none }
    let plain = word.filter(\.isLetter)
    if isAbbreviation(plain[...]) || names.contains(plain.lowercased()) { return .name }
    // `iCloud`, `GitHub`.
    if zip(plain, plain.dropFirst()).contains(where: { $0.isLowercase && $1.isUppercase }) { return .name }
    // `SOCKS5`, `v2`
    if text.contains(where: \.isNumber), !text.contains("\u{FFFC}") { return .name }
    if plain.first?.isLowercase ?? false {
      return text.hasSuffix("…") || text.hasSuffix("...") || text.hasSuffix("!") ? .words : .identifier
    }
    return .words
  }

  /// Words in capital letters that are no abbreviations.
  private static let capitals: Set<String> = [
    "OK", "ON", "OFF", "YES", "NO", "ADD", "ALL", "NEW", "TRY", "SET", "OPEN", "SAVE", "STOP", "PLAY", "DONE", "EDIT",
    "NEXT", "BACK", "HIDE", "SHOW", "COPY", "SEND", "SKIP", "DATE", "TIME", "NAME", "TODAY", "RESET", "CLOSE", "START",
    "CLEAR", "APPLY", "LATER", "READY", "TOTAL", "NONE",
  ]

  private static func isAbbreviation(_ word: Substring) -> Bool {
    word.count <= 5 && word.allSatisfy(\.isUppercase) && !capitals.contains(String(word))
  }

  /// Brands and names of technologies that are words of one capital letter, and so look like any other word.
  private static let names: Set<String> = [
    "apple", "google", "bing", "yahoo", "twitter", "facebook", "instagram", "discord", "slack", "telegram", "reddit",
    "mastodon", "bluesky", "amazon", "netflix", "spotify", "dropbox", "safari", "chrome", "firefox", "opera", "brave",
    "xcode", "swift", "python", "java", "kotlin", "rust", "ruby", "bash", "docker", "homebrew", "linux", "ubuntu",
    "debian", "fedora", "windows", "android", "gmail", "outlook", "notion", "figma", "zoom", "skype", "signal", "steam",
    "siri", "gemini", "claude", "mistral", "ollama", "wikipedia", "markdown", "bluetooth", "unicode", "helvetica",
  ]

  private static let units: Set<String> = [
    "km", "cm", "mm", "mi", "ft", "kg", "mg", "lb", "lbs", "oz", "ml", "kb", "mb", "gb", "tb", "kib", "mib", "gib",
    "ms",
    "min", "hr", "mph", "kcal", "bpm", "px", "pt", "dpi", "hz", "khz", "mhz", "ghz", "db", "fps", "kwh", "kw", "dbm",
    "rpm", "kbps", "mbps", "bit", "kbit", "mbit", "am", "pm", "utc", "gmt", "id", "ip", "x", "v", "vs", "mv", "ma",
    "mah",
    "hpa", "bar", "ppm", "lx", "lux",
  ]

  /// Whether a key has anything besides specifiers and marks; unlike in shown text, `WELCOME_TITLE` is something.
  static func hasLetters(inKey key: String) -> Bool {
    let text = withoutSpecifiers(key)
    var letters = 0
    for byte in text.utf8 {
      // Beyond ASCII, letters are told by characters.
      if byte >= 0x80 { return text.filter(\.isLetter).count > 1 }
      if (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") { letters += 1 }
    }
    return letters > 1
  }

  /// `%@`, `%1$lld`, `%.2f`: no letters of a word.
  private static func withoutSpecifiers(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return FormatString(text).rewritten { _ in "\u{FFFC}" }
  }

  /// Something that is no text at all, whatever words are in it.
  private static func isCode(_ text: String) -> Bool {
    let start = text.drop(while: \.isWhitespace)
    if start.first == "<" || start.first == "{" || start.hasPrefix("#!") || start.hasPrefix("$ ") { return true }
    if text.contains("©") || text.contains("://") || text.contains(" --") { return true }
    let lower = start.prefix(16).lowercased()
    if lower.hasPrefix("copyright ") || lower.hasPrefix("mailto:") { return true }
    if commands.contains(where: { lower.hasPrefix($0) }) { return true }
    // `yyyy-MM-dd`, `HH:mm`
    let runs = text.split { !$0.isLetter }
    return !runs.isEmpty
      && runs.allSatisfy { run in
        run.allSatisfy { "yMdHhmsaEzZLkKSGQTjJ".contains($0) } && Set(run).count == 1
      }
  }

  private static let commands = [
    "brew ", "git ", "sudo ", "npm ", "pip ", "pip3 ", "curl ", "xcode-select ", "defaults ", "cd ", "chmod ", "xattr ",
    "swift build", "open -", "launchctl ", "select *", "select count", "insert into ", "create table ",
  ]

  /// A path, a name of a file or symbol, an address, a key.
  private static func isTechnical(_ token: Substring) -> Bool {
    guard token.contains(where: \.isLetter) else { return true }
    let inner = token.drop { !$0.isLetter && !$0.isNumber && !"/_@#.\\-<".contains($0) }
    if inner.contains(where: { "_\\@#=<>{}|^~$".contains($0) }) { return true }
    let end = inner.reversed().drop { ".:,;!?…)\"'”’".contains($0) }.reversed()
    if end.contains(".") || end.contains(":") { return true }
    if end.first == "/" || end.last == "/" || end.first == "-" { return true }
    // `tree-sitter-markdown`, `homebrew/cask`
    return end.contains { $0 == "-" || $0 == "/" } && end.allSatisfy { !$0.isUppercase } && end.count > 3
  }
}
