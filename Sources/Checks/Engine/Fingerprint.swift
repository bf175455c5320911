import Findings
import LocalizableReferences
import SourceObservations
import SourceText
import StringCatalog

/// What stays the same of a finding when lines move: the rule, the file, and the key or the code itself.
///
/// Several findings may have the same, so they are counted.
package struct Fingerprint: Hashable, Comparable, Sendable {
  package var rule: String
  package var path: String
  /// A key of a catalog.
  package var key: String?
  package var language: String?
  /// `plural.one`; nil for a text that does not vary.
  package var variation: String?
  /// The declaration around the code, `TicketList.body`.
  package var declaration: String?
  /// The code itself, each run of blanks being one.
  package var code: String?

  package init(
    rule: String, path: String, key: String? = nil, language: String? = nil, variation: String? = nil,
    declaration: String? = nil, code: String? = nil
  ) {
    self.rule = rule
    self.path = path
    self.key = key
    self.language = language
    self.variation = variation
    self.declaration = declaration
    self.code = code
  }

  /// As texts with separators that no text has in files.
  package var joined: String {
    [rule, path, key, language, variation, declaration, code].map { $0.map { "=" + $0 } ?? "" }
      .joined(separator: "\u{1F}")
  }

  package static func < (left: Fingerprint, right: Fingerprint) -> Bool {
    func fields(_ print: Fingerprint) -> [String] {
      [
        print.path, print.key ?? "", print.declaration ?? "", print.code ?? "", print.rule, print.language ?? "",
        print.variation ?? "",
      ]
    }
    return zip(fields(left), fields(right)).first { $0 != $1 }.map { ExactString($0) < ExactString($1) } ?? false
  }
}

extension CheckResult {
  /// One, or one for each language that it is about.
  ///
  /// - Parameters:
  ///   - path: of the file, as fingerprints are to call it.
  ///   - line: the text of a 1-based line of the file that the result is in.
  package func fingerprints(path: String, line: (Int) -> String?) -> [Fingerprint] {
    var print = Fingerprint(rule: rule.rawValue, path: path)
    func code(_ text: String?) -> String? {
      let words = (text ?? "").split { $0.isWhitespace }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    switch place {
    case .key(_, let key): print.key = key
    case .text(_, let key, let language, let variation):
      print.key = key
      print.language = language
      print.variation = variation.isEmpty ? nil : variation.exportName
    case .reference(let location): print.code = code(line(location.line))
    case .observed(let place):
      print.declaration = place.enclosingDeclaration
      print.code = code(place.source)
    case .range(_, let range): print.code = code(line(range.lowerBound.line))
    case .file: break
    }
    guard print.language == nil, !languages.isEmpty else { return [print] }
    return languages.map { language in
      var ofLanguage = print
      ofLanguage.language = language
      return ofLanguage
    }
  }
}

/// How often there is each fingerprint.
package struct FingerprintCounts: Hashable, Sendable {
  package private(set) var counts: [Fingerprint: Int] = [:]

  package init() {}

  /// More than a project has; a number that somebody wrote by hand may be any.
  private static let greatestCount = 1_000_000_000

  package mutating func add(_ print: Fingerprint, count: Int = 1) {
    counts[print] = min((counts[print] ?? 0) + min(count, Self.greatestCount), Self.greatestCount)
  }

  /// Takes away what a result has; true if all of it was there.
  package mutating func take(_ prints: [Fingerprint]) -> Bool {
    var hasAll = true
    for print in prints {
      if let count = counts[print], count > 0 { counts[print] = count - 1 } else { hasAll = false }
    }
    return hasAll
  }

  /// What is left, sorted.
  package var rest: [(print: Fingerprint, count: Int)] {
    counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
