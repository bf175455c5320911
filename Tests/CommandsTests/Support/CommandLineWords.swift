/// A command line of a golden test, taken apart as a shell does it.
struct CommandLineWords {
  private(set) var words: [String] = []
  /// The file after `<`.
  private(set) var input: String?

  /// Single quotes keep everything, double quotes and backslashes quote as in POSIX shells.
  init(_ line: String) {
    var current: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      switch (character, quote) {
      case ("'", nil), ("\"", nil):
        quote = character
        current = current ?? ""
      case (_, .some(character)): quote = nil
      case ("\\", nil), ("\\", "\""): current = (current ?? "") + String(rest.popFirst() ?? "\\")
      case (" ", nil):
        if let word = current { words.append(word) }
        current = nil
      default: current = (current ?? "") + String(character)
      }
    }
    if let current { words.append(current) }
    if let place = words.firstIndex(of: "<"), place + 1 < words.count {
      input = words[place + 1]
      words.removeSubrange(place...place + 1)
    }
  }
}
