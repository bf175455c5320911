package import LosslessJSON

/// Files of a project, in which a rule finds something or nothing. It is a test, and shown in the documentation.
///
/// `↓` stands before the place of each finding and is no part of the file; before the first letter of a literal it
/// means the literal with its quotes.
package struct RuleExample: Sendable {
  package struct File: Sendable {
    /// Relative to the project's root.
    package var path: String
    package var text: String
    /// What the documentation says of the file instead of showing it.
    package var summary: String?
  }

  /// The first is what the example is about.
  package var files: [File]
  /// The first file after all fixes of the rule, where it has one.
  package var fixed: String?
  /// Values of the rule's options.
  package var options: [String: JSONValue]
  /// Where the test is written, so that a failure points there.
  package var line: Int
  package var sourceFile: String

  private init(
    _ files: [File], fixed: String?, options: [String: JSONValue], _ sourceFile: String, _ line: Int
  ) {
    self.files = files
    self.fixed = fixed
    self.options = options
    self.sourceFile = sourceFile
    self.line = line
  }

  /// Swift code, alone or with a catalog.
  package static func swift(
    _ code: String, catalog: String? = nil, fixed: String? = nil, options: [String: JSONValue] = [:],
    sourceFile: String = #fileID, line: Int = #line
  ) -> RuleExample {
    let files = [File(path: "Example.swift", text: code)] + (catalog.map { [File(path: catalogPath, text: $0)] } ?? [])
    return RuleExample(files, fixed: fixed, options: options, sourceFile, line)
  }

  /// A whole catalog.
  package static func catalog(
    _ text: String, swift code: String? = nil, fixed: String? = nil, options: [String: JSONValue] = [:],
    sourceFile: String = #fileID, line: Int = #line
  ) -> RuleExample {
    let files = [File(path: catalogPath, text: text)] + (code.map { [File(path: "Example.swift", text: $0)] } ?? [])
    return RuleExample(files, fixed: fixed, options: options, sourceFile, line)
  }

  /// One key of an English catalog with plain texts: language → text, all translated.
  ///
  /// A `↓` before the key means a finding at the key.
  package static func key(
    _ key: String, comment: String? = nil, state: String? = nil, _ texts: KeyValuePairs<String, String>,
    fixed: KeyValuePairs<String, String>? = nil, swift code: String? = nil, options: [String: JSONValue] = [:],
    sourceFile: String = #fileID, line: Int = #line
  ) -> RuleExample {
    func text(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
      ExampleCatalog(key: key, comment: comment, state: state, texts: texts).text
    }
    return catalog(
      text(key, texts), swift: code, fixed: fixed.map { text(key.replacing("↓", with: ""), $0) }, options: options,
      sourceFile: sourceFile, line: line)
  }

  /// Any files, the one that the example is about first.
  ///
  /// - Parameter xcode: an Xcode project, whose target has the files in the folder `Hall`.
  package static func project(
    _ files: KeyValuePairs<String, String>, xcode: ExampleXcodeProject? = nil, fixed: String? = nil,
    options: [String: JSONValue] = [:],
    sourceFile: String = #fileID, line: Int = #line
  ) -> RuleExample {
    let project = xcode.map { [File(path: ExampleXcodeProject.path, text: $0.text, summary: $0.summary)] } ?? []
    return RuleExample(
      files.map { File(path: $0.key, text: $0.value) } + project, fixed: fixed, options: options, sourceFile, line)
  }

  private static let catalogPath = "Localizable.xcstrings"
}
