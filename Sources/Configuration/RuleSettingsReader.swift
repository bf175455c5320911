import Findings
import LosslessJSON

/// Reads the section `check`: a rule is given a severity, or an object with that and the rule's options.
enum RuleSettingsReader {
  static func settings(
    in document: JSONDocument, _ node: JSONNode?
  ) -> (
    rules: [ProjectConfiguration.RuleSetting], baseline: ProjectConfiguration.NamedPath?,
    glossaries: [ProjectConfiguration.NamedPath], fields: [String], findings: [Finding]
  ) {
    var section = ConfigurationSection(document, node, named: "check")
    func named(_ text: String, _ node: JSONNode) -> ProjectConfiguration.NamedPath? {
      if let path = ProjectConfigurationReader.relativePath(text) {
        return .init(path: path, location: document.place(of: node))
      }
      section.report(ConfigurationFindings.notAPath(text, at: document.place(of: node)))
      return nil
    }
    let baseline = section.string("baseline").flatMap { named($0.text, $0.node) }
    let glossaries = section.strings("glossaries").compactMap { named($0.text, $0.node) }
    var settings: [ProjectConfiguration.RuleSetting] = []
    var findings: [Finding] = []
    for (rule, node) in section.members("rules") {
      var setting = ProjectConfiguration.RuleSetting(
        rule: rule, location: document.location(of: document.nameRange(of: node)))
      if document.kind(of: node) == .string {
        findings += set(&setting, severity: node, in: document)
      } else {
        findings += read(&setting, from: node, in: document)
      }
      settings.append(setting)
    }
    return (settings, baseline, glossaries, section.known, section.allFindings() + findings)
  }

  private static func read(
    _ setting: inout ProjectConfiguration.RuleSetting, from node: JSONNode, in document: JSONDocument
  ) -> [Finding] {
    let name = "check.rules.\(setting.rule)"
    guard document.kind(of: node) == .object else {
      let expected = "a severity or an object"
      return [ConfigurationFindings.wrongType(name, expected: expected, at: document.place(of: node))]
    }
    var section = ConfigurationSection(document, node, named: name)
    var findings: [Finding] = []
    if let severity = section.string("severity") { findings += set(&setting, severity: severity.node, in: document) }
    for (text, node) in section.strings("exclude") {
      if let path = ProjectConfigurationReader.relativePath(text) {
        setting.excludedPaths.append(.init(path: path, location: document.place(of: node)))
      } else {
        findings.append(ConfigurationFindings.notAPath(text, at: document.place(of: node)))
      }
    }
    for (option, node) in section.members("options") {
      setting.options.append(
        .init(
          name: option, value: document.value(of: node), location: document.location(of: document.nameRange(of: node))))
    }
    // Which options a rule has is not known here: what is no field of its own is likely one of them.
    let others = section.unknown.filter { SpellingSuggestion.nearest(to: $0, among: section.known) == nil }
    return findings + section.allFindings(others: ["\(name).options": others])
  }

  private static func set(
    _ setting: inout ProjectConfiguration.RuleSetting, severity node: JSONNode, in document: JSONDocument
  ) -> [Finding] {
    let text = document.string(of: node)
    switch text {
    case "off": setting.isEnabled = false
    case _ where FindingSeverity(rawValue: text) != nil:
      setting.isEnabled = true
      setting.severity = FindingSeverity(rawValue: text)
    default: return [ConfigurationFindings.notASeverity(text, at: document.place(of: node))]
    }
    return []
  }
}
