/// C's expressions as far as `Plural-Forms` uses them: `?:`, `||`, `&&`, comparisons, arithmetic, `!`, of unsigned
/// numbers and one variable `n`.
struct POPluralExpression: Hashable, Sendable {
  private indirect enum Node: Hashable, Sendable {
    case variable
    case number(UInt64)
    case not(Node)
    case binary(String, Node, Node)
    case choice(Node, Node, Node)
  }

  private let root: Node

  init?(_ text: String) {
    guard text.utf8.count <= 4096 else { return nil }
    var parser = Parser(tokens: Self.tokens(text))
    guard let root = parser.choice(depth: 0), parser.isAtEnd else { return nil }
    self.root = root
  }

  /// - Returns: nil for a division by zero or an overflow.
  func value(_ n: UInt64) -> UInt64? { Self.value(root, n) }

  private static func value(_ node: Node, _ n: UInt64) -> UInt64? {
    switch node {
    case .variable: return n
    case .number(let number): return number
    case .not(let inner): return value(inner, n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let yes, let no):
      guard let condition = value(condition, n) else { return nil }
      return value(condition != 0 ? yes : no, n)
    case .binary(let sign, let left, let right):
      guard let left = value(left, n) else { return nil }
      if sign == "&&", left == 0 { return 0 }
      if sign == "||", left != 0 { return 1 }
      guard let right = value(right, n) else { return nil }
      return result(left, sign, right)
    }
  }

  private static func result(_ left: UInt64, _ sign: String, _ right: UInt64) -> UInt64? {
    func exact(_ result: (partialValue: UInt64, overflow: Bool)) -> UInt64? {
      result.overflow ? nil : result.partialValue
    }
    switch sign {
    case "&&", "||": return right != 0 ? 1 : 0
    case "==": return left == right ? 1 : 0
    case "!=": return left != right ? 1 : 0
    case "<": return left < right ? 1 : 0
    case ">": return left > right ? 1 : 0
    case "<=": return left <= right ? 1 : 0
    case ">=": return left >= right ? 1 : 0
    case "+": return exact(left.addingReportingOverflow(right))
    case "-": return exact(left.subtractingReportingOverflow(right))
    case "*": return exact(left.multipliedReportingOverflow(by: right))
    case "/": return exact(left.dividedReportingOverflow(by: right))
    case "%": return exact(left.remainderReportingOverflow(dividingBy: right))
    default: return nil
    }
  }

  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var rest = Substring(text)
    let signs = ["==", "!=", "<=", ">=", "&&", "||", "<", ">", "?", ":", "(", ")", "!", "+", "-", "*", "/", "%"]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        tokens.append(String(digits))
        rest = rest.dropFirst(digits.count)
      } else if let sign = signs.first(where: rest.hasPrefix) {
        tokens.append(sign)
        rest = rest.dropFirst(sign.count)
      } else {
        tokens.append(String(rest.removeFirst()))
      }
    }
    return tokens
  }

  private struct Parser {
    let tokens: [String]
    var index = 0

    /// Loosest first.
    static let levels = [["||"], ["&&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"], ["*", "/", "%"]]
    static let depthLimit = 64

    var isAtEnd: Bool { index == tokens.count }

    mutating func take(_ token: String) -> Bool {
      guard index < tokens.count, tokens[index] == token else { return false }
      index += 1
      return true
    }

    mutating func choice(depth: Int) -> Node? {
      guard depth < Self.depthLimit, let condition = binary(level: 0, depth: depth + 1) else { return nil }
      guard take("?") else { return condition }
      guard let yes = choice(depth: depth + 1), take(":"), let no = choice(depth: depth + 1) else { return nil }
      return .choice(condition, yes, no)
    }

    mutating func binary(level: Int, depth: Int) -> Node? {
      guard level < Self.levels.count else { return unary(depth: depth) }
      guard var left = binary(level: level + 1, depth: depth) else { return nil }
      while index < tokens.count, Self.levels[level].contains(tokens[index]) {
        let sign = tokens[index]
        index += 1
        guard let right = binary(level: level + 1, depth: depth) else { return nil }
        left = .binary(sign, left, right)
      }
      return left
    }

    mutating func unary(depth: Int) -> Node? {
      guard depth < Self.depthLimit, index < tokens.count else { return nil }
      if take("!") { return unary(depth: depth + 1).map(Node.not) }
      if take("(") {
        guard let inner = choice(depth: depth + 1), take(")") else { return nil }
        return inner
      }
      if take("n") { return .variable }
      guard let number = UInt64(tokens[index]) else { return nil }
      index += 1
      return .number(number)
    }
  }
}
