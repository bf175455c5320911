import FileChanges
import Findings
import SourceText

/// Prints findings in the format that was asked for: text for people on standard error, everything for programs on
/// standard output.
struct FindingPrinter {
  let format: FindingFormat
  private let environment: CommandEnvironment

  init(_ environment: CommandEnvironment, format: FindingFormat) {
    self.environment = environment
    self.format = format
  }

  func print(_ findings: [Finding]) {
    guard !findings.isEmpty || format.isDocument else { return }
    let sink = format == .text ? environment.standardError : environment.standardOutput
    var sources: [String: SourceText?] = [:]
    let text = renderer.text(of: findings) { path in
      if let known = sources[path] { return known }
      let snapshot = try? FileSnapshot(reading: environment.absolutePath(of: path), displayedAs: path)
      let source = snapshot.map { SourceText(bytes: $0.bytes) }
      sources[path] = .some(source)
      return source
    }
    sink.write(text)
  }

  private var renderer: any FindingRenderer {
    switch format {
    case .github: GitHubFindingRenderer()
    case .json: JSONFindingRenderer()
    case .sarif: SARIFFindingRenderer(toolName: "dragoman", toolVersion: environment.version)
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
