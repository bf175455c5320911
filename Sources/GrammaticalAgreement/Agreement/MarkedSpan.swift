/// A part of a text with one markup.
struct MarkedSpan {
  /// UTF-8 offsets in the whole text.
  let range: Range<Int>
  let markup: AgreementMarkup
  /// The words that lie in it wholly.
  let words: Range<Int>

  static func spans(of text: AgreementText, words: [PhraseWord]) -> [MarkedSpan] {
    var ranges: [(range: Range<Int>, markup: AgreementMarkup)] = []
    var offset = 0
    for run in text.runs {
      let end = offset + run.text.utf8.count
      if !run.markup.isEmpty, end > offset {
        if let last = ranges.last, last.range.upperBound == offset, last.markup == run.markup {
          ranges[ranges.count - 1].range = last.range.lowerBound..<end
        } else {
          ranges.append((offset..<end, run.markup))
        }
      }
      offset = end
    }
    var first = 0
    return ranges.map { range, markup in
      while first < words.count, words[first].token.range.lowerBound < range.lowerBound { first += 1 }
      var end = first
      while end < words.count, words[end].token.range.upperBound <= range.upperBound { end += 1 }
      defer { first = end }
      return MarkedSpan(range: range, markup: markup, words: first..<end)
    }
  }
}
