import Findings
import LosslessJSON

/// The users' page of a rule, made of its description.
package struct RulePage: Sendable {
  private let rule: any Rule.Type

  package init(_ rule: any Rule.Type) { self.rule = rule }

  /// In Markdown; `↓` stands before what is found.
  package var markdown: String {
    let description = rule.description
    var parts = [
      "# `\(rule.id)`", "Finds: \(description.summary).", description.rationale,
      severity,
    ]
    if !description.options.isEmpty {
      let rows = description.options.map { option in
        "| `\(option.name)` | `\(Self.text(of: option.defaultValue))` | \(option.summary) |"
      }
      parts += ["## Options", (["| option | default | |", "|---|---|---|"] + rows).joined(separator: "\n")]
    }
    parts += section("Found", description.bad) + section("Not found", description.good)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var severity: String {
    let description = rule.description
    let milder = description.milder.map { "; \($0.severity.rawValue) \($0.cases)" }.joined()
    return
      "Severity: \(description.severity.rawValue)\(milder)\(description.isEnabled ? "" : "; off unless it is asked for")."
      + (milder.isEmpty ? "" : " One that is configured counts for all.")
  }

  private func section(_ title: String, _ examples: [RuleExample]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["## \(title)"]
      + examples.flatMap { example in
        var blocks: [String] = []
        if !example.options.isEmpty {
          let options = example.options.sorted { $0.key < $1.key }
            .map { "`\($0.key)`: `\(Self.text(of: $0.value))`" }.joined(separator: ", ")
          blocks.append("With \(options):")
        }
        for file in example.files {
          if let summary = file.summary {
            blocks.append("`\(file.path)`: \(summary)")
            continue
          }
          if example.files.count > 1 { blocks.append("`\(file.path)`") }
          blocks.append(Self.block(file.text, path: file.path))
        }
        if let fixed = example.fixed { blocks += ["Mended:", Self.block(fixed, path: example.files[0].path)] }
        return blocks
      }
  }

  private static func block(_ text: String, path: String) -> String {
    let languages = ["swift": "swift", "xcstrings": "json", "json": "json", "plist": "xml", "m": "objc"]
    let language = path.split(separator: ".").last.flatMap { languages[String($0)] } ?? ""
    return "```\(language)\n\(text.hasSuffix("\n") ? String(text.dropLast()) : text)\n```"
  }

  private static func text(of value: JSONValue) -> String {
    var writer = JSONWriter(style: .xcode)
    writer.append(value, base: [], isOnOneLine: true)
    return String(decoding: writer.result, as: UTF8.self)
  }
}
