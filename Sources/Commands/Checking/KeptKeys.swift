import Checks
import Configuration
import Findings
import SourceText

/// Keys that a person vouches for: by the configuration, by the comment of the key, or by a comment at a look-up.
struct KeptKeys {
  private let patterns: [(text: String, wildcard: KeyWildcard, location: FindingLocation)]
  private let idleComments: [LookupComment]
  private let comments: [LookupComment]
  private var keys: [String] = []
  /// Keys whose comments keep them although they are used.
  private var used: [(key: String, location: FindingLocation)] = []
  /// How many keys would count as unused.
  private(set) var count = 0

  /// - Parameters:
  ///   - comments: all at look-ups.
  ///   - idle: those of them beside which there is no look-up.
  init(_ patterns: [ProjectConfiguration.KeyPattern], comments: [LookupComment], idle: [LookupComment]) {
    self.patterns = patterns.map { ($0.pattern, KeyWildcard($0.pattern), $0.location) }
    self.comments = comments
    idleComments = idle
  }

  /// The keys of one catalog or table that are unused, without those that are kept.
  ///
  /// - Parameters:
  ///   - keys: all of it.
  ///   - isKept: whether the comment of a key keeps it.
  ///   - location: where a key stands, relative to the project's root.
  mutating func unkept(
    _ unused: [UnusedKey], of keys: [String], isKept: (String) -> Bool, location: (String) -> FindingLocation
  ) -> [UnusedKey] {
    self.keys += keys
    let names = Set(unused.map { ExactString($0.key) })
    let kept = Set(keys.filter(isKept).map(ExactString.init))
    used += kept.subtracting(names).sorted().map { ($0.text, location($0.text)) }
    let left = unused.filter { key in
      !kept.contains(ExactString(key.key)) && !patterns.contains { $0.wildcard.matches(key.key) }
    }
    count += unused.count - left.count
    return left
  }

  /// What keeps nothing, with paths relative to the project's root.
  var findings: [Finding] {
    func noKey(_ pattern: String, at location: FindingLocation) -> Finding {
      Finding(
        "unused-keep", .warning, at: location, "there is no key '\(pattern)'",
        suggestion: "correct it or remove it; '*' stands for any characters")
    }
    var findings = patterns.filter { pattern in !keys.contains(where: pattern.wildcard.matches) }.map {
      noKey($0.text, at: $0.location)
    }
    for comment in comments {
      let location = FindingLocation(path: comment.path, range: comment.range)
      guard !idleComments.contains(comment) else {
        findings.append(
          Finding(
            "unused-keep", .warning, at: location, "nothing is looked up here whose keys are not known",
            suggestion: "put it at the end of the line of the look-up, or alone above it; or remove it"))
        continue
      }
      for pattern in comment.patterns where !keys.contains(where: pattern.matches) {
        findings.append(noKey(pattern.text, at: FindingLocation(path: comment.path, range: pattern.range)))
      }
    }
    return findings
      + used.map { key, location in
        Finding(
          "unused-keep", .advice, at: location, "'\(key)' is used, so nothing has to keep it",
          suggestion: "remove 'dragoman:keep' from its comment")
      }
  }
}
