import Findings
import SourceText
import StringCatalog
import TableCompiler

/// A line on standard error as Swift Build reads it: `PATH: error: TEXT (LANGUAGE: KEY)`. The language and the key are
/// all that says where, since a build shows a text by its key.
struct XCStringsToolDiagnostic: Hashable {
  var path: String?
  var isError: Bool
  var text: String

  var line: String { (path.map { $0 + ": " } ?? "") + (isError ? "error: " : "warning: ") + text + "\n" }

  static func warning(_ text: String) -> Self { Self(path: nil, isError: false, text: text) }

  private init(path: String?, isError: Bool, text: String) {
    self.path = path
    self.isError = isError
    self.text = text
  }

  /// A finding of ours; its line of the file stands in the text, for Swift Build takes what comes before `error:` for
  /// a path.
  ///
  /// - Parameter path: what to say of the file instead of the finding's own path.
  init(_ finding: Finding, path: String? = nil) {
    self.path = path ?? finding.location?.path
    isError = finding.severity == .error
    let line = finding.location?.range.map { "line \($0.lowerBound.line): " } ?? ""
    text = line + finding.message + (finding.suggestion.map { "; " + $0 } ?? "")
  }

  /// An issue in the words of Xcode, as far as they are known.
  ///
  /// - Returns: nil for what Xcode does not speak of.
  init?(_ issue: CompilationIssue, path: String) {
    guard let text = Self.text(of: issue.kind) else { return nil }
    self.path = path
    isError = issue.severity == .error
    self.text = "\(text) (\(issue.language): \(issue.key)\(Self.branch(issue.path)))"
  }

  /// The way to a branch as Xcode names it in exported texts too: `|==|device.mac.plural.one`.
  private static func branch(_ path: VariationPath) -> String {
    guard !path.isEmpty else { return "" }
    let steps = path.map { step in
      switch step {
      case .plural(let category): "plural." + category
      case .device(let device): "device." + device
      case .substitution(let name): "substitutions." + name
      }
    }
    return "|==|" + steps.joined(separator: ".")
  }

  private static func text(of kind: CompilationIssue.Kind) -> String? {
    switch kind {
    case .variedFallback: "Fallback value cannot be further varied"
    case .variedCase: "Plural case cannot be further varied"
    case .nestedDevices: "Device value cannot be further varied by device"
    case .undefinedSubstitution(let name): "Referencing undefined substitution '\(name)'"
    case .unreferencedSubstitution(let name):
      "Substitution '\(name)' was never referenced. To reference, use %#@\(name)@ in some other string"
    case .misplacedReference(let name):
      "Cannot reference substitution '\(name)' from here because it is not a plain string"
    case .unusableSubstitution(let name): "Substitution '\(name)' is neither a plain string nor varied by plural"
    case .pluralWithoutNumber:
      "Plural variation requires referencing the number in the string. To maintain grammatical correctness for strings "
        + "that do not reference the number of items, use separate top-level strings for one and greater than one."
    case .ambiguousCount(let position):
      "Inferring that argument \(position) is the number that the plural variation counts"
    case .unknownAxis(let name): "Unknown variation '\(name)'"
    case .parallelAxes: "Variations by plural are ignored beside variations by device"
    case .unknownCategory(let name): "Unknown plural case '\(name)'"
    case .invalidArgumentNumber(let number): "Invalid argument number \(number)"
    case .unusableLanguage: "Language name cannot name a folder"
    case .controlCharacter, .sharedFolder, .missingCategories: nil
    }
  }
}
