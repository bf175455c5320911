import Findings
import LosslessJSON
import StringCatalog

/// A key in another style than the catalog's.
package enum DeviatingKeyStyle: CatalogRule {
  package static let description = RuleDescription(
    "a key is written in another style than the catalog's",
    rationale: """
      Keys in one style are found and grouped easily: `text` (the English wording), `joined` (`favorite.added`, \
      `favorite_added`) or `camelCase`. Without `style`, the one that nine in ten keys of the catalog have is expected. \
      `pattern` asks for more, such as `*.*` for a screen and a role; `*` stands for anything.
      """,
    severity: .advice, isEnabled: false,
    options: [
      RuleOption("style", .string(""), "`text`, `joined` or `camelCase`; empty for what most keys are"),
      RuleOption("pattern", .string(""), "what every key must look like; empty for anything"),
    ],
    bad: [
      .key("↓Ticket sold out", ["de": "Ausverkauft"], options: ["style": .string("joined")]),
      .key("↓ticket_sold_out", ["en": "Sold out"], options: ["pattern": .string("*.*")]),
    ],
    good: [
      .key("ticket.sold_out", ["en": "Sold out"], options: ["style": .string("joined"), "pattern": .string("*.*")]),
      .key("Ticket sold out", ["de": "Ausverkauft"]),
    ])

  package static func check(_ catalog: CheckedCatalog, in project: CheckedProject, _ report: inout RuleReport) {
    let pattern = report.options.text("pattern")
    let keys = catalog.keys.filter { !$0.isEmpty }
    let style = style(named: report.options.text("style")) ?? usualStyle(of: keys)
    for key in keys {
      let place = CheckPlace.key(catalog: catalog.path, key: key)
      if !pattern.isEmpty, !KeyWildcard(pattern).matches(key) {
        report.add(place, "the key '\(key)' does not look like '\(pattern)'", suggestion: "rename it")
      } else if let style, style != KeyShape(of: key), !fits(key, style) {
        report.add(
          place, "the key '\(key)' is not written as \(name(of: style))", suggestion: "rename it with 'dragoman rename'"
        )
      }
    }
  }

  private static func style(named name: String) -> KeyShape? {
    switch name {
    case "text": .text
    case "joined": .joined
    case "camelCase": .camelCase
    default: nil
    }
  }

  /// A single word is a text, and may be the simplest name of each style.
  private static func fits(_ key: String, _ style: KeyShape) -> Bool {
    let isWord = key.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) }
    return switch style {
    case .joined, .camelCase: isWord
    case .text, .capitals: KeyShape(of: key) == .capitals
    }
  }

  private static func usualStyle(of keys: [String]) -> KeyShape? {
    guard keys.count >= 10 else { return nil }
    let counts = Dictionary(grouping: keys) { KeyShape(of: $0) }.mapValues(\.count)
    return counts.first { $0.value * 10 >= keys.count * 9 }?.key
  }

  private static func name(of style: KeyShape) -> String {
    switch style {
    case .joined: "words joined by dots, underscores or hyphens"
    case .camelCase: "words joined by capitals"
    case .text, .capitals: "the text itself"
    }
  }
}
