import SourceObservations
import SwiftSyntax

/// Views beside each other, which people read as one text.
extension SourceWalker {
  /// `HStack { Text(distance, format: .number); Text("km") }`: runs of texts, which nothing separates. In a `VStack`, the
  /// unit stands below.
  func observeSiblings(_ views: [[TextView]], of call: ObservedCall) {
    let destination = TextDestination(function: call.name + "(content:)")
    for views in views {
      // What a single text shows is looked at where it stands.
      for run in views.split(whereSeparator: { !mayHaveParts($0) }) where run.count > 1 {
        for parts in parts(of: run) {
          observeSigns(in: parts, shownBy: destination)
          if call.name.hasSuffix("HStack"), case .value(_, let place, _)? = parts.first(where: { $0.text == nil }) {
            observeTime(writtenBy: parts, at: place, shownBy: destination)
          }
        }
      }
    }
  }

  private func mayHaveParts(_ view: TextView) -> Bool {
    view.name == "TextField"
      || view.name == "Text" && (view.call.arguments.count == 1 || view.call.arguments.last?.label?.text == "format")
  }

  /// What each run of two texts and more shows.
  private func parts(of views: ArraySlice<TextView>) -> [[WrittenPart]] {
    var runs: [(views: Int, parts: [WrittenPart])] = [(0, [])]
    for view in views {
      if let parts = parts(ofView: view) {
        runs[runs.count - 1].views += 1
        runs[runs.count - 1].parts += parts
      } else {
        runs.append((0, []))
      }
    }
    return runs.compactMap { $0.views > 1 ? $0.parts : nil }
  }

  /// What a text shows, whatever is set on it; nil for other views, and for what has a style with a sign of its own.
  func parts(ofView view: ExprSyntax) -> [WrittenPart]? {
    guard let call = innermostCall(of: view), let name = ObservedCall.name(of: call) else { return nil }
    return parts(ofView: (view, call, name))
  }

  private func parts(ofView view: TextView) -> [WrittenPart]? {
    guard view.name == "Text" || view.name == "TextField" else { return nil }
    return parts(ofText: ObservedCall(view.call, name: view.name))
  }

  private func parts(ofText call: ObservedCall) -> [WrittenPart]? {
    if let style = call.argument("format") {
      guard let value = call.name == "Text" ? call.unlabeled : call.argument("value"), isPlainNumber(style) else {
        return nil
      }
      return [.value(value, place: Syntax(call.node), isNumber: true)]
    }
    // What people enter has the name of an amount.
    if call.name == "TextField", let text = call.argument("text"), isAmount(text) {
      return [.value(text, place: Syntax(call.node), isNumber: true)]
    }
    guard call.name == "Text", call.node.arguments.count == 1,
      let text = call.unlabeled ?? call.argument("verbatim")
    else { return nil }
    guard let literal = text.bare.as(StringLiteralExprSyntax.self) else {
      return [.value(text, place: Syntax(call.node), isNumber: false)]
    }
    return parts(of: literal)
  }

  private static let amounts: Set<String> = [
    "amount", "price", "cost", "total", "budget", "balance", "salary", "rate", "fee", "tip", "weight", "distance",
    "height", "percentage", "percent",
  ]

  /// `$amount`, `$model.hourlyRate`.
  private func isAmount(_ text: ExprSyntax) -> Bool {
    guard let name = text.lastName?.drop(while: { $0 == "$" }) else { return false }
    let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
    return Self.amounts.contains(name[start...].lowercased())
  }

  /// `.number.precision(…)`, and nothing that writes a sign.
  private func isPlainNumber(_ style: ExprSyntax) -> Bool {
    let written = style.trimmedDescription
    return written.hasPrefix(".number") || written.hasPrefix("FloatingPointFormatStyle")
      || written.hasPrefix("IntegerFormatStyle")
  }

