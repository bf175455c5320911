import SourceObservations
import SourceText

/// Observes in Objective-C sources what checks ask of code: text that is shown, formats, locales and directions.
///
/// Names and selectors alone are looked at, and the types of variables that the same file declares; nothing is followed
/// from one place to another.
struct ObjectiveCObserver {
  let tokens: [ObjectiveCToken]
  let macros: [String: LocalizingMacro]
  let text: SourceText
  let path: String
  /// Variable or property → the class that its declaration names.
  private let types: [String: String]
  private(set) var found = SourceObservations()
  private var owner: String?
  private let circumstances: ObservedPlace.Circumstances

  init(tokens: [ObjectiveCToken], macros: [String: LocalizingMacro], text: SourceText, path: String) {
    self.tokens = tokens
    self.macros = macros
    self.text = text
    self.path = path
    circumstances = FileObservations.circumstances(of: path)
    var types: [String: String] = [:]
    for place in tokens.indices.dropLast(2) where tokens[place + 1].isPunctuation("*") {
      if let type = tokens[place].name, let name = tokens[place + 2].name, type.first?.isUppercase == true {
        types[name] = type
      }
    }
    self.types = types
  }

  mutating func run() {
    let messages = ObjectiveCMessages(tokens: tokens)
    for (place, token) in tokens.enumerated() {
      switch token.kind {
      case .identifier(let name): observe(name, at: place)
      case .punctuation(UInt8(ascii: "[")): if let message = messages.message(at: place) { observe(message, at: place) }
      case .punctuation(UInt8(ascii: "=")): observeAssignment(at: place)
      default: break
      }
    }
    found.tidy()
  }

  // MARK: Names

  private static let directions: [String: (name: String, replacement: String)] = [
    "NSTextAlignmentLeft": ("left", "NSTextAlignmentNatural"),
    "NSTextAlignmentRight": ("right", "NSTextAlignmentNatural"),
    "leftAnchor": ("leftAnchor", "leadingAnchor"), "rightAnchor": ("rightAnchor", "trailingAnchor"),
    "NSLayoutAttributeLeft": ("left", "NSLayoutAttributeLeading"),
    "NSLayoutAttributeRight": ("right", "NSLayoutAttributeTrailing"),
  ]

  private static let errorKeys: Set<String> = [
    "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey", "NSLocalizedRecoverySuggestionErrorKey",
  ]

  private mutating func observe(_ name: String, at place: Int) {
    if name == "implementation", place > 0, tokens[place - 1].isPunctuation("@"), place + 1 < tokens.count {
      owner = tokens[place + 1].name
    }
    if let direction = Self.directions[name] {
      found.directionalLayouts.append(
        DirectionalLayout(
          place: self.place(place..<(place + 1)), name: direction.name, use: nil, replacement: direction.replacement))
    }
    if name == "preferredLanguages" {
      found.languageChoices.append(
        LanguageChoice(
          place: self.place(place..<(place + 1)), name: "NSLocale.preferredLanguages", use: name, isCompared: false,
          isMatched: false))
    }
    if Self.errorKeys.contains(name), place + 1 < tokens.count, tokens[place + 1].isPunctuation(":") {
      let destination = TextDestination(function: "NSError.userInfo", label: name, type: "NSString", role: .error)
      note(endOfValue(from: place + 2), shownBy: destination)
    }
  }

  // MARK: Assignments

  private mutating func observeAssignment(at place: Int) {
    guard place > 1, place + 1 < tokens.count, !tokens[place + 1].isPunctuation("="),
      let property = tokens[place - 1].name, tokens[place - 2].isPunctuation(".")
    else { return }
    let holder = place > 2 ? tokens[place - 3].name : nil
    let value = endOfValue(from: place + 1)
    if property == "dateFormat" { return noteDateFormat(value, holder: holder) }
    guard let destination = destination(ofProperty: property, of: holder) else { return }
    note(value, shownBy: destination)
  }

