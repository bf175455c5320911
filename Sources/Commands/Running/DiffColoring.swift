import FileChanges

/// Diffs as terminals show them: additions green, removals red.
enum DiffColoring {
  static func colored(_ outcome: Outcome, for environment: CommandEnvironment) -> [UInt8] {
    let diff = outcome.changes.unifiedDiff()
    guard environment.usesColor(on: environment.standardOutput) else { return diff }
    var colored: [UInt8] = []
    for line in diff.split(separator: 0x0A) {
      let style: String? =
        switch line.first {
        case UInt8(ascii: "+"): "32"
        case UInt8(ascii: "-"): "31"
        case UInt8(ascii: "@"): "36"
        default: nil
        }
      if let style { colored += "\u{1B}[\(style)m".utf8 }
      colored += line
      if style != nil { colored += "\u{1B}[0m".utf8 }
      colored.append(0x0A)
    }
    return colored
  }
}
