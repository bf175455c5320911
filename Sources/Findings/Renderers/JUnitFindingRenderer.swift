public import SourceText

/// Findings as a test report in the XML that JUnit's runners began and that CI servers read.
///
/// A file is a suite, and a finding a test that failed; advice is a test that passed, with what there is to say. Only
/// elements and attributes that the schema of Jenkins' JUnit plugin has are written, and no times.
public struct JUnitFindingRenderer: FindingRenderer {
  public var toolName: String

  public init(toolName: String) { self.toolName = toolName }

  public func text(of findings: [Finding], source: (_ path: String) -> SourceText?) -> String {
    var suites: [(name: String, findings: [Finding])] = []
    var numbers: [String: Int] = [:]
    for finding in findings {
      let name = finding.location?.path ?? toolName
      if let number = numbers[name] {
        suites[number].findings.append(finding)
      } else {
        numbers[name] = suites.count
        suites.append((name, [finding]))
      }
    }
    let failures = findings.count { $0.severity > .advice }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(escaped(toolName))\" tests=\"\(max(findings.count, 1))\" failures=\"\(failures)\">\n"
    if suites.isEmpty {
      // A report without tests counts as a broken one.
      text += "  <testsuite name=\"\(escaped(toolName))\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
      text += "    <testcase name=\"nothing was found\" classname=\"\(escaped(toolName))\"/>\n  </testsuite>\n"
    }
    for suite in suites {
      let failures = suite.findings.count { $0.severity > .advice }
      text += "  <testsuite name=\"\(escaped(suite.name))\" tests=\"\(suite.findings.count)\""
      text += " failures=\"\(failures)\" errors=\"0\">\n"
      var seen: [String: Int] = [:]
      for finding in suite.findings { text += test(of: finding, suite: suite.name, &seen) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func test(of finding: Finding, suite: String, _ seen: inout [String: Int]) -> String {
    // Without the line, so that a test is the same in the next run; servers take equal names for one test.
    var name = "\(finding.id): \(finding.message)"
    seen[name, default: 0] += 1
    if let count = seen[name], count > 1 { name += " (\(count))" }
    var place = suite
    if let start = finding.location?.range?.lowerBound { place += ":\(start.line):\(start.column)" }
    let lines =
      ["\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.id)]"]
      + (finding.suggestion.map { ["help: \($0)"] } ?? []) + finding.notes.map { "note: \($0.message)" }
    let details = lines.map(escaped).joined(separator: "\n")
    var text = "    <testcase name=\"\(escaped(name))\" classname=\"\(escaped(suite))\">\n"
    if finding.severity > .advice {
      text += "      <failure message=\"\(escaped(finding.message))\" type=\"\(finding.severity.rawValue)\">"
      text += details + "</failure>\n"
    } else {
      text += "      <system-out>\(details)</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  /// For texts and attributes; characters that XML has no way to write are shown as pictures of themselves.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
