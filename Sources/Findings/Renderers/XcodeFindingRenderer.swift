public import SourceText

/// Findings as lines that Xcode's build log recognises: `/path/file:line:column: warning: message`.
public struct XcodeFindingRenderer: FindingRenderer {
  /// The folder that relative paths are below; Xcode links absolute paths only.
  public var root: String

  public init(root: String) { self.root = root }

  public func text(of findings: [Finding], source: (_ path: String) -> SourceText?) -> String {
    var text = ""
    for finding in findings {
      let message = [finding.message, finding.suggestion].compactMap { $0 }.joined(separator: "; ")
      text += line(finding.location, label(of: finding.severity), "\(message) [\(finding.id)]")
      for note in finding.notes { text += line(note.location ?? finding.location, "note", note.message) }
    }
    return text
  }

  private func line(_ location: FindingLocation?, _ label: String, _ message: String) -> String {
    var line = ""
    if let location {
      line = location.path.hasPrefix("/") ? location.path : root + (root.hasSuffix("/") ? "" : "/") + location.path
      // A line is needed for the link; a file as a whole is named by its first.
      line += ":\(location.range?.lowerBound.line ?? 1)"
      if let column = location.range?.lowerBound.column { line += ":\(column)" }
      line += ": "
    }
    return VisibleText.escaped(line + "\(label): " + message) + "\n"
  }

  private func label(of severity: FindingSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }
}
