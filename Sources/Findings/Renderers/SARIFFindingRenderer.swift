public import SourceText

/// Findings as a SARIF 2.1.0 log (OASIS standard), which code scanning and many editors read.
public struct SARIFFindingRenderer: FindingRenderer {
  public var toolName: String
  public var toolVersion: String
  private let rules: [String: FindingRule]

  /// - Parameter rules: what there is to say of kinds of findings; only those that were found are written.
  public init(toolName: String, toolVersion: String, rules: [FindingRule] = []) {
    self.toolName = toolName
    self.toolVersion = toolVersion
    self.rules = Dictionary(rules.map { ($0.id.rawValue, $0) }) { first, _ in first }
  }

  public func text(of findings: [Finding], source: (_ path: String) -> SourceText?) -> String {
    let ids = Set(findings.map(\.id.rawValue)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($0.element, $0.offset) })
    var seen: [String: Int] = [:]
    let results = findings.map { finding in
      SARIFLog.Result(
        ruleId: finding.id.rawValue, ruleIndex: numbers[finding.id.rawValue] ?? -1, level: level(of: finding.severity),
        message: .init(text: [finding.message, finding.suggestion].compactMap { $0 }.joined(separator: "; ")),
        locations: finding.location.map { [location($0)] } ?? [],
        relatedLocations: finding.notes.isEmpty ? nil : finding.notes.map(relatedLocation),
        fixes: fixes(of: finding, source: source),
        partialFingerprints: finding.fingerprint.map { print in
          seen[print, default: 0] += 1
          // Equal ones are told apart by their number. The first name is the one that GitHub follows.
          let value = "\(print):\(seen[print, default: 1])"
          return ["primaryLocationLineHash": value, "dragomanFingerprint/v1": value]
        })
    }
    let driver = SARIFLog.Driver(name: toolName, version: toolVersion, rules: ids.map(rule))
    return RendererJSON.text(of: SARIFLog(runs: [.init(tool: .init(driver: driver), results: results)]))
  }

  private func rule(_ id: String) -> SARIFLog.Rule {
    guard let rule = rules[id] else { return SARIFLog.Rule(id: id) }
    let summary = rule.summary.prefix(1).uppercased() + rule.summary.dropFirst()
    return SARIFLog.Rule(
      id: id, shortDescription: .init(text: summary + "."), fullDescription: .init(text: rule.rationale),
      help: .init(text: rule.rationale, markdown: rule.markdown), helpUri: rule.helpURI,
      defaultConfiguration: .init(enabled: rule.isEnabled, level: level(of: rule.severity)),
      properties: rule.tags.isEmpty ? nil : .init(tags: rule.tags))
  }

  private func level(of severity: FindingSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .advice: "note"
    }
  }

  private func location(_ location: FindingLocation, message: String? = nil) -> SARIFLog.Location {
    SARIFLog.Location(
      physicalLocation: .init(
        artifactLocation: artifact(location.path),
        region: location.range.map { region(from: $0.lowerBound, to: $0.upperBound) }),
      message: message.map { .init(text: $0) })
  }

  private func relatedLocation(_ note: FindingNote) -> SARIFLog.Location {
    guard let place = note.location else {
      return SARIFLog.Location(physicalLocation: nil, message: .init(text: note.message))
    }
    return location(place, message: note.message)
  }

  private func region(from start: SourcePosition, to end: SourcePosition) -> SARIFLog.Region {
    SARIFLog.Region(
      startLine: start.line, startColumn: start.utf16Column, endLine: end.line, endColumn: end.utf16Column)
  }

  /// A fix counts only where all its files are at hand: SARIF wants lines, edits have offsets.
  private func fixes(of finding: Finding, source: (String) -> SourceText?) -> [SARIFLog.Fix]? {
    let fixes = finding.fixIts.compactMap { fixIt -> SARIFLog.Fix? in
      var changes: [SARIFLog.ArtifactChange] = []
      for (path, edits) in fixIt.edits.sorted(by: { $0.key < $1.key }) {
        guard let text = source(path) else { return nil }
        let replacements = edits.map { edit in
          SARIFLog.Replacement(
            deletedRegion: region(
              from: text.position(at: edit.range.lowerBound), to: text.position(at: edit.range.upperBound)),
            insertedContent: .init(text: edit.replacement))
        }
        changes.append(.init(artifactLocation: artifact(path), replacements: replacements))
      }
      return SARIFLog.Fix(description: .init(text: fixIt.message), artifactChanges: changes)
    }
    return fixes.isEmpty ? nil : fixes
  }

  /// A path as a URI reference, relative to the sources' root where it is relative.
  private func artifact(_ path: String) -> SARIFLog.ArtifactLocation {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        uri += "%" + (hex.count == 1 ? "0" : "") + hex
      }
    }
    return SARIFLog.ArtifactLocation(uri: uri, uriBaseId: path.hasPrefix("/") ? nil : "%SRCROOT%")
  }
}
