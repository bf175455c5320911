/// What observations need of code that only hands texts on: without a literal, it would be left out.
extension OutlineReader {
  /// Notes where a function passes its texts to something else, or returns one.
  ///
  /// - Parameter body: the brace that opens its body.
  mutating func noteHandingOn(of function: Declaration, in body: Int) {
    let names = function.parameters.filter { $0.type.isText && !Self.isOfMachines($0.name.utf8) }
      .map { Array($0.name.utf8) }
    if !names.isEmpty {
      for number in (body + 1)..<source.partner(of: body) {
        let token = source.tokens[number]
        guard token.kind == .identifier, names.contains(where: { isName(token, $0) }), isHandedOn(number) else {
          continue
        }
        handedOn.append(number)
      }
    }
    if function.type.isText, !Self.isOfMachines(function.name.utf8) { noteResult(in: body) }
  }

  /// What ends the names of text that only machines read, and that nothing written in code is given to be shown.
  private static let machineWords: [StaticString] = [
    "url", "urls", "uri", "id", "ids", "identifier", "identifiers", "path", "paths", "uuid", "host", "query", "token",
    "hash", "json", "xml", "html", "css", "sql", "slug", "domain", "endpoint", "scheme", "filename", "folder",
  ]

  /// Whether a name ends with one of the words, as a word of its own: `feedURL`, `path`.
  static func isOfMachines(_ name: String.UTF8View) -> Bool {
    let name = Array(name)
    return machineWords.contains { word in
      let start = name.count - word.utf8CodeUnitCount
      guard start >= 0 else { return false }
      for place in 0..<word.utf8CodeUnitCount where name[start + place] | 0x20 != word.utf8Start[place] { return false }
      guard start > 0 else { return true }
      // A capital starts a word, and so does what follows anything but a letter.
      return name[start] & 0x20 == 0 || !(0x61...0x7A).contains(name[start - 1] | 0x20)
    }
  }

  /// Notes what gives the result of a body that returns text.
  mutating func noteResult(in body: Int) {
    let content = (body + 1)..<source.partner(of: body)
    let returns = content.filter { isWord($0, "return") }
    if !returns.isEmpty {
      handedOn = (handedOn + returns).sorted()
    } else if !content.isEmpty {
      handedOn = ([content.lowerBound] + handedOn).sorted()
    }
  }

  private func isName(_ token: SwiftToken, _ name: [UInt8]) -> Bool {
    guard token.end - token.start == name.count else { return false }
    for place in name.indices where bytes[token.start + place] != name[place] { return false }
    return true
  }

  private static let transforms: [StaticString] = [
    "uppercased", "lowercased", "capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase",
    "trimmingCharacters", "appending", "description",
  ]

  /// Whether a name stands where its value goes on: not before a dot or in a comparison, and not as a label.
  private func isHandedOn(_ number: Int) -> Bool {
    switch kind(number - 1) {
    case .period: return false
    case .colon where kind(number - 2) == .identifier && isOfMachines(number - 2): return false
    case .binaryOperator where !isJoining(number - 1): return false
    default: break
    }
    switch kind(number + 1) {
    case .colon: return false
    case .period: return isWord(number + 2, in: Self.transforms)
    case .binaryOperator: return isJoining(number + 1)
    case .equal: return false
    default: return true
    }
  }

  /// Whether a label says that its argument is nothing to be shown: `forKey:`, `atPath:`.
  private func isOfMachines(_ label: Int) -> Bool {
    isWord(label, "forKey") || Self.isOfMachines(text(label).utf8)
  }

  private func isJoining(_ number: Int) -> Bool {
    let token = source.tokens[number]
    return token.end - token.start <= 2
      && (bytes[token.start] == UInt8(ascii: "+") || bytes[token.start] == UInt8(ascii: "?"))
  }

  func handsTextOn(_ range: Range<Int>) -> Bool {
    !handedOn.isEmpty && handedOn.contains { range.contains($0) }
  }
}
