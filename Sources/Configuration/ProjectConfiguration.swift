package import Findings
package import LocalizableReferences
package import LosslessJSON

/// What a project says in `dragoman.json`. Every member may be left out; without the file, everything has its default.
///
/// `Documentation/Users/dragoman.schema.json` is the same for editors: a test compares both.
package struct ProjectConfiguration: Hashable, Sendable {
  /// What decides which strings are found.
  package struct Extraction: Hashable, Sendable {
    /// Names of functions and C macros whose first argument is a key, besides those that build settings name.
    package var functions: [String] = []
    /// Names of freestanding macros, without the `#`, whose first argument is a key.
    package var macros: [String] = []
    /// Further declarations of what takes keys.
    package var declarations: [LocalizingDeclaration] = []
    /// `DEBUG`, `os(tvOS)` → whether `#if` finds it true. Of conditions that are not named, both branches count, but
    /// for `DEBUG` and the platforms of targets.
    package var conditions: [String: Bool] = [:]

    package init() {}
  }

  /// A file or folder that is named.
  package struct NamedPath: Hashable, Sendable {
    /// Relative to the folder of the configuration, or of the project that it is read for.
    package var path: String
    /// As the configuration has it.
    package let writtenPath: String
    /// Where the configuration names it.
    package var location: FindingLocation

    package init(path: String, location: FindingLocation) {
      self.path = path
      writtenPath = path
      self.location = location
    }
  }

  /// What is said of one rule of `check`.
  package struct RuleSetting: Hashable, Sendable {
    package var rule: String
    /// Where the rule is named.
    package var location: FindingLocation
    /// nil: as the rule has it.
    package var severity: FindingSeverity?
    /// nil: as the rule has it.
    package var isEnabled: Bool?
    package var excludedPaths: [NamedPath] = []
    /// Option → value and its place. Which there are is the rule's affair.
    package var options: [RuleOptionValue] = []

    package init(rule: String, location: FindingLocation) {
      self.rule = rule
      self.location = location
    }
  }

  package struct RuleOptionValue: Hashable, Sendable {
    package var name: String
    package var value: JSONValue
    package var location: FindingLocation

    package init(name: String, value: JSONValue, location: FindingLocation) {
      self.name = name
      self.value = value
      self.location = location
    }
  }

  /// Keys, in which `*` stands for any characters.
  package struct KeyPattern: Hashable, Sendable {
    package var pattern: String
    package var location: FindingLocation
  }

  package static let fileName = "dragoman.json"

  /// Files and folders that take no part.
  package var excludedPaths: [NamedPath] = []
  package var extraction = Extraction()
  /// A file of findings that do not count.
  package var baseline: NamedPath?
  /// Files of terms.
  package var glossaries: [NamedPath] = []
  /// In the order of the file.
  package var rules: [RuleSetting] = []
  /// Keys that something asks for which no source shows.
  package var keptKeys: [KeyPattern] = []

  package init() {}

  /// Reads the bytes of a `dragoman.json`.
  ///
  /// - Parameter path: what findings are to call it.
  /// - Throws: `RefusedInput` with everything that is wrong, each with its place: no JSON, a field that is not known, a
  ///   value of a wrong kind. Nothing of a wrong file is used, since a misspelt field would go unnoticed.
  package init(bytes: [UInt8], path: String) throws {
    self = try ProjectConfigurationReader.configuration(in: bytes, path: path)
  }
}
