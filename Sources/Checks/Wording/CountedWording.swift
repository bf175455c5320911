import FormatSpecifiers

/// Whether two texts say the same of one thing and of several.
enum CountedWording {
  /// `""` and `"s"`, an ending that is put behind a noun.
  static func isSuffix(_ one: String, _ many: String) -> Bool {
    guard one != many else { return false }
    func isEnding(_ text: String) -> Bool { text.count <= 3 && text.allSatisfy { $0.isLetter && $0.isLowercase } }
    guard isEnding(one), isEnding(many) else { return false }
    // `y` and `ies`; `is` and `are` are words.
    return one.isEmpty || many.isEmpty || (one == "y" && many == "ies")
  }

  /// `"1 photo was deleted"` and `"\(count) photos were deleted"`.
  static func areForms(_ one: String, _ many: String) -> Bool {
    let (first, second) = (words(of: one), words(of: many))
    guard !first.isEmpty, !second.isEmpty, one != many, !isCode(one), !isCode(many) else { return false }
    var rest = second
    var same = 0
    var isChanged = first.count != second.count
    for word in first {
      if let place = rest.firstIndex(of: word) {
        rest.remove(at: place)
        same += 1
      } else if let place = rest.firstIndex(where: { areForms(ofWord: word, $0) }) {
        rest.remove(at: place)
        same += 1
        isChanged = true
      }
    }
    isChanged = isChanged || namesOne(one) && hasNumber(many)
    return isChanged && same * 2 > max(first.count, second.count)
  }

  /// `1 \(noun)` and `\(count) \(noun)s`: an ending behind a word that is not known.
  static func haveEnding(_ one: String, _ many: String) -> Bool {
    var rest = many[...]
    while let start = rest.firstRange(of: "\\(")?.lowerBound {
      guard let end = rest[start...].firstIndex(of: ")") else { return false }
      let value = rest[start...end]
      rest = rest[rest.index(after: end)...]
      let ending = rest.prefix { $0.isLetter }
      guard ending == "s" || ending == "es" || ending == "en" || ending == "e", let own = one.firstRange(of: value)
      else {
        continue
      }
      if one[own.upperBound...].first.map({ !$0.isLetter }) ?? true { return true }
    }
    return false
  }

  /// `photo.one` and `photo.many`, `photos_singular` and `photos_plural`: names of keys for one thing and for several.
  static func areKeysOfForms(_ one: String, _ many: String) -> Bool {
    guard KeyShape(of: one).isSymbolic, KeyShape(of: many).isSymbolic else { return false }
    var (first, second) = (HolderName.words(of: one), HolderName.words(of: many))
    guard
      first.contains(where: { keyWordsOfOne.contains($0) }) || second.contains(where: { keyWordsOfMany.contains($0) })
    else { return false }
    first.removeAll { keyWordsOfOne.contains($0) }
    second.removeAll { keyWordsOfMany.contains($0) }
    return !first.isEmpty && first.count == second.count
      && zip(first, second).allSatisfy { $0 == $1 || areForms(ofWord: $0, $1) }
  }

  private static let keyWordsOfOne: Set<String> = ["one", "single", "singular", "sg", "individual"]
  private static let keyWordsOfMany: Set<String> = [
    "other", "others", "many", "multiple", "plural", "plurals", "pl", "several", "multi", "more", "few",
  ]

  static func isOneWord(_ one: String, _ many: String) -> Bool {
    let (first, second) = (words(of: one), words(of: many))
    // With a capital letter it is a heading, which stands without the number.
    return first.count == 1 && second.count == 1 && one.first?.isLowercase ?? false
  }

  private static let pairs: [String: String] = [
    "is": "are", "was": "were", "has": "have", "this": "these", "that": "those", "it": "them", "its": "their",
    "person": "people", "child": "children", "man": "men", "woman": "women", "does": "do", "needs": "need",
  ]
  private static let ones: Set<String> = [
    "one", "a", "an", "single", "1", "ein", "eine", "einen", "un", "une", "una", "een",
  ]

  private static func areForms(ofWord one: String, _ many: String) -> Bool {
    if pairs[one] == many { return true }
    let common = zip(one, many).prefix { $0 == $1 }.count
    return common >= 3 && common * 2 >= max(one.count, many.count) && max(one.count, many.count) - common <= 3
  }

  /// `star`, `star.2`; `http`, `https`.
  private static func isCode(_ text: String) -> Bool {
    text == "https" || !text.contains(" ") && text.contains(".") && Wording(text) == .none
  }

  /// Whether it says that there is one: in a digit or a word.
  private static func namesOne(_ text: String) -> Bool {
    text.contains("1") || text.split { !$0.isLetter }.contains { ones.contains($0.lowercased()) }
      || text.contains("\\(")
  }

  /// Whether the format for several writes a whole number (`%d`), and that for one has no name in its place.
  static func countsWithSpecifier(_ one: String, _ many: String) -> Bool {
    func objects(_ arguments: [FormatArgument]) -> Int { arguments.count { $0.kind == .value && $0.conversion == "@" } }
    let arguments = FormatString(many).arguments
    return arguments.contains { $0.kind == .value && "diuDU".contains($0.conversion) }
      && objects(FormatString(one).arguments) <= objects(arguments)
  }

  private static func hasNumber(_ text: String) -> Bool {
    text.contains("\\(") || text.contains("%") || text.contains("1")
  }

  /// In lower case, without values and words for one.
  private static func words(of text: String) -> [String] {
    var plain = ""
    var depth = 0
    var isBehindBackslash = false
    for character in text {
      if depth > 0 {
        if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      } else if isBehindBackslash, character == "(" {
        depth = 1
        plain += " "
      } else if character == "\\" {
        isBehindBackslash = true
        continue
      } else {
        plain.append(character)
      }
      isBehindBackslash = false
    }
    return plain.split(whereSeparator: \.isWhitespace).filter { !$0.contains("%") }
      .map { $0.filter { $0.isLetter || $0.isNumber }.lowercased() }
      .filter { word in word.contains(where: \.isLetter) && !ones.contains(word) }
  }
}
