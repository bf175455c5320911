import FileChanges
import Findings
import SourceText

/// Prints findings in the format that was asked for: text for people on standard error, everything for programs on
/// standard output.
struct FindingPrinter {
  let format: FindingFormat
  /// Whether people are shown advice too. Programs always get all.
  private let printsAdvice: Bool
  private let environment: CommandEnvironment

  init(_ environment: CommandEnvironment, format: FindingFormat, printsAdvice: Bool) {
    self.environment = environment
    self.printsAdvice = printsAdvice
    self.format = format
  }

  func print(_ findings: [Finding]) {
    let findings = findings.filter { $0.severity > .advice || printsAdvice || format != .text }
    guard !findings.isEmpty || format.isDocument else { return }
    let sink = format == .text ? environment.standardError : environment.standardOutput
    var sources: [String: SourceText?] = [:]
    let (shown, rest) = format == .text ? Self.shortened(findings) : (findings, [])
    func source(_ path: String) -> SourceText? {
      if let known = sources[path] { return known }
      let snapshot = try? FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
      let source = snapshot.map { SourceText(decoding: $0.bytes, ofFileAt: path) }
      sources[path] = .some(source)
      return source
    }
    // Only documents say more of a place than its line and column.
    var complete = format.isDocument ? shown.map { $0.located(in: source) } : shown
    var written: [String: String] = [:]
    if format.isReadElsewhere {
      let paths = RepositoryPaths(environment, ofWorkflow: format == .github)
      complete = complete.map { finding in
        finding.relocated { path in
          let known = paths.path(of: environment.absolutePath(of: path))
          written[known] = path
          return known
        }
      }
    }
    sink.write(renderer.text(of: complete) { source(written[$0] ?? $0) })
    for (id, count) in rest { sink.write("… and \(count) more [\(id)]; '--format json' prints all\n") }
  }

  /// How many findings of one kind people are shown.
  private static let shownOfEachKind = 20

  /// All errors, the first of each other kind, and how many were left out.
  private static func shortened(_ findings: [Finding]) -> (shown: [Finding], rest: [(FindingID, Int)]) {
    var counts: [FindingID: Int] = [:]
    let shown = findings.filter { finding in
      counts[finding.id, default: 0] += 1
      return finding.severity == .error || counts[finding.id, default: 0] <= shownOfEachKind
    }
    let shownCounts = Dictionary(grouping: shown, by: \.id).mapValues(\.count)
    let rest = counts.compactMap { id, count in
      count > shownCounts[id, default: 0] ? (id, count - shownCounts[id, default: 0]) : nil
    }
    return (shown, rest.sorted { $0.0.rawValue < $1.0.rawValue })
  }

  private var renderer: any FindingRenderer {
    switch format {
    case .github: GitHubFindingRenderer()
    case .json: JSONFindingRenderer()
    case .junit: JUnitFindingRenderer(toolName: "dragoman")
    case .markdown: MarkdownFindingRenderer(title: "Localization", rules: FindingRule.ofChecks)
    case .sarif:
      SARIFFindingRenderer(toolName: "dragoman", toolVersion: environment.version, rules: FindingRule.ofChecks)
    case .text: TextFindingRenderer(usesColor: environment.usesColor(on: environment.standardError))
    case .xcode: XcodeFindingRenderer(root: environment.workingDirectory)
    }
  }
}

extension CommandEnvironment {
  /// Whether output there may be coloured: on a terminal that can, unless `NO_COLOR` is set (no-color.org).
  func usesColor(on sink: any OutputSink) -> Bool {
    sink.isTerminal && (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb"
  }
}