  /// Properties that show text whatever has them.
  private static let shownAnywhere: Set<String> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "placeholder", "attributedPlaceholder",
    "messageText", "informativeText", "toolTip", "placeholderString", "secondaryText",
  ]

  private func destination(ofProperty name: String, of holder: String?) -> TextDestination? {
    let known = ShownTextAPIs.shared
    guard known.hasProperties(named: name) else { return nil }
    if let holder, holder != "self" {
      if let type = types[holder] {
        if let found = known.property(name, ofAnyOf: [type]) { return found }
      } else if let type = known.result(ofMember: holder, of: nil) {
        return known.property(name, ofAnyOf: [type])
      } else if let found = known.property(name, ofOneCalled: holder) {
        return found
      }
    } else if name == "title", owner?.hasSuffix("ViewController") == true {
      return TextDestination(function: "UIViewController.title", type: "NSString")
    }
    guard Self.shownAnywhere.contains(name) else { return nil }
    return TextDestination(
      function: name, type: "NSString", role: name.hasPrefix("accessibility") ? .accessibility : .display)
  }

  // MARK: Messages

  private mutating func observe(_ message: ObjectiveCMessage, at place: Int) {
    switch message.selector {
    case "setDateFormat:": noteDateFormat(message.arguments[0], holder: tokens[message.receiver.lowerBound].name)
    case "stringWithFormat:", "localizedStringWithFormat:", "initWithFormat:", "appendFormat:",
      "stringByAppendingFormat:":
      noteFormat(message, at: place)
    case "localeWithLocaleIdentifier:", "initWithLocaleIdentifier:":
      guard let identifier = literals(in: message.arguments[0]).first.flatMap({ string(at: $0) }) else { return }
      found.fixedLocales.append(
        FixedLocale(place: self.place(place..<(message.arguments[0].upperBound + 1)), identifier: identifier, use: nil))
    default:
      for (position, destination) in ShownTextAPIs.shared.arguments(ofSelector: message.selector)
      where position < message.arguments.count {
        note(message.arguments[position], shownBy: destination)
      }
    }
  }

  private mutating func noteDateFormat(_ value: Range<Int>, holder: String?) {
    guard let first = literals(in: value).first, let pattern = string(at: first) else { return }
    found.handMadeFormats.append(
      HandMadeFormat(place: place(value), form: .datePattern, text: pattern, property: "dateFormat", object: holder))
  }

  private mutating func noteFormat(_ message: ObjectiveCMessage, at place: Int) {
    let parts = parts(of: message.arguments[0])
    guard let format = parts.first else { return }
    let isLocalized = format.contains { tokens[$0].name.map { macros[$0] != nil } ?? false }
    found.formattedTexts.append(
      FormattedText(
        place: self.place(place..<(message.arguments[0].upperBound + 1)), function: message.selector,
        format: format.count == 1 ? string(at: format.lowerBound) : nil, isFormatLocalized: isLocalized, locale: nil,
        arguments: parts.dropFirst().map { ObservedExpression(source: source(of: $0)) }))
  }

  // MARK: Values

  /// Notes the literals that a value may come to.
  private mutating func note(_ value: Range<Int>, shownBy destination: TextDestination) {
    for literal in literals(in: value) {
      guard let text = string(at: literal), text.unicodeScalars.contains(where: \.properties.isAlphabetic),
        !text.hasPrefix("http://"), !text.hasPrefix("https://")
      else { continue }
      // Specifiers are no words.
      guard text.split(separator: " ").contains(where: { !$0.contains("%") && $0.contains(where: \.isLetter) }) else {
        continue
      }
      found.unlocalizedTexts.append(
        UnlocalizedText(
          place: place(literal..<(literal + 1)), text: ObservedText(parts: [.text(text)]), destination: destination))
    }
  }

  private static let wrappers: Set<String> = ["stringWithFormat:", "initWithString:", "stringByAppendingString:"]

  /// The tokens of the literals that a value may come to: not those that are given to functions and other messages.
  private func literals(in value: Range<Int>) -> [Int] {
    var found: [Int] = []
    var place = value.lowerBound
    let messages = ObjectiveCMessages(tokens: tokens)
    while place < value.upperBound {
      switch tokens[place].kind {
      case .string where place + 1 >= tokens.count || !tokens[place + 1].isString:
        // Of literals that C joins, the last stands for all.
        if !isCompared(place) { found.append(place) }
      case .identifier where place + 1 < value.upperBound && tokens[place + 1].isPunctuation("("):
        place = end(ofBracket: place + 1, in: value)
      case .punctuation(UInt8(ascii: "[")) where !(place > 0 && tokens[place - 1].isPunctuation("@")):
        if let message = messages.message(at: place), Self.wrappers.contains(message.selector),
          let first = parts(of: message.arguments[0]).first
        {
          found += literals(in: message.receiver) + literals(in: first)
        }
        place = end(ofBracket: place, in: value)
      default: break
      }
      place += 1
    }
    return found
  }

  private func isCompared(_ place: Int) -> Bool {
    place > 0 && tokens[place - 1].isPunctuation("=") && place > 1 && tokens[place - 2].isPunctuation("=")
  }

  private func string(at place: Int) -> String? {
    var start = place
    while start > 0, tokens[start - 1].isString { start -= 1 }
    let parts = tokens[start...place].compactMap { token -> String? in
      if case .string(let text) = token.kind { return text }
      return nil
    }
    return parts.isEmpty ? nil : parts.joined()
  }

  /// What commas part.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for place in range {
      if Self.isOpening(tokens[place]) { depth += 1 }
      if Self.isClosing(tokens[place]) { depth -= 1 }
      if depth == 0, tokens[place].isPunctuation(",") {
        parts.append(start..<place)
        start = place + 1
      }
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private static func isOpening(_ token: ObjectiveCToken) -> Bool {
    token.isPunctuation("(") || token.isPunctuation("[") || token.isPunctuation("{")
  }

  private static func isClosing(_ token: ObjectiveCToken) -> Bool {
    token.isPunctuation(")") || token.isPunctuation("]") || token.isPunctuation("}")
  }

  private func end(ofBracket start: Int, in range: Range<Int>) -> Int {
    var depth = 0
    for place in start..<range.upperBound {
      if Self.isOpening(tokens[place]) { depth += 1 }
      if Self.isClosing(tokens[place]) {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return range.upperBound
  }

  /// The tokens of a value: to the end of the statement, or to what closes or parts what is around it.
  private func endOfValue(from start: Int) -> Range<Int> {
    var depth = 0
    var place = start
    while place < tokens.count, place - start < 1024 {
      let token = tokens[place]
      if depth == 0, token.isPunctuation(";") || token.isPunctuation(",") || Self.isClosing(token) { break }
      if Self.isOpening(token) { depth += 1 }
      if Self.isClosing(token) { depth -= 1 }
      place += 1
    }
    return start..<Swift.max(start, place)
  }

  // MARK: Places

  private func place(_ range: Range<Int>) -> ObservedPlace {
    let range = range.clamped(to: tokens.indices)
    guard let first = range.first, let last = range.last else {
      return ObservedPlace(
        path: path, range: text.position(at: UTF8Offset(0))..<text.position(at: UTF8Offset(0)), source: "")
    }
    var start = first
    while start > 0, tokens[start].isString, tokens[start - 1].isString { start -= 1 }
    let (lower, upper) = (tokens[start].offset, end(of: tokens[last]))
    return ObservedPlace(
      path: path, range: text.position(at: UTF8Offset(lower))..<text.position(at: UTF8Offset(upper)),
      enclosingDeclaration: owner, source: excerpt(lower, upper), circumstances: circumstances)
  }

  private func source(of range: Range<Int>) -> String { place(range).source }

  private static let longestExcerpt = 400

  private func excerpt(_ lower: Int, _ upper: Int) -> String {
    let upper = Swift.max(lower, Swift.min(upper, text.bytes.count))
    let text = String(decoding: text.bytes[lower..<Swift.min(upper, lower + Self.longestExcerpt)], as: UTF8.self)
    return upper - lower > Self.longestExcerpt ? text + "…" : text
  }

  private func end(of token: ObjectiveCToken) -> Int {
    let bytes = text.bytes
    switch token.kind {
    case .identifier(let name): return token.offset + name.utf8.count
    case .punctuation: return token.offset + 1
    case .number:
      return bytes[token.offset...].firstIndex { byte in
        !(byte >= 0x30 && byte <= 0x39) && byte != UInt8(ascii: ".") && byte | 0x20 < UInt8(ascii: "a")
      } ?? bytes.count
    case .string:
      guard var place = bytes[token.offset...].firstIndex(of: UInt8(ascii: "\"")).map({ $0 + 1 }) else {
        return bytes.count
      }
      while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\n") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      return Swift.min(place + 1, bytes.count)
    }
  }
}
