/// A word, number or mark of a text.
struct PhraseToken {
  enum Kind {
    case word
    case number
    case mark
  }

  let kind: Kind
  /// UTF-8 offsets in the whole text.
  var range: Range<Int>
  var text: String

  var endsInApostrophe: Bool { kind == .word && (text.last == "'" || text.last == "’") }
}

extension PhraseToken {
  /// The tokens of a text in order; spaces are between them.
  static func tokens(in text: String, lexicon: Lexicon) -> [PhraseToken] {
    var tokens: [PhraseToken] = []
    var offset = 0
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if character.isWhitespace || character.isInvisible {
        offset += character.utf8.count
        text.formIndex(after: &index)
        continue
      }
      let end: String.Index
      let kind: Kind
      if character.isLetter {
        kind = .word
        end = endOfWord(in: text, from: index, elides: lexicon.hasElision)
      } else if character.isNumber {
        kind = .number
        end = endOfNumber(in: text, from: index)
      } else {
        kind = .mark
        end = text.index(after: index)
      }
      let part = String(text[index..<end])
      let length = part.utf8.count
      tokens.append(PhraseToken(kind: kind, range: offset..<offset + length, text: part))
      offset += length
      index = end
    }
    return joiningListedPairs(tokens, lexicon: lexicon)
  }

  private static func endOfWord(in text: String, from start: String.Index, elides: Bool) -> String.Index {
    var index = text.index(after: start)
    while index < text.endIndex {
      let character = text[index]
      if character.isLetter {
        text.formIndex(after: &index)
        continue
      }
      let next = text.index(after: index)
      let isBeforeLetter = next < text.endIndex && text[next].isLetter
      if character == "'" || character == "’" {
        if elides { return isBeforeLetter ? next : index }
        guard isBeforeLetter else { return index }
      } else if character != "-" || !isBeforeLetter {
        return index
      }
      index = next
    }
    return index
  }

  /// Digits, with single separators between them.
  private static func endOfNumber(in text: String, from start: String.Index) -> String.Index {
    var index = text.index(after: start)
    while index < text.endIndex {
      if text[index].isNumber {
        text.formIndex(after: &index)
        continue
      }
      let next = text.index(after: index)
      guard next < text.endIndex, text[next].isNumber, ".,'’٫٬\u{a0}\u{202f}".contains(text[index]) else { break }
      index = next
    }
    return index
  }

  /// Pairs such as French "de la", where the lexicon lists them.
  private static func joiningListedPairs(_ tokens: [PhraseToken], lexicon: Lexicon) -> [PhraseToken] {
    guard lexicon.hasPairs else { return tokens }
    var joined: [PhraseToken] = []
    for token in tokens {
      if token.kind == .word, let last = joined.last, last.kind == .word,
        token.range.lowerBound == last.range.upperBound + 1, lexicon.lists(last.text + " " + token.text)
      {
        joined[joined.count - 1].text += " " + token.text
        joined[joined.count - 1].range = last.range.lowerBound..<token.range.upperBound
      } else {
        joined.append(token)
      }
    }
    return joined
  }

  /// What the digits count, where they can be read: with a separator it is not known whether it marks a fraction.
  var count: AgreementCount? {
    guard kind == .number else { return nil }
    var value = 0
    for character in text {
      guard let digit = character.wholeNumberValue else { return .integer(2) }
      let (product, overflows) = value.multipliedReportingOverflow(by: 10)
      if overflows || product > Int.max - 9 { return .integer(2) }
      value = product + digit
    }
    return .integer(value)
  }
}

extension Character {
  /// Marks of direction, which surround what was put into a text.
  fileprivate var isInvisible: Bool { unicodeScalars.allSatisfy { $0.properties.generalCategory == .format } }
}
