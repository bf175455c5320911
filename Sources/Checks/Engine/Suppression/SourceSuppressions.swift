import Findings
import SourceText

/// What the comments of one source turn off.
struct SourceSuppressions {
  private struct Directive {
    var comment: SuppressionComment
    var line: Int
    /// The lines that it is about, where it is not about all that follow.
    var targets: [Int] = []
    var isUsed: [Bool]
  }

  let path: String
  private let text: SourceText
  private var directives: [Directive] = []
  private let misspelt: [MisspeltDirective]

  /// - Returns: nil for a source without such comments.
  init?(path: String, bytes: [UInt8]) {
    guard SuppressionComment.mayOccur(in: bytes) else { return nil }
    let language = SuppressionComment.Language(path: path)
    let comments = SuppressionComment.comments(in: bytes, language)
    misspelt = MisspeltDirective.directives(in: bytes, language)
    guard !comments.isEmpty || !misspelt.isEmpty else { return nil }
    self.path = path
    let text = SourceText(bytes: bytes)
    self.text = text
    directives = comments.map { comment in
      let line = text.lineAndColumn(at: comment.range.lowerBound).line
      let targets: [Int] =
        switch comment.scope {
        case .this: text.linesOfCode(endingIn: line)
        case .next: [text.lineOfCode(after: line)]
        case .previous: text.linesOfCode(endingIn: line - 1)
        case .from, .until: []
        }
      return Directive(
        comment: comment, line: line, targets: targets, isUsed: Array(repeating: false, count: comment.names.count))
    }
  }

  /// Whether a rule's findings are turned off in a line, or in the file as a whole where `line` is nil.
  mutating func suppress(_ rule: FindingID, line: Int?) -> Bool {
    var active: (directive: Int, name: Int)?
    for (number, directive) in directives.enumerated() {
      guard let name = directive.comment.names.firstIndex(where: { $0.text == rule.rawValue || $0.text == "all" })
      else { continue }
      switch directive.comment.scope {
      case .this, .next, .previous:
        guard let line, directive.targets.contains(line) else { continue }
        directives[number].isUsed[name] = true
        return true
      case .from where line.map { directive.line <= $0 } ?? true: active = (number, name)
      case .until where line.map { directive.line <= $0 } ?? false: active = nil
      case .from, .until: continue
      }
    }
    guard let active else { return false }
    directives[active.directive].isUsed[active.name] = true
    return true
  }

  /// What is wrong with the comments themselves.
  ///
  /// - Parameters:
  ///   - ran: the rules that ran.
  ///   - isComplete: whether all that could be found was looked for, so that what turned nothing off is of no use.
  func findings(ran: Set<FindingID>, isComplete: Bool) -> [CheckResult] {
    misspelt.map { SuppressionFindings.misspelt($0, at: place($0.range)) }
      + directives.flatMap { directive -> [CheckResult] in
        let comment = directive.comment
        guard !comment.names.isEmpty else {
          return [SuppressionFindings.noRule(at: place(comment.range))]
        }
        return comment.names.enumerated().compactMap { number, name in
          if name.text != "all", RuleRegistry.rule(FindingID(rawValue: name.text)) == nil {
            return SuppressionFindings.unknownRule(name.text, at: place(name.range))
          }
          let hasRun = name.text == "all" || ran.contains(FindingID(rawValue: name.text))
          guard isComplete, comment.scope != .until, !directive.isUsed[number], hasRun else { return nil }
          return SuppressionFindings.unused(name.text, at: place(name.range))
        }
      }
  }

  private func place(_ range: Range<UTF8Offset>) -> CheckPlace {
    .range(path: path, text.position(at: range.lowerBound)..<text.position(at: range.upperBound))
  }
}

extension SourceText {
  /// A line, and where a literal of several lines ends in it, the line in which that begins: findings are placed there.
  func linesOfCode(endingIn line: Int) -> [Int] {
    let quotes = Array(repeating: UInt8(ascii: "\""), count: 3)
    guard self.line(line)?.drop(while: { $0 == 0x20 || $0 == 0x09 }).starts(with: quotes) ?? false else {
      return [line]
    }
    var first = line - 1
    while first > 0, let bytes = self.line(first) {
      let code = bytes.reversed().drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
      if code.starts(with: quotes) { return [line, first] }
      first -= 1
    }
    return [line]
  }

  /// The next line that is neither empty nor only a comment.
  func lineOfCode(after line: Int) -> Int {
    var next = line + 1
    while let bytes = self.line(next) {
      let code = bytes.drop { $0 == 0x20 || $0 == 0x09 }
      let isComment =
        code.starts(with: "//".utf8) || code.starts(with: "/*".utf8) && code.suffix(2).elementsEqual("*/".utf8)
      guard code.isEmpty || isComment else { break }
      next += 1
    }
    return next
  }
}
