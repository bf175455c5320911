/// The name of a property, parameter or function that a text passes through, and what the name says of the text.
struct HolderName {
  private let owner: String
  private let words: [String]

  /// - Parameter path: `Banner.title`, `Banner(title:).title`, `statusText(for:)`.
  init(_ path: String) {
    var name = path
    if name.hasSuffix(")") { name = String(name[..<(name.firstIndex(of: "(") ?? name.endIndex)]) }
    let dot = name.lastIndex(of: ".")
    owner = dot.map { String(name[..<$0]) } ?? ""
    words = Self.words(of: dot.map { String(name[name.index(after: $0)...]) } ?? name)
  }

  /// Something that no person reads as it is, or that is no wording.
  var holdsNoText: Bool {
    guard let last = words.last else { return false }
    return Self.codes.contains(last) || words.contains("language") || words.contains("languages")
      || words.contains { Self.records.contains($0) }
      || Self.words(of: owner.split(separator: "(").first.map(String.init) ?? "").contains { Self.records.contains($0) }
  }

  /// Something that is there to be read.
  var holdsText: Bool { words.contains { Self.texts.contains($0) } }

  /// The raw value of an enum's case, which is a literal for good.
  var isRawValue: Bool { words == ["raw", "value"] }

  /// A name, of a person or thing, or a value: it may be the same in all languages.
  var holdsName: Bool { words.last.map { Self.names.contains($0) } ?? false }

  /// Licenses and credits, which stay as they were written.
  var isOfCredits: Bool { Self.isOfCredits(owner) || words.contains { Self.credits.contains($0) } }

  static func isOfCredits(_ path: String) -> Bool {
    guard creditFilter.mayOccur(in: path) else { return false }
    let words = words(of: path.filter { $0 != "." && $0 != "(" && $0 != ":" })
    return words.contains { credits.contains($0) }
      || zip(words, words.dropFirst()).contains { properNames.contains($0 + " " + $1) }
  }

  /// `["short", "title"]` of `shortTitle`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var isAfterLower = false
    for letter in name {
      guard letter.isLetter else {
        if letter.isNumber, !words.isEmpty { continue }
        words.append("")
        isAfterLower = false
        continue
      }
      if words.isEmpty || isAfterLower && letter.isUppercase { words.append("") }
      words[words.count - 1] += letter.lowercased()
      isAfterLower = letter.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }

  private static let texts: Set<String> = [
    "title", "titles", "subtitle", "label", "labels", "text", "message", "messages", "headline", "caption", "heading",
    "header", "footer", "description", "summary", "placeholder", "prompt", "hint", "tooltip", "help", "question",
    "detail", "details", "explanation", "warning", "notice", "localized", "display", "status", "reason", "error",
    "button", "subheadline", "body", "instruction", "instructions", "note", "tip",
  ]
  private static let names: Set<String> = ["name", "names", "value", "tag", "model", "author", "category", "tokens"]
  private static let codes: Set<String> = [
    "url", "urls", "id", "identifier", "identifiers", "icon", "icons", "symbol", "image", "path", "paths", "format",
    "pattern", "regex", "font", "color", "query", "host", "token", "key", "keys", "code", "codes", "slug", "hash",
    "email",
    "username", "password", "locale", "language", "version", "extension", "filename", "file", "json", "html", "xml",
    "markdown", "css", "script", "command", "domain", "address", "scheme", "suite", "port", "endpoint", "uuid", "emoji",
    "raw", "currency", "unit",
  ]
  private static let records: Set<String> = [
    "console", "log", "logs", "logger", "debug", "terminal", "stdout", "trace",
  ]
  private static let creditFilter = WordFilter(credits.union(["proper", "brand"]))
  /// Names that stay as they are in all languages.
  private static let properNames: Set<String> = ["proper nouns", "proper names", "brand names"]
  private static let credits: Set<String> = [
    "license", "licenses", "licence", "acknowledgement", "acknowledgements", "acknowledgment", "acknowledgments",
    "credit", "credits", "contributor", "contributors", "copyright", "attribution", "attributions",
  ]
}