  /// `amountLabel.text = price.formatted()`, and `currencyLabel.text = "€"` in the statement before or behind.
  func observeLoneSign(_ value: ExprSyntax, setOn target: MemberAccessExprSyntax, shownBy destination: TextDestination)
  {
    guard let sign = value.literalText, (1...5).contains(sign.utf8.count), WrittenSign(alone: sign) != nil,
      let item = target.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), let place = list.index(of: item)
    else { return }
    let before = place > list.startIndex ? list[list.index(before: place)] : nil
    let next = list.index(after: place)
    for other in [before, next < list.endIndex ? list[next] : nil] {
      guard let elements = other?.item.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
        let label = elements.first?.as(MemberAccessExprSyntax.self), let number = elements.last,
        label.declName.baseName.text == target.declName.baseName.text
      else { continue }
      let written = parts(of: [number])
      guard written.count == 1, case .value(let value, _, let isNumber) = written[0] else { continue }
      let text: WrittenPart = .text(sign)
      let part: WrittenPart = .value(value, place: Syntax(number), isNumber: isNumber)
      let isBefore = WrittenSign(alone: sign)?.form == .currencySign && sign.utf8.count == 1
      return observeSigns(in: isBefore ? [text, part] : [part, text], shownBy: destination)
    }
  }

  // MARK: Numbers

  private static let fractions: Set<String> = [
    "Double", "Float", "Float32", "Float64", "CGFloat", "Decimal", "NSDecimalNumber", "CLLocationDistance",
    "CLLocationSpeed",
  ]

  /// The last words of names of what is counted.
  private static let countWords: Set<String> = [
    "count", "total", "score", "points", "likes", "views", "followers", "following", "subscribers", "members", "steps",
    "downloads", "stars", "votes", "balance", "quantity", "amount", "coins", "plays", "visits", "comments", "replies",
    "boosts", "reblogs", "favourites", "favorites", "reposts", "users", "players", "population", "sum", "words",
    "karma", "wins", "losses", "streak", "rating", "average", "listeners", "calories", "impressions", "upvotes",
    "shares", "credits", "tokens", "reviews", "participants", "attendees", "items", "messages", "posts", "songs",
  ]

  /// Notes a number that is written as it is: `String(score)`, `"\(score)"`, `score.description`.
  ///
  /// - Parameter isWhole: whether nothing else stands in the text, where a whole number counts too.
  func observePlainNumber(_ value: ExprSyntax, at place: some SyntaxProtocol, isWhole: Bool, use: Syntax) {
    guard let type = peek(value).unwrapped.name ?? fraction(called: value) else { return }
    if type == "Date" { return noteMachineDate(at: place) }
    let isFraction = Self.fractions.contains(type)
    let isCount = isWhole && (type == "NSNumber" || FormatSpecifierTypes.isNumber(type) && self.isCount(value))
    guard isFraction || isCount else { return }
    note(
      \.found.handMadeFormats,
      HandMadeFormat(
        place: observedPlace(place), form: .plainNumber, text: isFraction ? type : "",
        value: observedExpression(value), use: self.use(of: use)))
  }

  /// The type of what is a fraction by its name: `slider.value`, `field.doubleValue`.
  private func fraction(called value: ExprSyntax) -> String? {
    guard let member = value.bare.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    switch member.declName.baseName.text {
    case "doubleValue", "fractionCompleted": return "Double"
    case "floatValue": return "Float"
    case "value":
      let type = typeName(of: base) ?? ""
      return type == "UISlider" ? "Float" : type == "UIStepper" ? "Double" : nil
    default: return nil
    }
  }

  private func isCount(_ value: ExprSyntax) -> Bool {
    let value = value.bare
    if let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let only = call.arguments.first {
      return isCount(only.expression)
    }
    guard let name = value.lastName else { return false }
    let start = name.utf8.lastIndex { (0x41...0x5A).contains($0) } ?? name.startIndex
    return Self.countWords.contains(name[start...].lowercased())
  }

  /// `K` of `"\(followers / 1000)K"`.
  func abbreviation(after text: String, of value: ExprSyntax) -> String? {
    let trimmed = text.utf8.drop { $0 == 0x20 }
    guard let first = trimmed.first, "KkMmB".utf8.contains(first),
      trimmed.dropFirst().first.map({ !(0x41...0x5A).contains($0 & 0xDF) && $0 < 0x80 }) ?? true
    else { return nil }
    let evidence = evidence(in: value)
    return ["/1000", "/1_000", "/1e3", "/1e6", "/1.0e"].contains { evidence.contains($0) }
      ? String(UnicodeScalar(first)) : nil
  }
}
