import Checks
import FileChanges
import Findings
import LosslessJSON
import ProjectModel
import SourceText

/// A file of findings that do not count: JSON, sorted, so that it can be kept under version control.
///
/// Paths in it are relative to its own folder, also those of files beside that.
struct CheckBaseline {
  /// As the user would write it.
  let path: String
  private let absolutePath: String
  private let folder: String
  private(set) var former: FormerFindings

  private static let formatVersion = 1

  /// An empty one.
  init(at path: String, in environment: CommandEnvironment) {
    self.path = environment.displayedPath(of: environment.absolutePath(of: path))
    absolutePath = environment.absolutePath(of: path)
    let folder = FileAccess.resolved(ProjectPath.folder(of: absolutePath))
    self.folder = folder
    former = FormerFindings(
      path: { $0.hasPrefix("/") ? ProjectPath.relative($0, from: folder) : $0 },
      absolutePath: { environment.absolutePath(of: $0) })
  }

  /// - Parameter location: where the configuration names it; nil where the command line does.
  /// - Throws: `RefusedInput` for a file that is none, or cannot be read.
  init(reading path: String, namedAt location: FindingLocation? = nil, in environment: CommandEnvironment) throws {
    self.init(at: path, in: environment)
    guard FileAccess.exists(absolutePath) else {
      throw RefusedInput(
        Finding(
          "file-access", .error, at: location, "cannot read '\(self.path)': no such file",
          suggestion: "'dragoman check --write-baseline \(self.path)' makes it"))
    }
    let snapshot = try FileSnapshot(reading: absolutePath, displayedAs: self.path)
    let document = try JSONDocument(bytes: snapshot.bytes, path: self.path)
    func invalid(_ node: JSONNode, _ message: String) -> RefusedInput {
      RefusedInput(
        Finding(
          "invalid-baseline", .error, at: document.location(of: document.range(of: node)), message,
          suggestion: "make it anew with 'dragoman check --write-baseline \(self.path)'"))
    }
    guard Self.isBaseline(document) else {
      throw invalid(document.root, "this is no baseline of version \(Self.formatVersion)")
    }
    guard let list = document.member("findings", of: document.root), document.kind(of: list) == .array else {
      throw invalid(document.root, "a baseline has an array \"findings\"")
    }
    for node in document.children(of: list) {
      func text(_ name: String) -> String? { document.member(name, of: node).map { document.string(of: $0) } }
      guard document.kind(of: node) == .object, let rule = text("rule"), let file = text("path"),
        let count = Int(text("count") ?? "1"), count > 0
      else { throw invalid(node, "an entry has a rule, a path, and a count above zero where it has one") }
      former.counts.add(
        Fingerprint(
          rule: rule, path: former.path(file), key: text("key"), language: text("language"),
          variation: text("variation"),
          declaration: text("declaration"), code: text("code")), count: count)
    }
  }

  /// Where the file lies that an entry is about.
  func absolutePath(of print: Fingerprint) -> String { ProjectPath.absolute(print.path, in: folder) }

  mutating func add(_ checked: CheckedResults) {
    for print in former.prints(of: checked) { former.counts.add(print) }
  }

  /// The number of findings in it.
  var count: Int { former.counts.rest.reduce(0) { $0 + $1.count } }

  /// The file as it is to be.
  func change(in environment: CommandEnvironment) throws -> FileChange {
    let entries = former.counts.rest.map { print, count in
      JSONValue.object([
        "path": .string(print.path), "key": print.key.map { .string($0) },
        "language": print.language.map { .string($0) }, "variation": print.variation.map { .string($0) },
        "declaration": print.declaration.map { .string($0) }, "code": print.code.map { .string($0) },
        "rule": .string(print.rule), "count": count == 1 ? nil : .number(count),
      ])
    }
    let root = JSONValue.object(["formatVersion": .number(Self.formatVersion), "findings": .array(entries)])
    return try FileChange(ofResult: Array(JSONText.text(of: root).utf8), at: path, in: environment)
  }

  /// Says which of its findings are no more, so that they are not let in again.
  ///
  /// - Parameter isLookedFor: whether an entry would have been found.
  func finding(on gone: FingerprintCounts, isLookedFor: (Fingerprint) -> Bool) -> Finding? {
    let rest = gone.rest.filter { isLookedFor($0.print) }
    guard !rest.isEmpty else { return nil }
    let count = rest.reduce(0) { $0 + $1.count }
    let notes = rest.prefix(5).map { entry in
      let subject = [entry.print.key, entry.print.language, entry.print.code].compactMap { $0 }.joined(separator: ", ")
      return FindingNote("\(entry.print.rule) in \(entry.print.path)\(subject.isEmpty ? "" : ": \(subject)")")
    }
    return Finding(
      "outdated-baseline", .advice, at: FindingLocation(path: path),
      count == 1 ? "one finding of the baseline is no more" : "\(count) findings of the baseline are no more",
      suggestion: "write it anew with '--write-baseline \(path)', so that they cannot come back", notes: notes)
  }
}

extension CheckBaseline {
  private static func isBaseline(_ document: JSONDocument) -> Bool {
    document.member("formatVersion", of: document.root).map { document.string(of: $0) } == String(formatVersion)
  }

  /// Whether a file is a baseline, by what is in it. What it says of keys is no use of them.
  static func isBaseline(_ bytes: [UInt8], path: String) -> Bool {
    // It is written first, and other files, which may be large, are not read for it.
    guard String(decoding: bytes.prefix(64), as: UTF8.self).contains("formatVersion"),
      let document = try? JSONDocument(bytes: bytes, path: path),
      isBaseline(document), let list = document.member("findings", of: document.root)
    else { return false }
    return document.kind(of: list) == .array
  }
}
