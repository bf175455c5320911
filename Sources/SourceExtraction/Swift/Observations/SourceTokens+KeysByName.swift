extension SourceTokens {
  /// Types whose values are localized already, or are no text at all.
  private static let typesOfKeys: [StaticString] = ["LocalizedStringKey", "LocalizedStringResource", "Text", "Image"]

  /// Files that show more are followed throughout.
  private static let mostNames = 64

  /// Of names that are shown as they are (`Text(title)`), those that stand for a key wherever the file declares them:
  /// nothing is to be followed there.
  ///
  /// - Parameter names: the numbers of tokens.
  func keys(among names: [Int], in buffer: UnsafeBufferPointer<UInt8>) -> [Bool] {
    var isKey = Array(repeating: false, count: names.count)
    var isOther = isKey
    guard !names.isEmpty, names.count <= Self.mostNames else { return isKey }
    for number in tokens.indices.dropFirst().dropLast(3) where tokens[number].kind == .identifier {
      for (place, name) in names.enumerated() where !isOther[place] && isSame(number, name, in: buffer) {
        switch role(of: number, in: buffer) {
        case .key: isKey[place] = true
        case .other: isOther[place] = true
        case nil: break
        }
      }
    }
    return zip(isKey, isOther).map { $0 && !$1 }
  }

  private enum Role { case key, other }

  /// What a name is declared as; nil where it is no declaration.
  private func role(of number: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Role? {
    let before = number - 1
    let isVariable = isWord(before, "let", in: buffer) || isWord(before, "var", in: buffer)
    if tokens[number + 1].kind == .colon {
      // A label, a parameter, or a variable whose type is written.
      guard isVariable, Self.typesOfKeys.contains(where: { isWord(number + 2, $0, in: buffer) }) else { return .other }
      switch tokens[number + 3].kind {
      case .period, .binaryOperator: return .other
      default: return .key
      }
    }
    if isVariable { return .other }
    // `{ title in`, `{ title, place in`, `for title in`, `let (title, place)`.
    if isWord(number + 1, "in", in: buffer) || tokens[before].kind == .leftBrace && tokens[number + 1].kind == .comma {
      return .other
    }
    var start = before
    while start > 0, tokens[start].kind == .identifier || tokens[start].kind == .comma { start -= 1 }
    guard start > 0, tokens[start].kind == .leftParen else { return nil }
    return isWord(start - 1, "let", in: buffer) || isWord(start - 1, "var", in: buffer)
      || tokens[start - 1].kind == .leftBrace ? .other : nil
  }

  private func isSame(_ one: Int, _ other: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    let (one, other) = (tokens[one], tokens[other])
    let length = one.end - one.start
    guard other.end - other.start == length, buffer[one.start] == buffer[other.start] else { return false }
    return (1..<Swift.max(1, length)).allSatisfy { buffer[one.start + $0] == buffer[other.start + $0] }
  }
}
