package import Findings
import SourceText
import StringsTables

/// What a migration has to say.
package enum MigrationFindings {
  package static let loss: FindingID = "not-migrated"
  package static let conflict: FindingID = "migration-conflict"
  package static let doubledKey: FindingID = "doubled-table-key"
  package static let overriddenText: FindingID = "overridden-text"
  package static let oddRule: FindingID = "odd-stringsdict-rule"

  static func loss(_ loss: StringsDictionaryMapping.Loss, key: String, in table: StringsDictionary) -> Finding {
    let (message, suggestion) =
      switch loss {
      case .widths:
        (
          "a catalog has no texts for widths: of '\(key)' only the widest was taken",
          "keep such keys in a .stringsdict table of another name, and look them up there"
        )
      case .rule(let rule):
        (
          "'\(key)' was left out: a catalog knows no '\(rule)'",
          "keep such keys in a .stringsdict table of another name, and look them up there"
        )
      case .nesting(let name):
        (
          "'\(key)' was left out: the texts of its variable '\(name)' name different variables",
          "name the same variables in each of its texts"
        )
      case .unrecognized(let name): ("'\(key)' has something that is not known: \(name)", "look at it by hand")
      case .clashingVariables(let name):
        (
          "'\(key)' was left out: its devices have different variables '\(name)'",
          "give the variable of each device a name of its own"
        )
      }
    return Finding(self.loss, .warning, at: table.location(of: key), message, suggestion: suggestion)
  }

  static func oddity(_ oddity: StringsDictionaryMapping.Oddity, key: String, in table: StringsDictionary) -> Finding {
    let (message, suggestion) =
      switch oddity {
      case .undefinedVariable(let name):
        ("'\(key)' names a variable '\(name)' that it does not define", "define it, or take it out of the text")
      case .looseReference(let text):
        ("'\(key)' names its variable as '\(text)', which was written in the usual form", "look at the text")
      case .noRule(let name):
        ("the variable '\(name)' of '\(key)' has no rule, so that it was ignored so far", "look at its texts")
      case .noOther(let name):
        ("the variable '\(name)' of '\(key)' has no text for 'other', which every language needs", "add one")
      case .unknownCategory(let name):
        ("'\(name)' of '\(key)' is no plural category, so that it was ignored so far", "correct its name")
      }
    return Finding(oddRule, .warning, at: table.location(of: key), message, suggestion: suggestion)
  }

  /// Of one table's files in one language, the later counts: those of a language over `Base`, and `.stringsdict`.
  static func overridden(key: String, at location: FindingLocation?, origin: String) -> Finding {
    Finding(
      overriddenText, .advice, at: location, "'\(key)' has another text in \(origin), which was never shown",
      suggestion: "nothing, if the text here is the right one")
  }

  static func noText(_ entry: StringsTableEntry, in table: StringsTable) -> Finding {
    Finding(
      loss, .warning, at: table.locations(of: [entry]).first, "the value of '\(entry.key)' is no text, it was left out",
      suggestion: "look at it by hand")
  }

  static func doubledKeys(in table: StringsTable) -> [Finding] {
    let indexes = doubles(table.entries.map(\.key))
    let entries = indexes.map { table.entries[$0] }
    return zip(entries, table.locations(of: entries)).compactMap { entry, location in
      let last = table.entry(for: entry.key)
      return last?.value == entry.value ? nil : doubledKey(entry.key, at: location)
    }
  }

  static func doubledKeys(in table: StringsDictionary) -> [Finding] {
    doubles(table.entries.map(\.key)).compactMap { index in
      let entry = table.entries[index]
      return table[entry.key] == entry.content ? nil : doubledKey(entry.key, at: table.location(of: entry.key))
    }
  }

  /// The indexes of keys that come again further down.
  private static func doubles(_ keys: [String]) -> [Int] {
    var seen: Set<ExactString> = []
    return keys.indices.reversed().filter { !seen.insert(ExactString(keys[$0])).inserted }.reversed()
  }

  private static func doubledKey(_ key: String, at location: FindingLocation?) -> Finding {
    Finding(
      doubledKey, .warning, at: location, "the key '\(key)' comes again further down with another value, which counts",
      suggestion: "remove one of the two")
  }

  /// - Parameter languages: those in which both have a text, and not the same.
  package static func conflict(key: String, languages: [String], catalog: String) -> Finding {
    Finding(
      conflict, .error, at: FindingLocation(path: catalog),
      "'\(key)' has another text in the catalog than in the tables (\(languages.joined(separator: ", "))), which was kept",
      suggestion: "make both the same, or name the tables as the better ones with --prefer-tables")
  }
}
