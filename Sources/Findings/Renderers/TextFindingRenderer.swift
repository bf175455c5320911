public import SourceText

/// Findings for people, as compilers show them: place, message, the line with a caret, what to do.
public struct TextFindingRenderer: FindingRenderer {
  /// Whether severities and carets are coloured with ANSI escapes.
  public var usesColor: Bool
  /// How much of a long line is shown.
  private static let shownWidth = 100

  public init(usesColor: Bool = false) { self.usesColor = usesColor }

  public func text(of findings: [Finding], source: (_ path: String) -> SourceText?) -> String {
    findings.map { text(of: $0, source: source) }.joined()
  }

  private func text(of finding: Finding, source: (String) -> SourceText?) -> String {
    let color = color(of: finding.severity)
    var text = heading(
      finding.location, label: painted(finding.severity.rawValue, color), message: finding.message,
      id: finding.id.rawValue)
    text += excerpt(finding.location, color: color, source: source)
    if let suggestion = finding.suggestion {
      text += "  \(painted("help", Style.help)): \(VisibleText.escaped(suggestion))\n"
    }
    for note in finding.notes {
      text += heading(note.location, label: painted("note", Style.note), message: note.message, id: nil)
      text += excerpt(note.location, color: Style.note, source: source)
    }
    return text
  }

  private func heading(_ location: FindingLocation?, label: String, message: String, id: String?) -> String {
    var line = ""
    if let location {
      line += VisibleText.escaped(location.path)
      if let start = location.range?.lowerBound { line += ":\(start.line):\(start.column)" }
      line = painted(line + ":", Style.place) + " "
    }
    line += "\(label): \(VisibleText.escaped(message))"
    if let id { line += " " + painted("[\(id)]", Style.id) }
    return line + "\n"
  }

  /// The source line with its number, and a caret below the place.
  private func excerpt(_ location: FindingLocation?, color: String, source: (String) -> SourceText?) -> String {
    guard let location, let range = location.range, let text = source(location.path) else { return "" }
    // By line and column: offsets are not known of every place.
    let start = range.lowerBound
    let end = range.upperBound
    guard start.column >= 1, let line = text.line(start.line) else { return "" }
    let from = Swift.min(start.column - 1, line.count)
    let to = end.line == start.line ? Swift.min(end.column - 1, line.count) : end.line > start.line ? line.count : from
    let window = window(of: line, around: from)
    let before = decoded(line.dropFirst(window.lowerBound).prefix(from - window.lowerBound))
    let marked = decoded(line.dropFirst(from).prefix(Swift.max(0, Swift.min(to, window.upperBound) - from)))
    let shown = decoded(line.dropFirst(window.lowerBound).prefix(window.count))
    let lead = window.lowerBound > 0 ? "…" : ""
    let trail = window.upperBound < line.count ? "…" : ""

    let number = String(start.line)
    let margin = String(repeating: " ", count: Swift.max(0, 5 - number.count)) + number
    let caret = "^" + String(repeating: "~", count: Swift.max(0, VisibleText.width(of: marked) - 1))
    let padding = lead.map { _ in " " }.joined() + padding(for: before)
    return "\(margin) | \(lead)\(shown)\(trail)\n"
      + String(repeating: " ", count: margin.count) + " | " + padding + painted(caret, color) + "\n"
  }

  /// Blanks as wide as the text; tabs stay tabs, as they are in the line above.
  private func padding(for text: String) -> String {
    text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: VisibleText.width(of: String($0))) }.joined()
  }

  /// The part of a long line that is shown, whole characters only.
  private func window(of line: ArraySlice<UInt8>, around column: Int) -> Range<Int> {
    let limit = Self.shownWidth
    guard line.count > limit + limit / 2 else { return 0..<line.count }
    var lower = Swift.max(0, Swift.min(column - limit / 2, line.count - limit))
    var upper = Swift.min(line.count, lower + limit)
    func isInsideCharacter(_ place: Int) -> Bool {
      place > 0 && place < line.count && line[line.startIndex + place] & 0xC0 == 0x80
    }
    while isInsideCharacter(lower) { lower -= 1 }
    while isInsideCharacter(upper) { upper += 1 }
    return lower..<upper
  }

  private func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    VisibleText.escaped(String(decoding: bytes, as: UTF8.self), keepingTabs: true)
  }

  private enum Style {
    static let place = "1"
    static let error = "1;31"
    static let warning = "1;35"
    static let note = "1;36"
    static let help = "1;32"
    static let id = "2"
  }

  private func color(of severity: FindingSeverity) -> String {
    switch severity {
    case .error: Style.error
    case .warning: Style.warning
    case .advice: Style.note
    }
  }

  private func painted(_ text: String, _ style: String) -> String {
    usesColor ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}
