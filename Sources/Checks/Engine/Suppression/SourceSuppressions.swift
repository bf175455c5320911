import Findings
import SourceText

/// What the comments of one source turn off.
struct SourceSuppressions {
  private struct Directive {
    var comment: SuppressionComment
    var line: Int
    /// The line that it is about, where it is one.
    var target: Int?
    var isUsed: [Bool]
  }

  let path: String
  private let text: SourceText
  private var directives: [Directive] = []

  /// - Returns: nil for a source without such comments.
  init?(path: String, bytes: [UInt8]) {
    guard SuppressionComment.mayOccur(in: bytes) else { return nil }
    let comments = SuppressionComment.comments(in: bytes, .init(path: path))
    guard !comments.isEmpty else { return nil }
    self.path = path
    let text = SourceText(bytes: bytes)
    self.text = text
    directives = comments.map { comment in
      let line = text.lineAndColumn(at: comment.range.lowerBound).line
      let target: Int? =
        switch comment.scope {
        case .this: line
        case .next: text.lineOfCode(after: line)
        case .previous: line - 1
        case .from, .until: nil
        }
      return Directive(
        comment: comment, line: line, target: target, isUsed: Array(repeating: false, count: comment.names.count))
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
        guard line != nil, directive.target == line else { continue }
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
    directives.flatMap { directive -> [CheckResult] in
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
