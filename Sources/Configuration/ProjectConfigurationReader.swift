import Findings
import LocalizableReferences
import LosslessJSON
import SourceText

/// Reads `dragoman.json`: one function a section.
enum ProjectConfigurationReader {
  static func configuration(in bytes: [UInt8], path: String) throws -> ProjectConfiguration {
    let document = try JSONDocument(bytes: bytes, path: path)
    var configuration = ProjectConfiguration()
    var root = ConfigurationSection(document, document.root, named: "")
    _ = root.string("$schema")
    for (text, node) in root.strings("exclude") {
      if let excluded = relativePath(text) {
        configuration.excludedPaths.append(.init(path: excluded, location: document.place(of: node)))
      } else {
        root.report(ConfigurationFindings.notAPath(text, at: document.place(of: node)))
      }
    }
    let extract = extraction(in: document, root.value("extract"))
    configuration.extraction = extract.extraction
    let check = RuleSettingsReader.settings(in: document, root.value("check"))
    configuration.rules = check.rules
    configuration.baseline = check.baseline
    configuration.glossaries = check.glossaries
    var unused = ConfigurationSection(document, root.value("unused"), named: "unused")
    configuration.keptKeys = unused.strings("keep").map {
      .init(pattern: $0.text, location: document.place(of: $0.node))
    }
    let sections = ["check": check.fields, "extract": extract.fields, "unused": unused.known]
    let findings = (root.allFindings(others: sections) + extract.findings + check.findings + unused.allFindings())
      .sorted {
        ($0.start ?? 0, $0.message) < ($1.start ?? 0, $1.message)
      }
    if let first = findings.first { throw RefusedInput(first, others: Array(findings.dropFirst())) }
    return configuration
  }

  private static func extraction(
    in document: JSONDocument, _ node: JSONNode?
  ) -> (extraction: ProjectConfiguration.Extraction, fields: [String], findings: [Finding]) {
    var section = ConfigurationSection(document, node, named: "extract")
    var extraction = ProjectConfiguration.Extraction()
    extraction.functions = names("functions", in: &section)
    extraction.macros = names("macros", in: &section)
    for (type, list) in section.members("declarations") {
      if !type.isEmpty, !type.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isIdentifier) {
        section.report(ConfigurationFindings.notAType(type, at: document.location(of: document.nameRange(of: list))))
        continue
      }
      for (source, node) in section.strings(in: list, named: "extract.declarations") {
        extraction.declarations.append(
          LocalizingDeclaration(type: type, source: source, location: document.place(of: node)))
      }
    }
    for (condition, value) in section.members("conditions") {
      let place = document.location(of: document.nameRange(of: value))
      if document.kind(of: value) != .boolean {
        section.report(
          ConfigurationFindings.wrongType(
            "extract.conditions", expected: "true or false for each condition", at: document.place(of: value)))
      } else if let name = conditionName(condition) {
        extraction.conditions[name] = document.string(of: value) == "true"
      } else {
        section.report(ConfigurationFindings.notACondition(condition, at: place))
      }
    }
    return (extraction, section.known, section.allFindings())
  }

  private static func names(_ field: String, in section: inout ConfigurationSection) -> [String] {
    section.strings(field).compactMap { text, node in
      let name = field == "macros" && text.hasPrefix("#") ? String(text.dropFirst()) : text
      if isIdentifier(name) { return name }
      section.report(
        ConfigurationFindings.notAName(text, in: section.path(field), at: section.document.place(of: node)))
      return nil
    }
  }

  // MARK: Values

  /// A path below the root without `.` and a slash at its end; nil for one that leads out of it, and for patterns.
  static func relativePath(_ text: String) -> String? {
    guard !text.hasPrefix("/"), !text.contains(where: { "*?[\\".contains($0) }) else { return nil }
    let names = text.split(separator: "/").filter { $0 != "." }
    guard !names.isEmpty, !names.contains("..") else { return nil }
    return names.joined(separator: "/")
  }

  private static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// `FLAG`, `os(iOS)`, `targetEnvironment(simulator)`; nil for anything that is no single condition.
  private static func conditionName(_ text: String) -> String? {
    let name = String(text.filter { $0 != " " })
    guard let open = name.firstIndex(of: "(") else { return isIdentifier(name) ? name : nil }
    let function = name[..<open]
    let argument = name[name.index(after: open)...]
    guard ["os", "arch", "canImport", "targetEnvironment", "hasFeature", "hasAttribute"].contains(function),
      argument.hasSuffix(")"), argument.dropLast().split(separator: ".").allSatisfy(isIdentifier), argument.count > 1
    else { return nil }
    return name
  }
}

extension Finding {
  /// Orders findings of one file.
  fileprivate var start: Int? {
    location?.range.map { $0.lowerBound.line << 20 | Swift.min($0.lowerBound.column, 1 << 20 - 1) }
  }
}
