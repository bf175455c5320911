import Findings
import SourceText
import StringCatalog
import TableCompiler
import StringsTables

/// A catalog of a few lines, written for a test.
struct CatalogSample {
  let catalog: StringCatalog

  /// - Parameter strings: the members of `strings`, as JSON.
  init(_ strings: String, sourceLanguage: String = "en") throws {
    let text = """
      {
        "sourceLanguage" : "\(sourceLanguage)",
        "strings" : {
      \(strings)
        },
        "version" : "1.0"
      }
      """
    catalog = try StringCatalog(bytes: Array(text.utf8), path: "Sample.xcstrings")
  }

  /// One key `key` with one localization, given as the members of its object.
  init(localization: String, language: String = "en") throws {
    try self.init("\"key\" : { \"localizations\" : { \"\(language)\" : { \(localization) } } }")
  }

  func compiled(_ options: TableCompilerOptions = .init()) -> CompiledCatalog {
    CompiledCatalog(catalog, options: options)
  }

  /// What a key has in a language's tables.
  func content(of key: String = "key", _ language: String = "en", _ options: TableCompilerOptions = .init())
    -> CompiledContent?
  {
    compiled(options).languages.first { $0.folder == language }?.entries.first { $0.key == key }?.content
  }

  /// Findings as `line:column id: message`.
  var findings: [String] {
    compiled().findings(in: catalog, path: "Sample.xcstrings").map { finding in
      let start = finding.location?.range?.lowerBound
      return "\(start.map { "\($0.line):\($0.column)" } ?? "-") \(finding.severity) \(finding.id): \(finding.message)"
    }
  }
}

func unit(_ value: String, state: String = "translated") -> String {
  "\"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" }"
}

/// `"variations" : { "plural" : { … } }`.
func plural(_ cases: KeyValuePairs<String, String>) -> String {
  let members = cases.map { "\"\($0.key)\" : { \(unit($0.value)) }" }.joined(separator: ", ")
  return "\"variations\" : { \"plural\" : { \(members) } }"
}

/// `"variations" : { "device" : { … } }`, with the members of each branch.
func devices(_ branches: KeyValuePairs<String, String>) -> String {
  let members = branches.map { "\"\($0.key)\" : { \($0.value) }" }.joined(separator: ", ")
  return "\"variations\" : { \"device\" : { \(members) } }"
}

func substitution(_ name: String, argNum: Int? = nil, specifier: String? = "lld", _ members: String) -> String {
  let number = argNum.map { "\"argNum\" : \($0), " } ?? ""
  let type = specifier.map { "\"formatSpecifier\" : \"\($0)\", " } ?? ""
  return "\"\(name)\" : { \(number)\(type)\(members) }"
}

func variable(_ name: String, _ type: String, _ cases: KeyValuePairs<String, String>) -> StringsDictionaryVariable {
  StringsDictionaryVariable(
    name: name, valueType: type, cases: cases.map { StringsDictionaryCase($0.key, $0.value) })
}
