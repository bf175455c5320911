package import LanguageData

extension POPluralForms {
  /// The categories that whole numbers of a language take, in CLDR's order: the forms of its messages. Categories of
  /// fractions alone, or of round millions alone, are none: gettext chooses by whole numbers.
  package static func categories(of language: LanguageIdentifier) -> [PluralCategory] {
    rule(of: language)?.categories ?? [.one, .other]
  }

  /// The forms of a language's messages, made of what CLDR says of the numbers up to a thousand.
  package init?(of language: LanguageIdentifier) {
    let expression = Self.rule(of: language)?.expression ?? "(n != 1)"
    self.init(header: "nplurals=\(Self.categories(of: language).count); plural=\(expression);")
  }

  private static let limit = 1000

  /// - Returns: nil where the numbers follow no pattern of tens and hundreds (Cornish), or ICU is not at hand.
  private static func rule(
    of language: LanguageIdentifier
  ) -> (categories: [PluralCategory], expression: String)? {
    var table: [PluralCategory] = []
    for number in 0..<limit {
      guard let category = language.pluralCategory(of: number) else { return nil }
      table.append(category)
    }
    let categories = Set(table).sorted()
    guard categories.count > 1 else { return ([.other], "0") }
    var conditions: [String] = []
    for category in categories.dropLast() {
      guard let condition = condition(table.map { $0 == category }) else { return nil }
      conditions.append(condition)
    }
    if categories.count == 2 {
      // With two forms the condition itself is the number of the form: that of the second one.
      guard let second = condition(table.map { $0 == categories[1] }) else { return nil }
      return (categories, "(" + (["n!=1": "n != 1", "n>=2": "n > 1"][second] ?? second) + ")")
    }
    let choices = conditions.enumerated().map { "\($1) ? \($0) : " }.joined()
    return (categories, "(" + choices + "\(categories.count - 1))")
  }

  /// An expression that holds for exactly the numbers that are members.
  private static func condition(_ isMember: [Bool]) -> String? {
    let members = isMember.indices.filter { isMember[$0] }
    // A few small numbers, or all but a few.
    if members.allSatisfy({ $0 < 100 }) { return anyOf("n", members) }
    let others = isMember.indices.filter { !isMember[$0] }
    if others.allSatisfy({ $0 < 100 }) { return noneOf("n", others) }

    // By the last two digits, with exceptions among the first two hundred.
    let byHundred = (0..<100).map { isMember[200 + $0] }
    guard (200..<isMember.count).allSatisfy({ isMember[$0] == byHundred[$0 % 100] }) else { return nil }
    let digits = (0..<10).filter { digit in stride(from: digit, to: 100, by: 10).count { byHundred[$0] } > 5 }
    let missing = (0..<100).filter { digits.contains($0 % 10) && !byHundred[$0] }
    let extra = (0..<100).filter { !digits.contains($0 % 10) && byHundred[$0] }
    var parts: [String] = []
    if !digits.isEmpty {
      let tens = anyOf("n%10", digits)
      let hundreds = noneOf("n%100", missing)
      if digits.count == 10 {
        parts.append(hundreds)
      } else {
        parts.append(missing.isEmpty ? tens : factor(tens) + " && " + factor(hundreds))
      }
    }
    if !extra.isEmpty { parts.append(anyOf("n%100", extra)) }
    var condition = parts.map { parts.count > 1 ? grouped($0) : $0 }.joined(separator: " || ")
    let tooMany = (0..<200).filter { !isMember[$0] && byHundred[$0 % 100] }
    if !tooMany.isEmpty { condition = factor(noneOf("n", tooMany)) + " && " + factor(condition) }
    let tooFew = (0..<200).filter { isMember[$0] && !byHundred[$0 % 100] }
    if !tooFew.isEmpty { condition = grouped(anyOf("n", tooFew)) + " || " + grouped(condition) }
    return condition
  }

  private static func grouped(_ condition: String) -> String {
    condition.contains("&&") || condition.contains("||") ? "(" + condition + ")" : condition
  }

  /// A condition as an operand of `&&`.
  private static func factor(_ condition: String) -> String {
    condition.contains("||") && !isInParentheses(condition) ? "(" + condition + ")" : condition
  }

  /// Whether every `||` of a condition stands in parentheses.
  private static func isInParentheses(_ condition: String) -> Bool {
    var depth = 0
    for sign in condition {
      if sign == "(" { depth += 1 } else if sign == ")" { depth -= 1 } else if sign == "|", depth == 0 { return false }
    }
    return true
  }

  private static func anyOf(_ term: String, _ numbers: [Int]) -> String {
    runs(of: numbers).map { run in
      if run.count == 1 { return "\(term)==\(run.lowerBound)" }
      if run.lowerBound == 0 { return "\(term)<=\(run.upperBound)" }
      if term == "n%100", run.upperBound == 99 { return "\(term)>=\(run.lowerBound)" }
      return "\(term)>=\(run.lowerBound) && \(term)<=\(run.upperBound)"
    }.joined(separator: " || ")
  }

  private static func noneOf(_ term: String, _ numbers: [Int]) -> String {
    runs(of: numbers).map { run in
      if run.count == 1 { return "\(term)!=\(run.lowerBound)" }
      if run.lowerBound == 0 { return "\(term)>=\(run.upperBound + 1)" }
      if term == "n%100", run.upperBound == 99 { return "\(term)<\(run.lowerBound)" }
      let outside = "\(term)<\(run.lowerBound) || \(term)>\(run.upperBound)"
      return runs(of: numbers).count > 1 ? "(" + outside + ")" : outside
    }.joined(separator: " && ")
  }

  private static func runs(of numbers: [Int]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs
  }
}
