package import Findings
import SourceText
package import StringCatalog

// What the compiler of tables says.

extension CompilationIssue {
  /// - Parameters:
  ///   - catalog: as it was read from the file, for the place.
  ///   - path: how the finding is to name the file.
  package func finding(in catalog: StringCatalog, path: String) -> Finding {
    let range =
      branchRange(in: catalog) ?? catalog.range(ofKey: key) ?? catalog.keys.first.flatMap { catalog.range(ofKey: $0) }
    let (id, message, suggestion) = wording
    return Finding(
      id, severity, at: FindingLocation(path: path, range: range),
      message + " (key \"\(key)\", language \(language))", suggestion: suggestion)
  }

  /// The first text in the branch that is meant, or in the nearest branch around it that has one.
  private func branchRange(in catalog: StringCatalog) -> Range<SourcePosition>? {
    var path = path
    let units = catalog[key]?.localizations?[language]?.stringUnits ?? []
    while true {
      if let unit = units.first(where: { $0.path.starts(with: path) }) {
        return catalog.range(ofKey: key, language: language, path: unit.path)
      }
      guard path.popLast() != nil else { return nil }
    }
  }

  private static func unusableLanguage(_ language: String) -> (id: FindingID, message: String, suggestion: String?) {
    (
      "unusable-language", "the language '\(language)' cannot name a folder, expected a name such as fr or zh-Hans",
      "correct its name in the catalog"
    )
  }

  private var branch: String {
    switch path.last {
    case .plural(let category): "plural case '\(category)'"
    case .device(let device): "device '\(device)'"
    case .substitution(let name): "substitution '\(name)'"
    case nil: "text"
    }
  }

  package var wording: (id: FindingID, message: String, suggestion: String?) {
    switch kind {
    case .variedFallback:
      (
        "varied-fallback", "the device 'other' varies, expected one plain text for devices that have no branch",
        "move the variations into branches of devices by name"
      )
    case .variedCase:
      ("varied-plural-case", "\(branch) varies, expected a text", "use substitutions for several numbers in one text")
    case .nestedDevices:
      ("varied-device", "\(branch) varies by device again, expected a text or plural cases", "leave one of the two out")
    case .undefinedSubstitution(let name):
      (
        "undefined-substitution", "reference to substitution '\(name)', which is not defined",
        "define it under substitutions, or take the reference out"
      )
    case .unreferencedSubstitution(let name):
      (
        "unreferenced-substitution", "substitution '\(name)' is never referred to",
        "write %#@\(name)@ where its text is to stand, or remove it"
      )
    case .misplacedReference(let name):
      (
        "misplaced-reference", "\(branch) refers to substitution '\(name)', which varies; expected a plain one",
        "use substitutions for every number of the text instead of varying the whole by plural"
      )
    case .unusableSubstitution(let name):
      (
        "unusable-substitution", "substitution '\(name)' is neither a text nor varies by plural alone",
        "vary it by plural"
      )
    case .pluralWithoutNumber:
      (
        "plural-without-number", "no case shows the number, expected %lld or another number in at least one",
        "show the number, or use separate keys for one and for several"
      )
    case .ambiguousCount(let position):
      (
        "ambiguous-plural-argument", "several numbers could be the one that is counted; argument \(position) is taken",
        "use a substitution for each number, or number them and say in the comment which is counted"
      )
    case .unknownAxis(let name):
      ("unknown-variation-axis", "variations by '\(name)', which are not known", "vary by plural or device")
    case .parallelAxes:
      (
        "parallel-variations", "variations by device and by plural side by side; those by plural are left out",
        "put the plural cases into the branches of the devices"
      )
    case .unknownCategory(let name):
      (
        "unknown-plural-category", "'\(name)' is no plural category and is never chosen",
        "use zero, one, two, few, many or other"
      )
    case .missingCategories(let names, _):
      (
        "missing-plural-category",
        "no text for plural \(names.count == 1 ? "category" : "categories") \(names.map { "'\($0)'" }.joined(separator: ", "))",
        names.contains("other")
          ? "add it: 'other' stands in for every category that is missing"
          : "add it; 'other' is used until then"
      )
    case .invalidArgumentNumber(let number):
      (
        "invalid-argument-number", "argNum is \(number), expected 1 or more; the next argument is taken",
        "number arguments from 1"
      )
    case .controlCharacter(let scalar):
      (
        "control-character",
        "U+\(String(scalar.value, radix: 16, uppercase: true)) in the text, which XML has no form for; it becomes U+FFFD",
        "remove it, or compile with --serialization-format binary"
      )
    case .unusableLanguage: CompilationIssue.unusableLanguage(language)
    case .sharedFolder(let other, let folder):
      (
        "shared-language-folder", "languages '\(language)' and '\(other)' are both compiled to \(folder).lproj",
        "keep one of them"
      )
    }
  }
}
