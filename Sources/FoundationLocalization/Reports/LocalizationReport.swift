/// Something that went wrong while texts were looked up or put together. The program goes on, with another text or with
/// the key; this tells its developers.
public struct LocalizationReport: Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong. A struct, because later versions may find more.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A file of texts that cannot be used; texts came from the next place that has them.
    public static let brokenTable = Kind(rawValue: "broken-table")
    /// A key that no language has a text for.
    public static let missingKey = Kind(rawValue: "missing-key")
    /// A text whose specifiers do not fit the arguments.
    public static let specifierMismatch = Kind(rawValue: "specifier-mismatch")
    /// A text with attributes that cannot be read, or too long to be read as Markdown.
    public static let brokenMarkup = Kind(rawValue: "broken-markup")
    /// A pseudolanguage that the environment asks for and that there is not.
    public static let unknownPseudolanguage = Kind(rawValue: "unknown-pseudolanguage")
  }

  public var kind: Kind
  /// The file or the table's name.
  public var table: String?
  public var key: String?
  /// The language of the text, as its catalog or folder spells it.
  public var language: String?
  /// One sentence without a full stop.
  public var text: String

  public init(_ kind: Kind, table: String? = nil, key: String? = nil, language: String? = nil, _ text: String) {
    self.kind = kind
    self.table = table
    self.key = key
    self.language = language
    self.text = text
  }

  /// `Localizable (fr), "Tickets": text`, on one line whatever the key holds.
  public var description: String {
    var place = table ?? ""
    if let language { place += place.isEmpty ? language : " (\(language))" }
    if let key { place += (place.isEmpty ? "" : ", ") + "\"\(key)\"" }
    let line = place.isEmpty ? text : "\(place): \(text)"
    // Keys and texts come from outside: no line feed or escape sequence of theirs may reach a terminal or a log.
    return String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
