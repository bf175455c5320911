import FormatSpecifiers

/// The named placeholders of a foreign text, in the order that gives them their positions in a catalog.
struct ForeignArguments {
  /// In the order of the source text.
  private(set) var names: [String] = []
  /// Name → specifier without the percent sign: `lld`, `@`, `f`.
  private(set) var types: [String: String] = [:]

  mutating func add(_ name: String, type: String? = nil) {
    if !names.contains(name) { names.append(name) }
    if let type, types[name] == nil { types[name] = type }
  }

  func specifier(of name: String) -> String {
    let type = types[name] ?? "@"
    guard names.count > 1, let index = names.firstIndex(of: name) else { return "%" + type }
    return "%\(index + 1)$" + type
  }

  func position(of name: String) -> Int? { names.firstIndex(of: name).map { $0 + 1 } }

  /// What a plain stretch of a text is in a text with arguments.
  static func literal(_ text: String) -> String { String(text.flatMap { $0 == "%" ? "%%" : String($0) }) }
}
