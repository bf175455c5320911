/// The arguments that override defaults, as Foundation reads them: `-AppleLanguages "(de, fr)"`.
enum ProgramArguments {
  /// What follows the name of a default; the last one counts.
  static func value(of name: String, in arguments: [String] = CommandLine.arguments) -> String? {
    let option = "-" + name
    guard let place = arguments.dropFirst().lastIndex(of: option), place + 1 < arguments.count else { return nil }
    return arguments[place + 1]
  }

  /// The words of a list in an old-style property list: `(de, "fr-CH")`, or one word.
  static func list(_ text: String) -> [String] {
    var text = Substring(text)
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" || character == "\n" }
    while text.first.map(isSpace) ?? false { text.removeFirst() }
    while text.last.map(isSpace) ?? false { text.removeLast() }
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    return text.split(separator: ",").map { word in
      String(word.filter { !isSpace($0) && $0 != "\"" && $0 != "'" })
    }.filter { !$0.isEmpty }
  }
}
