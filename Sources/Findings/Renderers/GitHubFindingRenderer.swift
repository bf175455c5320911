public import SourceText

/// Findings as workflow commands of GitHub Actions, which become annotations of the changed lines.
///
/// `::error file=a.json,line=1,col=2,title=id::message`; the escapes are those of the runner: `%`, CR and LF in the
/// message, `:` and `,` as well in the properties.
public struct GitHubFindingRenderer: FindingRenderer {
  public init() {}

  public func text(of findings: [Finding], source: (_ path: String) -> SourceText?) -> String {
    findings.map(line(of:)).joined()
  }

  private func line(of finding: Finding) -> String {
    var properties: [(String, String)] = []
    if let location = finding.location {
      properties.append(("file", location.path))
      if let range = location.range {
        properties.append(("line", String(range.lowerBound.line)))
        if range.upperBound.line != range.lowerBound.line {
          // The runner refuses columns where the lines differ.
          properties.append(("endLine", String(range.upperBound.line)))
        } else {
          properties.append(("col", String(range.lowerBound.utf16Column)))
          if range.upperBound > range.lowerBound {
            properties.append(("endColumn", String(range.upperBound.utf16Column)))
          }
        }
      }
    }
    properties.append(("title", finding.id.rawValue))
    let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
    let message = ([finding.message] + (finding.suggestion.map { [$0] } ?? [])).joined(separator: "\n")
    return "::\(command(for: finding.severity)) \(list)::\(escaped(message, isProperty: false))\n"
  }

  private func command(for severity: FindingSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "notice"
    }
  }

  private func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
